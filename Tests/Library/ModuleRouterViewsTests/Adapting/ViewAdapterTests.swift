// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

private enum ToProvider: RouteAdapter {
    static var routes: RouteList<Self> { Adapts(RoutableView<any ArticleInput>(), to: PlainPageRouter.self) { $0 } }
}

private enum ToKey: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any ArticleInput>(), to: RoutableView<any PageInput>()) { page in
            guard let article = page as? any ArticleInput else { throw Failing() }
            return article
        }
    }
}

private enum FailingAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any ArticleInput>(), to: RoutableView<any PageInput>()) { _ in throw Failing() }
    }
}

@MainActor struct ViewAdapterTests {
    let window = HeadlessWindow()
    private let article = RoutableView<any ArticleInput>()

    private func errors(of path: ViewRoutePath) -> [String] {
        var errors: [String] = []
        Router.perform(
            to: article, path: path, fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { errors.append("\($0)") })
        return errors
    }

    @Test func providerIsFoundByARequiredProtocol() throws {
        try with {
            PlainPageRouter.self; ToProvider.self
        } _: {
            let router = try #require(
                Router.perform(to: article, path: .push(from: window.root)) { $0.body = "hello" })
            #expect((router.destination as? PlainPageScreen)?.text == "hello")
            #expect(window.topScreen === router.destination)
            #expect("\(router.key)" == "RoutableView<any ArticleInput>")
        }
    }

    @Test func keyMayBeAdaptedToAnotherKey() throws {
        try with {
            PlainPageRouter.self; ToKey.self
        } _: {
            let router = try #require(
                Router.perform(to: article, path: .push(from: window.root)) { $0.body = "hello" })
            #expect((window.topScreen as? PlainPageScreen)?.text == "hello")
            #expect(router.destination === window.topScreen)
            router.remove()
            #expect(router.state == .removed)
            #expect(window.stack.count == 1)
        }
    }

    @Test func adaptedKeySupportsThePathsOfItsProvider() {
        with {
            PlainPageRouter.self; ToKey.self
        } _: {
            Router.perform(to: article, path: .defaultPath(from: window.root))
            #expect(window.topScreen is PlainPageScreen)
            #expect(
                errors(of: .presentModally(from: window.root)) == [
                    """
                    RoutableView<any ArticleInput> cannot be shown by presentModally in \
                    headless: its provider PlainPageRouter does not support it [unsupported-path]
                      requested at App/Menu.swift:7:11
                      help: add it to the supportedPaths of PlainPageRouter, or show it by another path
                    """
                ])
        }
    }

    @Test func settingsReachTheProvider() {
        with {
            PlainPageRouter.self; ToKey.self
        } _: {
            Router.performWithClient(
                to: article, path: .push(from: window.root),
                configuring: { _, open in open { $0.title = "parameter" } })
            #expect((window.topScreen as? PlainPageScreen)?.title == "parameter")
        }
    }

    @Test func adaptedKeyRevealsTheViewOfItsProvider() {
        with {
            PlainPageRouter.self; ToKey.self
        } _: {
            Router.perform(to: RoutableView<any PageInput>(), path: .push(from: window.root))
            let shown = window.topScreen
            window.push(HeadlessScreen("above"))
            Router.perform(to: article, path: .reveal(orElse: .push(from: window.root)))
            #expect(window.topScreen === shown)
        }
    }

    @Test func throwingAdapterFailsTheRouteOfItsKey() {
        with {
            PlainPageRouter.self; FailingAdapter.self
        } _: {
            #expect(
                errors(of: .push(from: window.root)) == [
                    """
                    the provider of RoutableView<any ArticleInput> failed [destination-unavailable]
                      requested at App/Menu.swift:7:11
                      because of the provider was told to fail
                    """
                ])
            #expect(window.stack.count == 1)
        }
    }

    @Test func adapterWithoutProviderIsAnErrorWithTheWholeChain() {
        with {
            ToKey.self
        } _: {
            let errors = errors(of: .push(from: window.root))
            #expect(
                errors.map { $0.split(separator: "\n").prefix(2).joined(separator: "\n") } == [
                    """
                    RoutableView<any ArticleInput> is adapted to a route without a provider: \
                    RoutableView<any ArticleInput> → RoutableView<any PageInput> [missing-provider]
                      requested at App/Menu.swift:7:11
                    """
                ])
        }
    }

    @Test func adapterOfAChildFindsProvidersOfTheParent() throws {
        let child = RouteRegistry(parent: RouteRegistry { PlainPageRouter.self }) { ToKey.self }
        child.run { _ = Router.perform(to: article, path: .push(from: window.root)) }
        #expect(window.topScreen is PlainPageScreen)
    }

    @Test func replacingAViewReplacesItForAdaptedKeys() {
        let app = RouteRegistry {
            PlainPageRouter.self; ToKey.self
        }
        let test = RouteRegistry(parent: app)
        test.register(view: RoutableView<any PageInput>()) { _ in
            PlainPageScreen("replaced")
        } as: {
            $0
        }
        test.run { _ = Router.perform(to: article, path: .push(from: window.root)) }
        #expect((window.topScreen as? PlainPageScreen)?.title == "replaced")
    }
}
