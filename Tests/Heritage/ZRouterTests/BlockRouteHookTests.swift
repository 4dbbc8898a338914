// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import Testing
import ZRouter

/// The events of block routes.
@MainActor private let told = Told()
private let log = SharedLog()

class BannerViewController: HeadlessScreen {
    var farewell: String?
}

class BannerRoutes: ZIKViewRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKViewRoute<BannerViewController, ViewRouteConfig>.make(withDestination: BannerViewController.self) { _, _ in
            BannerViewController("banner")
        }
        .registerIdentifier("banner")
        .registerURLPattern("app://banner/:text")
        .makeSupportedRouteTypes { [.custom, .makeDestination] }
        .makeDefaultConfiguration {
            let config = ViewRouteConfig()
            config.routeType = .custom
            return config
        }
        .makeDefaultRemoveConfiguration {
            let config = ViewRemoveConfig()
            config.successHandler = { told("gone") }
            return config
        }
        .canPerformCustomRoute { $0.configuration?.userInfo["busy"] == nil }
        .canRemoveCustomRoute { $0.destination?.farewell == nil }
        .performCustomRoute { banner, source, _, router in
            router.beginPerformRoute()
            (source as? HeadlessScreen)?.addChild(banner)
            router.endPerformRouteWithSuccess()
        }
        .removeCustomRoute { banner, source, removeConfig, config, router in
            router.beginRemoveRoute(fromSource: source)
            banner.remove()
            told("removed, animated \(removeConfig.animated), as \(config.routeType)")
            router.endRemoveRouteWithSuccess(onDestination: banner, fromSource: source)
        }
        .beforePerformWithConfigurationFromURL { config, _ in told("before \(config.userInfo["text"] ?? "nothing")") }
        .processUserInfoFromURL { userInfo, url, _, _ in
            told("process \(userInfo["text"] ?? "") of \(url.absoluteString)")
        }
        .performActionFromURL { action, userInfo, _, config, router in
            told("\(action) \(userInfo["text"] ?? "") \(config === router.configuration) \(router.state)")
        }
        .afterSuccessActionFromURL { action, _, router in told("after \(action.rawValue) \(router.state)") }
    }
}

class BareRoutes: ZIKViewRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKViewRoute<BannerViewController, ViewRouteConfig>.make(withDestination: BannerViewController.self) { _, _ in
            BannerViewController("banner")
        }
        .registerIdentifier("banner")
        .makeSupportedRouteTypes { [.custom] }
        .canPerformCustomRoute { _ in true }
    }
}

class CounterService {}

class CounterRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKServiceRoute<CounterService, PerformRouteConfig>.make(withDestination: CounterService.self) { _, _ in
            CounterService()
        }
        .registerIdentifier("counter")
        .registerURLPattern("app://service/count/:number")
        .makeDefaultRemoveConfiguration {
            let config = RemoveRouteConfig()
            config.successHandler = { log("gone") }
            return config
        }
        .beforePerformWithConfigurationFromURL { config, _ in log("before \(config.userInfo["number"] ?? "nothing")") }
        .processUserInfoFromURL { userInfo, _, _, _ in log("process \(userInfo["number"] ?? "")") }
        .performActionFromURL { action, userInfo, _, _, router in
            log("\(action) \(userInfo["number"] ?? "") \(router.state)")
        }
        .afterSuccessActionFromURL { action, _, _ in log("after \(action.rawValue)") }
    }
}

@MainActor @Suite(.serialized)
struct BlockRouteHookTests {
    let window = HeadlessWindow()

    init() { told.events = [] }

    @Test(.routers { BannerRoutes.self }) func aRouteShowsAndRemovesItsViewsItself() throws {
        let router = try #require(
            Router.to(viewIdentifier: "banner")?.perform(path: .custom(from: window.root), successHandler: nil))
        #expect(router.state == .routed)
        #expect(router.realRouteType == .custom)
        router.removeRoute()
        #expect(router.state == .removed)
        #expect(
            told.events == [
                "before nothing", "after performRoute routed", "removed, animated true, as custom", "gone",
                "after removeRoute removed",
            ])
    }

    @Test(.routers { BannerRoutes.self }) func aRouteDecidesWhetherItCanBePerformedAndRemoved() throws {
        let type = try #require(Router.to(viewIdentifier: "banner"))
        let busy = type.perform(
            path: .custom(from: window.root),
            configuring: { (config, _) in config.addUserInfo(forKey: "busy", object: true) })
        #expect(busy?.state == .unrouted)
        let router = type.perform(path: .custom(from: window.root))
        (router?.destination as? BannerViewController)?.farewell = "no"
        #expect(router?.canRemove == false)
    }

    @Test(.routers { BannerRoutes.self }) func theDefaultPathComesFromTheConfiguration() {
        let router = Router.to(viewIdentifier: "banner")?.perform(path: .defaultPath(from: window.root))
        #expect(router?.realRouteType == .custom)
    }

    @Test(.routers { BareRoutes.self }) func aCustomTransitionWithoutAClosureFails() {
        let router = Router.to(viewIdentifier: "banner")?.perform(path: .custom(from: window.root))
        #expect(router?.state == .unrouted)
        #expect(router?.error?.reason.contains("its route does not say performCustomRoute") == true)
    }

    @Test(.routers { BannerRoutes.self }) func aRouteOfAViewReceivesAURL() {
        ZIKAnyViewRouter.performURL("app://banner/hello?action=blink", path: .custom(from: window.root))
        #expect(
            told.events == [
                "before hello", "process hello of app://banner/hello?action=blink", "after performRoute routed",
                "blink hello true routed",
            ])
    }

    @Test(.routers { CounterRoutes.self }) func aRouteOfAServiceReceivesAURL() throws {
        var kept: Any?
        defer { kept = nil }
        let router = try #require(
            ZIKAnyServiceRouter.performURL("app://service/count/3?action=add") { _, destination, _, _ in
                kept = destination
            })
        router.removeRoute()
        #expect(
            log.events == ["before 3", "process 3", "after performRoute", "add 3 routed", "gone", "after removeRoute"])
        #expect(kept is CounterService)
    }
}
