// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import MarkdownInterface
import ModuleRouterViews
import NoteFeature
import NotesInterface
import NoteViewInterface

/// Provides a note as a SwiftUI screen.
struct NoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.note) { $0 }
        // Names contain slashes, so they take the rest of the path.
        URLPattern(
            "{notes://|https://notes.example/}note/*\(\.noteName)?edit=\(\.isEditing, default: false)", by: .outside)
    }

    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: NoteConfiguration) throws -> NoteScreen? {
        NoteScreen(
            try NoteModel(configuration, in: Router.destination(for: .noteCollection)),
            markdown: try Router.destination(for: .markdown))
    }
}
#endif
