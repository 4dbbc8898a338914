// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A screen that decides whether the user can dismiss it.
private final class GuardedScreen: HeadlessScreen, GuardedInput, DismissalGuarding {
    var refusesToBeDismissed = false
    var attempts = 0

    func userDidAttemptDismissal() { attempts += 1 }
}

@MainActor private protocol GuardedInput: AnyObject {}

extension RoutableView where Protocol == any GuardedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct GuardedRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any GuardedInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> GuardedScreen? { GuardedScreen() }
}

@MainActor @Suite(.routes { GuardedRouter.self })
struct HeadlessDismissalTests {
    private let window = HeadlessWindow(violations: .collects)

    private func show(_ path: ViewRoutePath) throws -> (ViewRoute, GuardedScreen) {
        let route = try #require(Router.perform(to: RoutableView<any GuardedInput>(), path: path))
        return (route, try #require(route.destination as? GuardedScreen))
    }

    @Test func refusingScreenReceivesTheAttempt() throws {
        let (route, screen) = try show(.presentAsSheet(from: window.root))
        screen.refusesToBeDismissed = true
        #expect(!window.user.beginSwipeDown())
        #expect(screen.attempts == 1)
        #expect(route.state == .routed)
        screen.refusesToBeDismissed = false
        #expect(window.user.beginSwipeDown())
        window.user.releaseSwipe()
        #expect(screen.attempts == 1)
        #expect(route.state == .removed)
    }

    @Test func handlerOfThePathReceivesTheAttempt() throws {
        var phases: [ViewRouteEvent.Phase] = []
        var isTold = 0
        var path = ViewRoutePath.presentAsSheet(from: window.root)
        path.options.isDismissalAllowed = false
        path.options.dismissalAttemptHandler = { isTold += 1 }
        let (route, screen) = try show(path)
        RouteRegistry.current.addViewRouteObserver { phases.append($0.phase) }
        #expect(!window.user.beginSwipeDown())
        #expect(isTold == 1)
        #expect(screen.attempts == 1)
        #expect(phases == [.didAttemptDismissal])
        // A router may still remove the screen.
        route.remove()
        #expect(route.state == .removed)
    }

    @Test func popoverMayRefuseItsDismissal() throws {
        let (route, screen) = try show(.presentAsPopover(from: window.root, anchor: window.root))
        screen.refusesToBeDismissed = true
        #expect(!window.user.tapOutside())
        #expect(screen.attempts == 1)
        #expect(route.state == .routed)
    }

    @Test func visibleScreenOfAStackReceivesTheAttempt() throws {
        let (_, lower) = try show(.presentAsSheet(from: window.root).inside(.navigation))
        let (_, upper) = try show(.push(from: lower))
        upper.refusesToBeDismissed = true
        #expect(!window.user.beginSwipeDown())
        // The destination of the sheet's own route also receives the attempt.
        #expect([lower.attempts, upper.attempts] == [1, 1])
    }

    @Test func screenPresentedByCodeReceivesTheAttempt() {
        let screen = GuardedScreen()
        screen.refusesToBeDismissed = true
        window.present(screen, as: .presentAsSheet)
        #expect(!window.user.beginSwipeDown())
        #expect(screen.attempts == 1)
    }
}
