// SPDX-License-Identifier: Apache-2.0

extension AcceptedProgram {
    static let urls = AcceptedProgram(
        testDescription: "URL patterns",
        source: #"""
            import ModuleRouterViews
            @MainActor protocol NoteModuleInput: AnyObject { var name: String { get set }; var page: Int? { get set } }
            extension RoutableViewModule where Protocol == any NoteModuleInput { init() { self.init(declaredProtocol: Protocol.self) } }
            final class NoteConfiguration: NoteModuleInput { var name = ""; var page: Int?; var tags: [String] = []; var isEditing = false; var origin: RouteURL? }
            @MainActor final class NoteScreen {}
            @MainActor final class ListConfiguration { static let firstPage = 1; var page = 0; var section = Section.top; var line = 0; var isFolded = false }
            @MainActor enum Reader { static var line = 1; static func isTired() -> Bool { false } }
            struct ListRouter: ViewRouteProvider {
                static var routes: RouteList<Self> {
                    URLPattern("notes://list?p=\(\.page, default: ListConfiguration.firstPage)&s=\(\.section, default: .history)")
                    URLPattern("notes://read?l=\(\.line, default: Reader.line)&f=\(\.isFolded, default: Reader.isTired())")
                }
                static func makeConfiguration() -> ListConfiguration { ListConfiguration() }
                func makeDestination(with configuration: ListConfiguration) -> NoteScreen? { NoteScreen() }
            }
            enum Section: String, CaseIterable, URLParameter { case top, history }
            struct NoteRouter: ViewRouteProvider, URLActionPerformer {
                static var routes: RouteList<Self> {
                    Provides(RoutableViewModule<any NoteModuleInput>()) { $0 }
                    URLPattern("notes://note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)", by: .outside, url: \.origin)
                    URLPattern("notes://named/:name") { url, configuration in configuration.name = url["name"] ?? "" } printing: { ["name": $0.name] }
                }
                static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
                func makeDestination(with configuration: NoteConfiguration) -> NoteScreen? { NoteScreen() }
                static func perform(_ action: String, of url: RouteURL, on destination: NoteScreen) {}
            }
            struct PlainRouter: ViewRouteProvider {
                static var routes: RouteList<Self> { URLPattern("notes://settings/:section(general|privacy)", by: .outside) }
                func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? { NoteScreen() }
            }
            nonisolated struct SearchConfiguration: Codable { var text = ""; var section: String? }
            struct SearchRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("notes://search?q=:text", by: .outside) }
                static func makeConfiguration() -> SearchConfiguration { SearchConfiguration() }
                func makeDestination(with configuration: SearchConfiguration) -> String? { configuration.text }
            }
            nonisolated struct JumpConfiguration { var section = Section.top; var depth = 0 }
            struct JumpRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("notes://jump/\(\.section)/\(\.depth)", by: .outside) }
                static func makeConfiguration() -> JumpConfiguration { JumpConfiguration() }
                func makeDestination(with configuration: JumpConfiguration) -> String? { "" }
            }
            struct AlertRouter: MainActorServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("notes://alert/:text", by: .outside) }
                func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? { NoteScreen() }
            }
            @MainActor func open(from source: any ViewRouteSource) async throws {
                Router.perform(url: "notes://note/x", from: source) { result in _ = result }
                try await Router.route(url: "notes://note/x", from: source, by: .app)
                _ = try Router.url(for: RoutableViewModule<any NoteModuleInput>(), scheme: "notes") { $0.name = "x" }
                _ = try Router.destination(url: "notes://note/x")
                _ = Router.canOpen(url: "notes://note/x")
            }
            """#)
}
