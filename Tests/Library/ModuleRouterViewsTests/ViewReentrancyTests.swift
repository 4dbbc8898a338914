// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Routes that are used inside handlers. Each handler is still called once.
@MainActor @Suite(.routes { AViewRouter.self })
struct ViewReentrancyTests {
    let window = HeadlessWindow()
    let log = HandlerLog()
    private let other = HandlerLog()

    /// The log of a removed router that is performed again, with all handlers set.
    private nonisolated static let performed = [String].performed(from: .removed)
    private nonisolated static let removed = [String].removed()
    private nonisolated static let failed =
        ["removed → routing"] + [String].failing("destination-unavailable", to: .removed)

    /// Returns a router that has been performed and removed, with all handlers set for the next perform.
    private func usedRouter() throws -> ClientRoute<any AViewInput> {
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        log.listen(to: router.configuration, title: "a")
        log.listen(toRemoval: router.removeConfiguration)
        _ = log.take()
        return router
    }

    private func inserting(_ lines: some Sequence<String>, after line: String, in told: [String]) -> [String] {
        told.flatMap { $0 == line ? [$0] + lines : [$0] }
    }

    @Test(arguments: performed)
    func handlersMayPerformAnotherRoute(line: String) throws {
        let router = try usedRouter()
        log.when(line) { _ = try? other.perform(.push(from: window.root), title: "b") }
        router.performRoute()
        #expect(log.take() == Self.performed)
        #expect(other.take() == .performed("b"))
        #expect(window.stack.count == 3)
    }

    @Test(arguments: removed)
    func handlersMayPerformAnotherRouteDuringARemoval(line: String) throws {
        let router = try usedRouter()
        router.performRoute()
        _ = log.take()
        log.when(line) { _ = try? other.perform(.presentModally(from: window.root), title: "b") }
        router.removeRoute()
        #expect(log.take() == Self.removed)
        #expect(other.take() == .performed("b"))
        #expect(window.stack.count == 1)
        #expect(window.presented is AScreen)
    }

    @Test(arguments: performed.dropFirst(2))
    func aRouteIsRemovedAsSoonAsItIsRouted(line: String) throws {
        let router = try usedRouter()
        log.when(line) { router.removeRoute() }
        router.performRoute()
        #expect(log.take() == inserting(Self.removed, after: line, in: Self.performed))
        #expect(router.state == .removed)
        #expect(window.stack.count == 1)
    }

    @Test(arguments: performed.prefix(2))
    func removalBeforeTheTransitionCancelsTheRoute(line: String) throws {
        let router = try usedRouter()
        log.when(line) { router.removeRoute() }
        router.performRoute()
        let begun = Self.performed.prefix { $0 != line } + [line]
        #expect(
            log.take() == begun + [
                "routing → removed", "error performRoute cancelled", "completion false - performRoute cancelled",
                "performer error performRoute cancelled",
            ] + .removalSucceeded)
        #expect(router.state == .removed)
    }

    @Test(arguments: performed.prefix(2))
    func aRouteIsNotPerformedTwiceAtOnce(line: String) throws {
        let router = try usedRouter()
        log.when(line) {
            router.performRoute(errorHandler: { self.log.append("given error \($0) \($1.code)") })
        }
        router.performRoute()
        #expect(
            log.take() == inserting(["given error performRoute already-active"], after: line, in: Self.performed))
        #expect(window.stack.count == 2)
    }

    @Test(arguments: removed.dropFirst(2))
    func aRouteIsPerformedAgainAsSoonAsItIsRemoved(line: String) throws {
        let router = try usedRouter()
        router.performRoute()
        _ = log.take()
        log.when(line) { router.performRoute() }
        router.removeRoute()
        #expect(log.take() == inserting(Self.performed.dropLast(), after: line, in: Self.removed))
        #expect(router.state == .routed)
        #expect(router.destination === window.topScreen)
        #expect(window.stack.count == 2)
    }

    @Test(arguments: removed.prefix(2))
    func secondRemovalDuringPreparationHasTheSameOutcome(line: String) throws {
        let router = try usedRouter()
        router.performRoute()
        _ = log.take()
        log.when(line) { router.removeRoute(successHandler: { self.log.append("given success") }) }
        router.removeRoute()
        #expect(log.take() == Self.removed + ["given success"])
    }

    @Test(arguments: failed.dropFirst())
    func aRouteIsPerformedAgainAsSoonAsItHasFailed(line: String) throws {
        let router = try usedRouter()
        log.when(line) { AViewRouter.$behaviour.withValue(.succeeds) { router.performRoute() } }
        AViewRouter.$behaviour.withValue(.returnsNil) { router.performRoute() }
        #expect(log.take() == inserting(Self.performed.dropLast(), after: line, in: Self.failed))
        #expect(router.state == .routed)
        #expect(router.destination === window.topScreen)
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) {
            #expect(router.reasonNotToRemove == "it has unsaved changes")
        }
    }

    @Test(arguments: performed.dropFirst(2))
    func theWindowIsClosedAfterTheTransition(line: String) throws {
        let router = try usedRouter()
        log.when(line) { window.close() }
        router.performRoute()
        #expect(log.take() == inserting(["routed → removed"], after: line, in: Self.performed))
        #expect(router.state == .removed)
    }

    @Test(arguments: performed.prefix(2))
    func theWindowIsClosedBeforeTheTransition(line: String) throws {
        let router = try usedRouter()
        log.when(line) { window.close() }
        router.performRoute()
        let made = line == "prepare 'a'"
        #expect(
            log.take() == Self.performed.prefix(made ? 2 : 1)
                + [String].failing("invalid-source", title: made ? "a" : nil, to: .removed))
        #expect(router.state == .removed)
    }

    @Test(arguments: removed.dropFirst())
    func theWindowIsClosedDuringARemoval(line: String) throws {
        let router = try usedRouter()
        router.performRoute()
        _ = log.take()
        log.when(line) { window.close() }
        router.removeRoute()
        #expect(log.take() == Self.removed)
        #expect(router.state == .removed)
    }

    @Test func closingTheWindowSkipsThePreparationOfARemoval() throws {
        let router = try usedRouter()
        router.performRoute()
        _ = log.take()
        log.when("routed → removing") { window.close() }
        router.removeRoute()
        #expect(log.take() == .goneWithoutRouter + .removalSucceeded)
    }

    @Test func handlersMayPerformAndRemoveTheRouteRepeatedly() throws {
        let router = try usedRouter()
        var rounds = 0
        router.configuration.successHandler = { _ in router.removeRoute() }
        router.removeConfiguration.successHandler = {
            rounds += 1
            if rounds < 20 { router.performRoute() }
        }
        router.performRoute()
        #expect(rounds == 20)
        #expect(router.state == .removed)
        #expect(window.stack.count == 1)
        router.configuration.successHandler = nil
        router.removeConfiguration.successHandler = nil
    }
}
