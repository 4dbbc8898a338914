// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor private protocol Page: AnyObject { var text: String { get set } }
@MainActor private protocol Chapter: AnyObject { var words: String { get set } }
@MainActor private protocol Letter: AnyObject { var message: String { get set } }

extension RoutableView where Protocol == any Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Chapter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Letter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PageScreen: HeadlessScreen, Page {
    var text = ""
    var preparations = 0
}

private struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Page>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> PageScreen? { PageScreen() }
    func prepare(_ destination: PageScreen, with configuration: RouteConfiguration) {
        destination.preparations += 1
    }
}

private final class ChapterProxy: Chapter, ViewRouteProxy {
    let page: any Page
    init(_ page: any Page) { self.page = page }
    var routedDestination: AnyObject { page }
    var words: String {
        get { page.text }
        set { page.text = "chapter: \(newValue)" }
    }
}

private final class LetterProxy: Letter, ViewRouteProxy {
    let chapter: any Chapter
    init(_ chapter: any Chapter) { self.chapter = chapter }
    var routedDestination: AnyObject { chapter }
    var message: String {
        get { chapter.words }
        set { chapter.words = "letter: \(newValue)" }
    }
}

private enum PageAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any Letter>(), to: RoutableView<any Chapter>()) { LetterProxy($0) }
        Adapts(RoutableView<any Chapter>(), to: RoutableView<any Page>()) { ChapterProxy($0) }
    }
}

/// A proxy that is passed back to a route stands for its view.
@MainActor
@Suite(
    .routes {
        PageRouter.self; PageAdapter.self
    })
struct ReturningProxyTests {
    let window = HeadlessWindow()
    private let chapter = RoutableView<any Chapter>()
    private let letter = RoutableView<any Letter>()

    private var page: PageScreen {
        get throws { try #require(window.topScreen as? PageScreen) }
    }

    @Test func theViewOfAProxyIsShown() throws {
        let made = try #require(Router.makeDestination(to: chapter))
        made.words = "hello"
        let router = Router.to(chapter)?.perform(onDestination: made, path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(try page.text == "chapter: hello")
        #expect(try page.preparations == 2)
        #expect((made as? ChapterProxy)?.page === window.topScreen)
    }

    @Test func theViewOfAProxyOfAProxyIsShown() throws {
        let made = try #require(Router.makeDestination(to: letter))
        made.message = "hello"
        let router = Router.to(letter)?.perform(onDestination: made, path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(try page.text == "chapter: letter: hello")
    }

    @Test func theViewOfAProxyIsPrepared() throws {
        let made = try #require(Router.makeDestination(to: chapter))
        Router.to(chapter)?.prepare(
            destination: made,
            configuring: { configuration, _ in configuration.prepareDestination = { $0.words = "again" } })
        #expect(made.words == "chapter: again")
        #expect(((made as? ChapterProxy)?.page as? PageScreen)?.preparations == 2)
    }

    @Test func anObjectThatIsNoProxyOfAViewIsAnError() {
        let made = LetterProxy(ChapterProxy(PageScreen()))
        #expect(Router.to(letter)?.perform(onDestination: made, path: .push(from: window.root))?.state == .routed)
        var codes: [String] = []
        Router.to(chapter)?.perform(
            onDestination: Impostor(), path: .push(from: window.root),
            configuring: { configuration, _ in configuration.errorHandler = { codes.append("\($0) \($1.code)") } })
        #expect(codes == ["performOnDestination invalid-configuration"])
    }
}

private final class Impostor: Chapter {
    var words = ""
}
