// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import NoteListFeature
import NoteListInterface

/// Provides the list as a SwiftUI screen.
struct NoteListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteList) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> NoteListScreen? {
        NoteListScreen(try NoteListModel())
    }
}
#endif
