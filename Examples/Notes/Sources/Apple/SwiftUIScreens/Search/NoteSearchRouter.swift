// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import NoteSearchFeature
import NoteSearchInterface
import NotesInterface

/// Provides a search as a SwiftUI screen.
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
#endif
