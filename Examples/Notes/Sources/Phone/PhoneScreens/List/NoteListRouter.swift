// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import ModuleRouterUIKit
import NoteListFeature
import NoteListInterface

/// Provides the list as a UIKit screen.
struct NoteListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteList) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> NoteListController? {
        NoteListController(try NoteListModel())
    }
}
#endif
