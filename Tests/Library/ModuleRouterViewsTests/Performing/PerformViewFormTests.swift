// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The forms of a perform call.
@MainActor @Suite(.routes { AViewRouter.self })
struct PerformViewFormTests {
    let window = HeadlessWindow()
    private let route = RoutableView<any AViewInput>()

    @Test func preparationIsCalled() {
        Router.perform(to: route, path: .push(from: window.root), preparation: { $0.title = "prepared" })
        #expect((window.topScreen as? AScreen)?.title == "prepared")
    }

    @Test func completionReceivesTheView() throws {
        var outcomes: [Result<any AViewInput, RouteError>] = []
        Router.perform(to: route, path: .push(from: window.root), completion: { outcomes.append($0) })
        #expect(outcomes.count == 1)
        #expect(try outcomes.first?.get() === window.topScreen)
    }

    @Test func completionReceivesTheFailure() {
        var codes: [String] = []
        Router.perform(to: route, path: .push(from: nil), completion: onFailure { codes.append($0.code.description) })
        #expect(codes == ["invalid-source"])
    }

    @Test func performNeedsNoClosures() {
        #expect(Router.perform(to: route, path: .push(from: window.root))?.state == .routed)
        #expect(window.topScreen is AScreen)
    }

    @Test func handlersOfOneCallRunAfterTheConfigurationsHandlers() throws {
        let log = HandlerLog()
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        _ = log.take()
        log.listen(to: router.configuration, title: "b")
        router.performRoute(
            successHandler: { log.append("given \($0.title)") }, errorHandler: { _, _ in log.append("given error") })
        #expect(log.take() == .performed("b", from: .removed) + ["given b"])
    }

    @Test func configurationStartsWithTheOptionsOfThePath() throws {
        var options: [Bool] = []
        for animated in [true, false] {
            Router.performWithClient(
                to: route, path: .push(from: window.root, animated: animated),
                configuring: { configuration, _ in options.append(configuration.options.animated) })
        }
        #expect(options == [true, false])
    }

    @Test func optionsOfTheConfigurationOverrideThePath() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.performWithClient(
            to: route, path: .push(from: window.root),
            configuring: { configuration, _ in configuration.options.animated = false }
        )
        #expect(!window.isMoving)
    }
}
