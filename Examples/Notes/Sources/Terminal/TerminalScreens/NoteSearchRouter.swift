// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import NoteSearchFeature
import NoteSearchInterface
import NotesInterface

/// Provides a search as a screen of a terminal.
struct NoteSearchRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.noteSearch) { $0 }
        URLPattern("{notes://|https://notes.example/}search?q=\(\.words)", by: .outside)
    }

    static func makeConfiguration() -> NoteSearchConfiguration { NoteSearchConfiguration() }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: NoteSearchConfiguration) throws -> NoteSearchScreen? {
        NoteSearchScreen(try NoteSearchModel(configuration, in: Router.destination(for: .noteCollection)))
    }
}
