// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import NoteListFeature
import NoteListInterface

/// Provides the list as a screen of a terminal.
struct NoteListRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        // The view is shown; its model is what others know.
        Provides(RoutableView<any NoteListViewInput>()) { $0.model }
    }

    func makeDestination(with configuration: ViewRouteConfiguration) throws -> NoteListScreen? {
        NoteListScreen(try NoteListModel())
    }
}
