// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// Interceptors and the global error handlers, which receive the events of all routers.
@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AViewRouter.self
    })
struct InterceptorTests {
    let told = Told()
    let log = SharedLog()
    let window = HeadlessWindow()

    private func intercept() {
        ZIKAnyServiceRouter.interceptBeforePerform(withConfiguration: { [log] router, configuration in
            log("before \(router.state) \(configuration.userInfo.count)")
        })
        ZIKAnyServiceRouter.interceptAfterPerform(withConfiguration: { [log] router, _ in log("after \(router.state)") }
        )
        ZIKAnyServiceRouter.interceptAfterSuccessAction { [log] router, action in
            log("\(action.rawValue) \(router.state)")
        }
        ZIKAnyServiceRouter.interceptAfterEndPerformWithError { [log] _, error in
            log("error \((error as? RouteError)?.code.description ?? "")")
        }
        ZIKAnyViewRouter.interceptBeforePerform(withConfiguration: { [told] router, configuration in
            told("before \(router.state) \(configuration.userInfo.count)")
        })
        ZIKAnyViewRouter.interceptAfterPerform(withConfiguration: { [told] router, _ in told("after \(router.state)") })
        ZIKAnyViewRouter.interceptAfterSuccessAction { [told] router, action in
            told("\(action.rawValue) \(router.state)")
        }
        ZIKAnyViewRouter.interceptAfterEndPerformWithError { [told] _, error in
            told("error \((error as? RouteError)?.code.description ?? "")")
        }
    }

    @Test func interceptorsReceiveServices() {
        intercept()
        var kept: AServiceInput?
        // Breaks the cycle of the destination, its router and the handler.
        defer { kept = nil }
        let router = Router.perform(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in
                config.addUserInfo(forKey: "a", object: 1)
                config.successHandler = { kept = $0 }
            })
        router?.removeRoute()
        #expect(log.events == ["before routing 1", "performRoute routed", "after routed", "removeRoute removed"])
        #expect(told.events.isEmpty)
        #expect(kept != nil)
    }

    @Test func interceptorsReceiveFailedServices() {
        intercept()
        TestConfig.routeShouldFail = true
        Router.perform(to: RoutableService<AServiceInput>())
        #expect(log.events == ["before routing 0", "error destination-unavailable"])
    }

    @Test func interceptorsReceiveViews() {
        intercept()
        let router = Router.perform(to: RoutableView<AViewInput>(), path: .push(from: window.root))
        router?.removeRoute()
        #expect(told.events == ["before routing 0", "after routing", "performRoute routed", "removeRoute removed"])
        #expect(log.events.isEmpty)
    }

    @Test func interceptorsReceiveFailedViews() {
        intercept()
        TestConfig.routeShouldFail = true
        Router.perform(to: RoutableView<AViewInput>(), path: .push(from: window.root))
        #expect(told.events == ["before routing 0", "error destination-unavailable"])
    }

    @Test func theAppsInterceptorsApplyInAChildRegistry() {
        intercept()
        RouteRegistry(parent: .current).run { _ = Router.perform(to: RoutableService<AServiceInput>()) }
        #expect(log.events.first == "before routing 0")
    }

    @Test func aMadeDestinationIsNotReportedAsPerformed() {
        intercept()
        _ = Router.makeDestination(to: RoutableService<AServiceInput>())
        _ = Router.makeDestination(to: RoutableView<AViewInput>())
        #expect(log.events == ["before routing 0", "after routing"])
        #expect(told.events == ["before routing 0", "after routing"])
    }

    // MARK: Errors

    @Test func theServiceErrorHandlerReceivesErrorsOfServices() {
        ZIKAnyServiceRouter.globalErrorHandler = { [log] router, action, error in
            log(
                "\(router.map { "\($0.state)" } ?? "nil") \(action.rawValue) \((error as? RouteError)?.code.description ?? "")"
            )
        }
        TestConfig.routeShouldFail = true
        let router = Router.perform(to: RoutableService<AServiceInput>(), errorHandler: { [log] _, _ in log("own") })
        router?.removeRoute()
        _ = Router.to(RoutableService<AServiceInputOfRouter>())
        Router.perform(to: RoutableView<AViewInput>(), path: .push(from: nil))
        #expect(
            log.events == [
                "own", "unrouted performRoute destination-unavailable", "unrouted removeRoute action-failed",
                "nil toService missing-provider",
            ])
    }

    @Test func theViewErrorHandlerReceivesErrorsOfViews() {
        ZIKAnyViewRouter.globalErrorHandler = { [told] router, action, error in
            told(
                "\(router.map { "\($0.state)" } ?? "nil") \(action.rawValue) \((error as? RouteError)?.code.description ?? "")"
            )
        }
        Router.perform(to: RoutableView<AViewInput>(), path: .push(from: nil))
        _ = Router.to(RoutableView<BSubviewInput>())
        Router.perform(to: RoutableService<AServiceInputOfRouter>())
        ZIKAnyViewRouter.notifyGlobalError(with: nil, action: .`init`, error: RouteTestError())
        #expect(
            told.events == [
                "unrouted performRoute invalid-source", "nil toView missing-provider", "nil performRoute ",
            ])
    }

    @Test func aNewErrorHandlerReplacesTheEarlierOne() {
        ZIKAnyServiceRouter.globalErrorHandler = { [log] _, _, _ in log("first") }
        ZIKAnyServiceRouter.globalErrorHandler = { [log] _, _, _ in log("second") }
        #expect(ZIKAnyServiceRouter.globalErrorHandler != nil)
        #expect(ZIKAnyViewRouter.globalErrorHandler == nil)
        _ = Router.to(RoutableService<AServiceInputOfRouter>())
        ZIKAnyServiceRouter.globalErrorHandler = nil
        _ = Router.to(RoutableService<AServiceInputOfRouter>())
        #expect(log.events == ["second"])
    }
}
