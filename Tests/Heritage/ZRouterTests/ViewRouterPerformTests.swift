// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor @Suite(.routers { AViewRouter.self })
struct ViewRouterPerformTests {
    let told = Told()
    let window = HeadlessWindow()

    private func configure(_ config: ViewRouteStrictConfig<AViewInput>) {
        config.prepareDestination = {
            $0.title = "test title"
            told("prepare")
        }
        config.successHandler = { told("success \($0.title)") }
        config.performerSuccessHandler = { told("performer success \($0.title)") }
        config.completionHandler = { told("completion \($0) \($1?.title ?? "nil") \($2.rawValue) \($3 != nil)") }
        config.errorHandler = { action, _ in told("error \(action.rawValue)") }
        config.performerErrorHandler = { action, _ in told("performer error \(action.rawValue)") }
    }

    static let succeeded = [
        "prepare", "success test title", "completion true test title performRoute false",
        "performer success test title",
    ]
    static let failed = [
        "error performRoute", "completion false nil performRoute true", "performer error performRoute",
    ]

    enum Way: CaseIterable, Sendable {
        case makeDestination, push, presentModally, presentAsSheet, show, addAsChild, custom, defaultPath

        @MainActor func path(from source: ZIKViewRouteSource?) -> ViewRoutePath {
            switch self {
            case .makeDestination: .makeDestination
            case .push: .push(from: source)
            case .presentModally: .presentModally(from: source)
            case .presentAsSheet: .presentAsSheet(from: source)
            case .show: .show(from: source)
            case .addAsChild: .addAsChildViewController(from: source) { _, completion in completion() }
            case .custom: .custom(from: source)
            case .defaultPath: .defaultPath(from: source)
            }
        }
    }

    @Test(arguments: Way.allCases) func performSucceeds(way: Way) throws {
        // At the end of the test, only the router keeps a view that was made and not shown.
        let made = Told()
        var kept: AViewInput?
        // Breaks the cycle of the destination, its router and the handler.
        defer { kept = nil }
        let router = try #require(
            Router.perform(
                to: RoutableView<AViewInput>(), path: way.path(from: window.root),
                configuring: { (config, _) in
                    configure(config)
                    config.stateNotifier = { made("\($1)") }
                    let success = config.successHandler
                    config.successHandler = {
                        kept = $0
                        success?($0)
                    }
                }))
        #expect(router.state == .routed)
        #expect(told.events == Self.succeeded)
        #expect(made.events == ["routing", "routed"])
        #expect(kept?.router?.state == .routed)
    }

    @Test(arguments: Way.allCases) func performFails(way: Way) throws {
        TestConfig.routeShouldFail = true
        let router = try #require(
            Router.perform(
                to: RoutableView<AViewInput>(), path: way.path(from: window.root),
                configuring: { (config, _) in configure(config) }))
        #expect(router.state == .unrouted)
        #expect(told.events == Self.failed)
    }

    @Test(arguments: Way.allCases.filter { $0 != .makeDestination }) func handlersReceiveAMissingSourceError(way: Way) {
        let router = Router.perform(
            to: RoutableView<AViewInput>(), path: way.path(from: nil),
            configuring: { (config, _) in configure(config) })
        #expect(router?.state == .unrouted)
        #expect(told.events.filter { $0 != "prepare" } == Self.failed)
    }

    @Test(arguments: Way.allCases.filter { $0 != .makeDestination }) func removeSucceedsAndPerformsAgain(way: Way)
        throws
    {
        let before = window.snapshot
        let router = try #require(
            Router.perform(
                to: RoutableView<AViewInput>(), path: way.path(from: window.root), configuring: { (_, _) in },
                removing: { (config) in
                    config.successHandler = { told("given at perform") }
                    config.completionHandler = { told("completion \($0) \($1.rawValue) \($2 == nil)") }
                }))
        // A shown view cannot be shown again before its removal.
        router.performRoute(completion: { success, _, _, _ in told("again \(success)") })
        #expect(router.state == .routed)
        router.removeRoute(configuring: { (config) in config.successHandler = { told("given at removal") } })
        #expect(router.state == .removed)
        #expect(told.events == ["again false", "given at removal", "completion true removeRoute true"])
        #expect(window.snapshot == before)
        router.performRoute()
        #expect(router.state == .routed)
        router.removeRoute()
        #expect(window.snapshot == before)
    }

    @Test func theDestinationRemovesItself() throws {
        Router.perform(to: RoutableView<AViewInput>(), path: .presentModally(from: window.root))
        let screen = try #require(window.presented as? AViewController)
        #expect(screen.zix.routed)
        screen.router?.removeRoute()
        #expect(window.presented == nil)
        #expect(!screen.zix.routed)
    }

    @Test func performWithPreparation() {
        Router.perform(to: RoutableView<AViewInput>(), path: .push(from: window.root), preparation: { $0.title = "b" })
        #expect((window.topScreen as? AViewController)?.title == "b")
    }

    @Test func performWithCompletion() {
        Router.perform(to: RoutableView<AViewInput>(), path: .push(from: window.root)) {
            success, destination, action, error in
            told("\(success) \(destination is AViewController) \(action.rawValue) \(error == nil)")
        }
        #expect(told.events == ["true true performRoute true"])
    }

    @Test func performWithSuccessAndError() {
        for shouldFail in [false, true] {
            TestConfig.routeShouldFail = shouldFail
            Router.perform(
                to: RoutableView<AViewInput>(), path: .push(from: window.root),
                successHandler: { _ in told("success") },
                errorHandler: { action, error in told("error \(action.rawValue)") })
        }
        #expect(told.events == ["success", "error performRoute"])
    }

    @Test func performOnDestination() {
        let screen = AViewController()
        screen.title = "kept"
        let router = Router.to(RoutableView<AViewInput>())?.perform(
            onDestination: screen, path: .push(from: window.root), configuring: { (_, _) in })
        #expect(router?.state == .routed)
        #expect(window.topScreen === screen)
        #expect(screen.title == "kept")
    }

    @Test func prepareDestinationPreparesAnExistingView() {
        let screen = AViewController()
        let router = Router.to(RoutableView<AViewInput>())?.prepare(
            destination: screen, configuring: { (config, _) in configure(config) })
        #expect(router?.state == .routed)
        #expect(screen.title == "test title")
        #expect(screen.router != nil)
    }

    @Test func aRemovedRouteIsFreed() {
        weak var destination: AViewController?
        weak var weakRouter: AnyObject?
        do {
            let router = Router.perform(to: RoutableView<AViewInput>(), path: .presentModally(from: window.root))
            weakRouter = router
            destination = window.presented as? AViewController
            #expect(destination != nil)
            router?.removeRoute()
        }
        #expect(weakRouter == nil)
        #expect(destination == nil)
    }
}
