// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals that fail, with their reasons.
@MainActor @Suite(.routes { AViewRouter.self })
struct RefusedRemovalTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    /// Requests the removal and expects that all handlers receive the reason of the refusal.
    private func expectRefusal(
        _ router: ClientRoute<any AViewInput>, _ reason: String, in state: ViewRouteState,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!router.canRemove, sourceLocation: sourceLocation)
        #expect(router.reasonNotToRemove == reason, sourceLocation: sourceLocation)
        log.listenToRegistry()
        _ = log.take()
        router.removeRoute(errorHandler: { self.log.append("given error \($0) \($1.code)") })
        #expect(
            log.take() == .removalFailed("action-failed")
                + ["given error removeRoute action-failed", "registry removeRoute action-failed"],
            sourceLocation: sourceLocation)
        #expect(
            router.error?.reason == "RoutableView<any AViewInput> cannot be removed: \(reason)",
            sourceLocation: sourceLocation)
        #expect(router.state == state, sourceLocation: sourceLocation)
    }

    @Test func providerRefusesTheRemoval() throws {
        let router = try log.perform(.push(from: window.root))
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) {
            expectRefusal(router, "it has unsaved changes", in: .routed)
        }
        #expect(window.topScreen === router.destination)
        #expect(router.canRemove)
    }

    @Test func unperformedRouteCannotBeRemoved() throws {
        let router = try log.perform(.push(from: nil))
        expectRefusal(router, "the route has not been performed", in: .unrouted)
    }

    @Test func removedRouteCannotBeRemovedAgain() throws {
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        log.listen(toRemoval: router.removeConfiguration)
        expectRefusal(router, "the route has been removed", in: .removed)
    }

    @Test func viewThatWasOnlyMadeCannotBeRemoved() throws {
        var kept: (any AViewInput)?
        let router = try log.perform(.makeDestination)
        router.performRoute(successHandler: { kept = $0 })
        expectRefusal(router, "the destination was only made, not shown", in: .routed)
        withExtendedLifetime(kept) {}
    }

    @Test func removalOfAReleasedViewFails() throws {
        let router = try log.perform(.makeDestination)
        #expect(router.reasonNotToRemove == "the destination does not exist any more")
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == ["routed → removed"] + .removalFailed("action-failed"))
        #expect(router.state == .removed)
    }

    @Test func onlyTabCannotBeRemoved() throws {
        let first = HeadlessScreen("first")
        let window = HeadlessWindow(.tabs(first))
        let router = try log.perform(.tab(from: first))
        #expect(router.canRemove)
        window.remove(first)
        expectRefusal(router, "it is the only tab", in: .routed)
    }

    @Test func errorWithoutHandlersIsUndelivered() throws {
        log.listenToRegistry()
        let router = try #require(
            Router.perform(to: RoutableView<any AViewInput>(), path: .push(from: window.root)))
        router.remove()
        router.remove()
        #expect(log.take() == ["registry removeRoute action-failed undelivered"])
    }

    @Test func refusedRemovalMayBeRequestedAgain() throws {
        let router = try log.perform(.push(from: window.root))
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) { router.removeRoute() }
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == Array([String].removed().dropLast()))
    }

    @Test func removalByTheUserDoesNotAskTheProvider() throws {
        let router = try log.perform(.push(from: window.root))
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) { window.user.goBack() }
        #expect(router.state == .removed)
    }
}
