// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// Handlers that are set on the configuration object of a router after the performer's call.
@MainActor
@Suite(
    .routers {
        AViewRouter.self; AServiceRouter.self
    })
struct LaterHandlerTests {
    let told = Told()

    @Test func viewInProgressCallsThem() throws {
        let root = HeadlessScreen("root")
        let window = HeadlessWindow(.navigation(root: root), transitions: .manual(.seconds(1)))
        let router = try #require(Router.to(RoutableView<AViewInput>())?.perform(path: .push(from: root)))
        #expect(router.state == .routing)
        let configuration = try #require(router.router.configuration)
        configuration.successHandler = { _ in told("success") }
        configuration.completionHandler = { success, _, _, _ in told("completion \(success)") }
        configuration.stateNotifier = { old, new in told("\(old) \(new)") }
        window.finishTransitions()
        #expect(told.events == ["routing routed", "success", "completion true"])
    }

    @Test func nextPerformanceOfViewCallsThem() throws {
        let window = HeadlessWindow()
        let router = try #require(Router.to(RoutableView<AViewInput>())?.perform(path: .push(from: window.root)))
        router.removeRoute()
        let configuration = try #require(router.router.configuration)
        configuration.successHandler = { _ in told("success") }
        configuration.errorHandler = { action, _ in told("error \(action)") }
        router.performRoute()
        #expect(told.events == ["success"])
        failing {
            router.removeRoute()
            router.performRoute()
        }
        #expect(told.events == ["success", "error performRoute"])
    }

    @Test func removalOfViewCallsThem() throws {
        let window = HeadlessWindow()
        let router = try #require(Router.to(RoutableView<AViewInput>())?.perform(path: .push(from: window.root)))
        router.router.removeConfiguration?.successHandler = { told("removed") }
        router.removeRoute()
        #expect(told.events == ["removed"])
    }

    @Test func nextPerformanceOfServiceCallsThem() throws {
        let router = try #require(Router.perform(to: RoutableService<AServiceInput>()))
        let configuration = try #require(router.router.configuration)
        configuration.successHandler = { _ in told("success") }
        configuration.errorHandler = { action, _ in told("error \(action)") }
        router.performRoute()
        failing { router.performRoute() }
        #expect(told.events == ["success", "error performRoute"])
    }
}
