// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The forms in which a perform may be written.
@MainActor @Suite(.routes { AViewRouter.self })
struct PerformViewFormTests {
    let window = HeadlessWindow()
    private let route = RoutableView<any AViewInput>()

    @Test func withAPreparation() {
        Router.perform(to: route, path: .push(from: window.root), preparation: { $0.title = "prepared" })
        #expect((window.topScreen as? AScreen)?.title == "prepared")
    }

    @Test func withACompletion() {
        var calls: [String] = []
        Router.perform(
            to: route, path: .push(from: window.root),
            completion: { ok, destination, action, error in
                calls.append("\(ok) \(destination === self.window.topScreen) \(action) \(error == nil)")
            })
        #expect(calls == ["true true performRoute true"])
    }

    @Test func withHandlersForTheSuccessAndTheError() {
        var calls: [String] = []
        Router.perform(
            to: route, path: .push(from: window.root),
            successHandler: { calls.append("success \($0 === self.window.topScreen)") },
            errorHandler: { _, _ in calls.append("error") })
        #expect(calls == ["success true"])
    }

    @Test func withoutAnything() {
        #expect(Router.perform(to: route, path: .push(from: window.root))?.state == .routed)
        #expect(window.topScreen is AScreen)
    }

    @Test func looseParametersReachTheProvider() {
        Router.perform(
            to: route, path: .push(from: window.root),
            configuring: { _, open in open { $0.addUserInfo(forKey: "title", object: "loose") } })
        #expect((window.topScreen as? AScreen)?.title == "loose")
    }

    @Test func handlersOfOneCallComeAfterThoseOfTheConfiguration() throws {
        let log = HandlerLog()
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        _ = log.take()
        log.listen(to: router.configuration, title: "b")
        router.performRoute(
            successHandler: { log.append("given \($0.title)") }, errorHandler: { _, _ in log.append("given error") })
        #expect(log.take() == .performed("b", from: .removed) + ["given b"])
    }

    @Test func theOptionsOfTheConfigurationAreThoseOfThePathUnlessChanged() throws {
        var options: [Bool] = []
        for animated in [true, false] {
            Router.perform(
                to: route, path: .push(from: window.root, animated: animated),
                configuring: { configuration, _ in options.append(configuration.animated) })
        }
        #expect(options == [true, false])
    }

    @Test func whatTheConfigurationSaysOfTheTransitionGoesBeforeThePath() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(
            to: route, path: .push(from: window.root),
            configuring: { configuration, _ in configuration.animated = false }
        )
        #expect(!window.isMoving)
    }
}
