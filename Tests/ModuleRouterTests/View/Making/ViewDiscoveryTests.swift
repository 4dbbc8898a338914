// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor private protocol Page: AnyObject {}
@MainActor private protocol Chapter: AnyObject {}
@MainActor private protocol ChapterModule: AnyObject { var number: Int { get set } }

extension RoutableView where Protocol == any Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Chapter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any ChapterModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private class PageScreen: HeadlessScreen, Page {}
private final class ChapterScreen: PageScreen, Chapter {}
private final class UnknownScreen: HeadlessScreen {}

@MainActor private final class ChapterConfiguration: ChapterModule { var number = 1 }

/// A custom event, sent to the providers that care.
private protocol AppEventObserver { static func appWillTerminate() -> String }

private struct PageRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableView<any Page>()) { $0 }
        Identifier("page")
    }
    func makeDestination(with configuration: ViewRouteConfiguration) -> PageScreen? { PageScreen("page") }
}

private struct ChapterRouter: ViewRouteProvider, AppEventObserver {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableView<any Chapter>()) { $0 }
        Provides(RoutableViewModule<any ChapterModule>()) { $0 }
        Identifier("chapter")
    }
    static func makeConfiguration() -> ChapterConfiguration { ChapterConfiguration() }
    func makeDestination(with configuration: ChapterConfiguration) -> ChapterScreen? {
        ChapterScreen("chapter \(configuration.number)")
    }
    nonisolated static func appWillTerminate() -> String { "the chapter is saved" }
}

/// Routes that are found by something else than a protocol.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        PageRouter.self; ChapterRouter.self; AServiceRouter.self
    })
struct ViewDiscoveryTests {
    let window = HeadlessWindow()

    private var title: String? { (window.topScreen as? HeadlessScreen)?.title }

    @Test func byIdentifier() throws {
        let router = try #require(
            Router.to(viewIdentifier: "chapter")?.perform(path: .push(from: window.root)))
        #expect(router.state == .routed)
        #expect(router.destination is ChapterScreen)
        #expect(title == "chapter 1")
    }

    @Test func byIdentifierOfAViewAndNotOfAService() {
        #expect(Router.to(viewIdentifier: "com.example.service.a") == nil)
    }

    @Test func byClassTheDefaultRouteComesFirstThenThoseOfSuperclasses() {
        let routes = Router.viewRoutes(toClass: ChapterScreen.self)
        #expect(routes.compactMap { ($0.makeDestination() as? HeadlessScreen)?.title } == ["chapter 1", "page"])
    }

    @Test func byClassOfASuperclassOnlyItsOwn() {
        let routes = Router.viewRoutes(toClass: PageScreen.self)
        #expect(routes.compactMap { ($0.makeDestination() as? HeadlessScreen)?.title } == ["page"])
    }

    @Test func byClassThatNobodyMakesNone() {
        #expect(Router.viewRoutes(toClass: UnknownScreen.self).isEmpty)
        #expect(Router.viewRoutes(toClass: AService.self).isEmpty)
    }

    @Test func byOneOfSeveralKeys() throws {
        for (key, title) in [
            (SwitchableView(RoutableView<any Page>()), "page"),
            (SwitchableView(RoutableView<any Chapter>()), "chapter 1"),
        ] {
            #expect(Router.to(key)?.perform(path: .push(from: window.root))?.state == .routed)
            #expect(self.title == title)
        }
    }

    @Test func byOneOfSeveralModuleKeys() {
        let key = SwitchableViewModule(RoutableViewModule<any ChapterModule>())
        #expect(Router.to(key)?.perform(path: .push(from: window.root))?.state == .routed)
        #expect(title == "chapter 1")
    }

    @Test func anUnprovidedKeyIsNotFound() {
        #expect(Router.to(SwitchableView(RoutableView<any AViewInput>())) == nil)
    }

    @Test func keysAreOneAnotherIfTheirProtocolsAre() {
        #expect(SwitchableView(RoutableView<any Page>()) == SwitchableView(RoutableView<any Page>()))
        #expect(SwitchableView(RoutableView<any Page>()) != SwitchableView(RoutableView<any Chapter>()))
    }

    @Test func aRouteFoundByItsNameShowsWhatIsThereAlready() throws {
        let screen = ChapterScreen("mine")
        let router = try #require(
            Router.to(viewIdentifier: "chapter")?
                .perform(onDestination: screen, path: .presentModally(from: window.root)))
        #expect(router.state == .routed)
        #expect(window.presented === screen)
    }

    @Test func everyProviderOfViewsIsEnumeratedInOrder() {
        var names: [String] = []
        Router.enumerateViewProviders { names.append("\($0)") }
        #expect(names == ["PageRouter", "ChapterRouter"])
    }

    @Test func aCustomEventReachesTheProvidersThatObserveIt() {
        var answers: [String] = []
        Router.enumerateViewProviders { provider in
            if let observer = provider as? any AppEventObserver.Type { answers.append(observer.appWillTerminate()) }
        }
        #expect(answers == ["the chapter is saved"])
    }

    @Test func theRouteOfAShownViewIsFoundByTheView() throws {
        let router = try #require(Router.perform(to: RoutableView<any Page>(), path: .push(from: window.root)))
        let screen = try #require(window.topScreen)
        #expect(Router.route(showing: screen) === router.route)
        #expect(Router.route(showing: UnknownScreen()) == nil)
        router.removeRoute()
        #expect(Router.route(showing: screen) == nil)
    }
}
