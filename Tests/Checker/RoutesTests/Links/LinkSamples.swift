// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import Testing

/// Apps with URL patterns.
enum LinkSamples {
    /// An app with patterns of each form.
    static let notes = [
        "Sources/NoteInterface/Note.swift": """
        public import ModuleRouter

        public protocol NoteInput: AnyObject { var name: String { get set } }
        extension RoutableServiceModule where Protocol == any NoteInput {
            public init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        "Sources/NoteModule/NoteConfiguration.swift": """
        import ModuleRouterViews

        class NoteParameters { var page: Page? }
        typealias Page = Int

        final class NoteConfiguration: NoteParameters, NoteInput {
            var name = ""
            var isEditing = false
            var tags: [String] = []
            var section = Section.recent
        }

        enum Section: String, CaseIterable, URLParameter { case recent, starred = "with-star" }
        """,
        "Sources/NoteModule/NoteRouter.swift": """
        import ModuleRouterViews
        import NoteInterface

        public struct NoteRouter: ServiceRouteProvider {
            public init() {}
            public static var routes: RouteList<Self> {
                Provides(RoutableServiceModule<any NoteInput>()) { $0 }
                URLPattern(
                    "{notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags)",
                    by: .outside)
                URLPattern("https://notes.example/list/\\(\\.section)?q=\\(\\.name)", by: .outside)
                URLPattern("https://notes.example/item/:id(Int)", by: .outside) { _, _ in }
                URLPattern("notes://admin/*rest", by: .app) { _, _ in }
            }
            public static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
            public func makeDestination(with configuration: NoteConfiguration) -> NoteInput? { configuration }
        }
        """,
        "Sources/App/main.swift": """
        import ModuleRouter
        import NoteInterface
        import NoteModule

        RouteRegistry.shared.register { NoteRouter.self }
        RouteRegistry.shared.redirectURL("notes://open?name=:name", to: "notes://note/:name")
        """,
    ]

    /// The app of the page External links.
    static let page = notes.merging([
        "Sources/NoteModule/NoteConfiguration.swift": """
        import NoteInterface

        public final class NoteConfiguration: NoteInput {
            public var name = ""
            public var page: Int?
        }
        """,
        "Sources/NoteModule/NoteRouter.swift": """
        import ModuleRouterViews
        import NoteInterface

        public struct NoteRouter: ServiceRouteProvider {
            public init() {}
            public static var routes: RouteList<Self> {
                Provides(RoutableServiceModule<any NoteInput>()) { $0 }
                URLPattern("{notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}", by: .outside)
                URLPattern("https://notes.example/item/:id(Int)", by: .outside) { _, _ in }
            }
            public static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
            public func makeDestination(with configuration: NoteConfiguration) -> NoteInput? { configuration }
        }
        """,
        "Sources/App/main.swift": """
        import ModuleRouter
        import NoteModule

        RouteRegistry.shared.register { NoteRouter.self }
        """,
    ]) { _, new in new }

    /// Reads the URL patterns of an app whose modules are the folders in `Sources`.
    static func list(_ files: [String: String]) async throws -> LinkList {
        let folder = try TemporaryFolder(files)
        let names = Set(files.keys.map { $0.split(separator: "/")[1] }).sorted()
        let modules = names.map { name in
            SourceModule(
                name: String(name), role: name == "App" ? .executable : .library,
                files: files.keys.filter { $0.hasPrefix("Sources/\(name)/") }.sorted().map { "\(folder.path)/\($0)" },
                dependencies: name == "App" ? names.filter { $0 != "App" }.map(String.init) : [])
        }
        return try await list(of: SourceApp(entryPoint: "App", modules: modules))
    }

    static func list(of app: SourceApp) async throws -> LinkList {
        let scan = await SourceScanner().scan(app)
        #expect(scan.problems == [])
        return LinkReader.links(of: RouteGraph(of: app, files: scan.files), in: app, target: .host)
    }
}
#endif
