// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor private protocol Page: AnyObject {}
@MainActor private protocol Chapter: AnyObject {}
@MainActor private protocol ChapterModule: AnyObject { var number: Int { get set } }

extension RoutableView where Protocol == any Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
@MainActor private protocol Unprovided: AnyObject {}

extension RoutableView where Protocol == any Unprovided {
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

private struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Page>()) { $0 }
        Identifier("page")
    }
    func makeDestination(with configuration: RouteConfiguration) -> PageScreen? { PageScreen("page") }
}

private struct ChapterRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Chapter>()) { $0 }
        Provides(RoutableViewModule<any ChapterModule>()) { $0 }
        Identifier("chapter")
    }
    static func makeConfiguration() -> ChapterConfiguration { ChapterConfiguration() }
    func makeDestination(with configuration: ChapterConfiguration) -> ChapterScreen? {
        ChapterScreen("chapter \(configuration.number)")
    }
}

/// Providers of the library, found with the calls of ZIKRouter.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        PageRouter.self; ChapterRouter.self
    })
struct ViewDiscoveryTests {
    let window = HeadlessWindow()

    private var title: String? { (window.topScreen as? HeadlessScreen)?.title }

    @Test func findsARouteByIdentifier() throws {
        let router = try #require(
            Router.to(viewIdentifier: "chapter")?.perform(path: .push(from: window.root)))
        #expect(router.state == .routed)
        #expect(router.destination is ChapterScreen)
        #expect(title == "chapter 1")
    }

    @Test func findsNothingByAnUnknownIdentifier() {
        #expect(Router.to(viewIdentifier: "com.example.service.a") == nil)
    }

    @Test func findsRoutesByClassFromTheDefaultToSuperclasses() {
        let routes = ZIKAnyViewRouter.routersToClass(ChapterScreen.self)
        #expect(routes.compactMap { ($0.makeDestination() as? HeadlessScreen)?.title } == ["chapter 1", "page"])
    }

    @Test func findsOnlyASuperclassesOwnRoutes() {
        let routes = ZIKAnyViewRouter.routersToClass(PageScreen.self)
        #expect(routes.compactMap { ($0.makeDestination() as? HeadlessScreen)?.title } == ["page"])
    }

    @Test func findsNothingByAnUnknownClass() {
        #expect(ZIKAnyViewRouter.routersToClass(UnknownScreen.self).isEmpty)
    }

    @Test func findsTheRouteOfASwitchableKey() throws {
        for (key, title) in [
            (SwitchableView(RoutableView<any Page>()), "page"),
            (SwitchableView(RoutableView<any Chapter>()), "chapter 1"),
        ] {
            #expect(Router.to(key)?.perform(path: .push(from: window.root))?.state == .routed)
            #expect(self.title == title)
        }
    }

    @Test func findsTheRouteOfASwitchableModuleKey() {
        let key = SwitchableViewModule(RoutableViewModule<any ChapterModule>())
        #expect(Router.to(key)?.perform(path: .push(from: window.root))?.state == .routed)
        #expect(title == "chapter 1")
    }

    @Test func anUnprovidedKeyIsNotFound() {
        #expect(Router.to(SwitchableView(RoutableView<any Unprovided>())) == nil)
    }

    @Test func switchableKeysAreEqualIfTheirProtocolsAre() {
        #expect(SwitchableView(RoutableView<any Page>()) == SwitchableView(RoutableView<any Page>()))
        #expect(SwitchableView(RoutableView<any Page>()) != SwitchableView(RoutableView<any Chapter>()))
    }

    @Test func aRouteFoundByIdentifierShowsAnExistingView() throws {
        let screen = ChapterScreen("mine")
        let router = try #require(
            Router.to(viewIdentifier: "chapter")?
                .perform(onDestination: screen, path: .presentModally(from: window.root)))
        #expect(router.state == .routed)
        #expect(window.presented === screen)
    }
}
