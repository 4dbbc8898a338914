// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class HookedViewController: HeadlessScreen {}

@MainActor private let hooks = Told()

class HookedViewRouter: ZIKViewRouter<HookedViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() { registerExclusiveView(HookedViewController.self) }

    override class func defaultRouteConfiguration() -> ViewRouteConfig {
        let config = ViewRouteConfig()
        config.routeType = .push
        config.successHandler = { _ in hooks("success of the router") }
        return config
    }

    override func destination(with configuration: ViewRouteConfig) -> HookedViewController? { HookedViewController() }

    override class func router(
        _ router: ZIKAnyViewRouter?, willPerformRouteOnDestination destination: HookedViewController,
        fromSource source: Any?
    ) { hooks("will perform \(router?.state == .routing) \(source is HeadlessScreen)") }

    override class func router(
        _ router: ZIKAnyViewRouter?, didPerformRouteOnDestination destination: HookedViewController,
        fromSource source: Any?
    ) { hooks("did perform \(router?.state == .routed)") }

    override class func router(
        _ router: ZIKAnyViewRouter?, willRemoveRouteOnDestination destination: HookedViewController,
        fromSource source: Any?
    ) { hooks("will remove \(router?.state == .removing)") }

    override class func router(
        _ router: ZIKAnyViewRouter?, didRemoveRouteOnDestination destination: HookedViewController,
        fromSource source: Any?
    ) { hooks("did remove \(router?.state == .removed)") }
}

@MainActor @Suite(.serialized, .routers { HookedViewRouter.self })
struct ViewHookTests {
    init() { hooks.events = [] }

    @Test func hooksAreCalledInOrder() {
        let window = HeadlessWindow()
        let router = HookedViewRouter.perform(path: .defaultPath(from: window.root))
        #expect(router?.realRouteType == .push)
        #expect(window.topScreen is HookedViewController)
        router?.removeRoute()
        #expect(
            hooks.events == [
                "will perform true true", "did perform true", "success of the router", "will remove true",
                "did remove true",
            ])
    }

    @Test func aViewThatOutlivesItsRemovalIsReported() async {
        var leaked: [AnyObject] = []
        ZIKAnyViewRouter.detectMemoryLeakDelay = 2
        #expect(ZIKAnyViewRouter.detectMemoryLeakDelay == 2)
        ZIKAnyViewRouter.didDetectLeakingHandler { leaked.append($0) }
        let clock = ManualClock()
        RouteRegistry.current.leakDetector.clock = clock
        let window = HeadlessWindow()
        let router = HookedViewRouter.perform(path: .push(from: window.root))
        let kept = window.topScreen
        router?.removeRoute()
        // The task that waits for the clock starts on one of the next turns.
        for _ in 0..<1000 where leaked.isEmpty {
            await Task.yield()
            clock.advance(by: .seconds(2))
        }
        #expect(leaked.count == 1)
        #expect(leaked.first === kept)
    }

    @Test func aViewShownByHandHasNoRouter() {
        let window = HeadlessWindow(.plain)
        (window.root as? HeadlessScreen)?.present(HookedViewController())
        #expect(hooks.events == ["will perform false true", "did perform false"])
    }
}
