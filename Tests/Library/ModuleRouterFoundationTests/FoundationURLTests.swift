// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterFoundation
import ModuleRouterTesting
import Testing

private struct NoteConfiguration {
    var id = UUID()
    var origin: RouteURL?
}

private final class NoteScreen: HeadlessScreen {
    var configuration = NoteConfiguration()
}

private struct NoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { URLPattern("notes://note/\(\.id)", by: .outside, url: \.origin) }
    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: NoteConfiguration) -> NoteScreen? {
        let screen = NoteScreen()
        screen.configuration = configuration
        return screen
    }
}

private struct SearchRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { URLPattern("https://notes.example/search/:text", by: .outside) }
    func makeDestination(with configuration: RouteConfiguration) -> String? { configuration.urlValues["text"] }
}

/// Routes by URLs of Foundation.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        NoteRouter.self
        SearchRouter.self
    })
struct FoundationURLTests {
    let window = HeadlessWindow()
    let id = UUID()

    @Test func opensURLs() async throws {
        let url = try #require(URL(string: "notes://note/\(id)"))
        #expect(Router.canOpen(url: url))
        let router = try #require(Router.perform(url: url, from: window.root))
        let configuration = try #require(router.destination as? NoteScreen).configuration
        #expect(configuration.id == id)
        #expect(configuration.origin?.url == url)
        #expect(try Router.destination(url: url) is NoteScreen)
        #expect(Router.perform(url: url, path: .presentModally(from: window.root)) != nil)
        #expect(try await Router.route(url: url, from: window.root, animated: false).view?.state == .routed)
        #expect(try await Router.route(url: url, path: .push(from: window.root)).view?.state == .routed)
    }

    @Test func textThatIsNoIdentifierIsRejected() throws {
        let url = try #require(URL(string: "notes://note/\(id)-"))
        #expect(!Router.canOpen(url: url))
        #expect(Router.perform(url: url, from: window.root) == nil)
    }

    @Test func makesServices() throws {
        var url = try #require(URL(string: "https://notes.example/search/"))
        url.append(path: "tea & büns")
        #expect(try Router.destination(serviceURL: url) as? String == "tea & büns")
    }
}
