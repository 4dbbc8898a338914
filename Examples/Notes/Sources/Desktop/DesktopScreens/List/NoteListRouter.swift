// SPDX-License-Identifier: Apache-2.0

#if GTK
import ModuleRouterViews
import NoteListFeature
import NoteListInterface

/// Provides the list as a screen of a window.
struct NoteListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteList) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> NoteListScreen? {
        NoteListScreen(try NoteListModel(), try Router.destination(for: .desktopMemory))
    }
}
#endif
