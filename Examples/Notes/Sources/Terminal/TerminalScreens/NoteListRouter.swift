// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import NoteListFeature
import NoteListInterface

/// Provides the list as a screen of a terminal.
struct NoteListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        // The route shows the screen. Callers receive its model.
        Provides(.noteList) { $0.model }
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> NoteListScreen? {
        NoteListScreen(try NoteListModel())
    }
}
