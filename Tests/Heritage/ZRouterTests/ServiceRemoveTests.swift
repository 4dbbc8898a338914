// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

private protocol Session: AnyObject { var isOpen: Bool { get set } }

extension RoutableService where Protocol == Session {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private class OpenSession: Session {
    var isOpen = true
    var isBusy = false
    /// The router that removes the session.
    var router: SessionRouter?
}

private class SessionRouter: ZIKServiceRouter<OpenSession, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(OpenSession.self)
        register(RoutableService<Session>())
    }

    override func destination(with configuration: PerformRouteConfig) -> OpenSession? {
        TestConfig.routeShouldFail ? nil : OpenSession()
    }

    override func prepareDestination(_ destination: OpenSession, configuration: PerformRouteConfig) {
        destination.router = self
    }

    override func checkCanRemove() -> String? { destination?.isBusy == true ? "the session is busy" : nil }

    override func removeDestination(_ destination: OpenSession, removeConfiguration: RemoveRouteConfig) {
        guard !TestConfig.routeShouldFail else { return endRemoveRouteWithError(Refused()) }
        destination.isOpen = false
    }
}

private struct Refused: Error {}

struct ServiceRemoveTests {
    private func perform(
        _ calls: @escaping (String) -> Void, _ body: (DestinationServiceRouter<Session>, OpenSession) throws -> Void
    ) throws {
        try with {
            SessionRouter.self
        } _: {
            var session: Session?
            let router = try #require(
                Router.perform(
                    to: RoutableService<Session>(),
                    configuring: { configuration, _ in configuration.successHandler = { session = $0 } },
                    removing: { configuration in
                        configuration.prepareDestination = { _ in calls("prepare") }
                        configuration.successHandler = { calls("success") }
                        configuration.errorHandler = { calls("error \($0) \($1.code)") }
                        configuration.completionHandler = { ok, action, error in
                            calls("completion \(ok) \(action) \(error == nil)")
                        }
                    }))
            try body(router, #require(session as? OpenSession))
            // The session refers to its router, and a handler of the router to the session.
            session = nil
        }
    }

    @Test func removesOnceAndCallsTheHandlersInOrder() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, session in
            router.configuration.stateNotifier = { calls.append("\($0) → \($1)") }
            #expect(router.canRemove)
            router.removeRoute(successHandler: { calls.append("performer") })
            #expect(router.state == .removed)
            #expect(!session.isOpen)
            #expect(
                calls == [
                    "routed → removing", "prepare", "removing → removed", "success", "completion true removeRoute true",
                    "performer",
                ])
        }
    }

    @Test func aRemovedRouteCanBePerformedAgain() throws {
        try perform({ _ in }) { router, _ in
            router.removeRoute()
            #expect(router.canPerform)
            var kept: Session?
            router.performRoute(successHandler: { kept = $0 })
            #expect(router.state == .routed)
            #expect(kept?.isOpen == true)
        }
    }

    @Test func handlersOfTheRemovalReplaceEarlierOnes() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, _ in
            router.removeRoute(configuring: { configuration in
                configuration.prepareDestination = { _ in calls.append("new prepare") }
                configuration.successHandler = { calls.append("new success") }
                configuration.completionHandler = nil
            })
            #expect(calls == ["new prepare", "new success"])
        }
    }

    @Test func theProviderCanRefuseARemovalWithAReason() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, session in
            session.isBusy = true
            #expect(!router.canRemove)
            #expect(router.reasonNotToRemove == "the session is busy")
            router.removeRoute(completion: { ok, _, error in
                calls.append("performer \(ok) \(error?.reason ?? "")")
            })
            #expect(router.state == .routed)
            #expect(session.isOpen)
            #expect(
                calls == [
                    "error removeRoute action-failed", "completion false removeRoute false",
                    "performer false RoutableService<any Session> cannot be removed: the session is busy",
                ])
        }
    }

    @Test func aRemovalThatFailsLeavesTheRouteRouted() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, session in
            failing { router.removeRoute() }
            #expect(router.state == .routed)
            #expect(calls == ["prepare", "error removeRoute action-failed", "completion false removeRoute false"])
            router.removeRoute()
            #expect(router.state == .removed)
        }
    }

    @Test func aRouteThatWasNotPerformedCannotBeRemoved() throws {
        try with {
            AServiceRouter.self
        } _: {
            try failing {
                let router = try #require(Router.perform(to: RoutableService<AServiceInput>()))
                #expect(router.reasonNotToRemove == "the route has not been performed")
                router.removeRoute()
                #expect(router.error?.code == .actionFailed)
                #expect(router.state == .unrouted)
            }
        }
    }

    @Test func aRouteWithAReleasedDestinationCountsAsRemoved() throws {
        try with {
            AServiceRouter.self
        } _: {
            let router = try #require(Router.perform(to: RoutableService<AServiceInput>()))
            #expect(router.reasonNotToRemove == "the destination does not exist any more")
            router.removeRoute()
            #expect(router.error?.code == .actionFailed)
            #expect(router.state == .removed)
        }
    }

    @Test func removingFromInsideTheStateNotifierIsPossible() throws {
        try perform({ _ in }) { router, session in
            router.configuration.stateNotifier = { [unowned router] _, new in
                if new == .routed { router.removeRoute() }
            }
            withExtendedLifetime(session) { router.performRoute(successHandler: { _ in }) }
            #expect(router.state == .removed)
        }
    }

    @Test func aNotifierOfTheRemovalReceivesAllStates() {
        with {
            AServiceRouter.self
        } _: {
            var states: [ZIKRouterState] = []
            var kept: AServiceInput?
            let router = Router.perform(
                to: RoutableService<AServiceInput>(),
                configuring: { configuration, _ in configuration.successHandler = { kept = $0 } },
                removing: { configuration in configuration.stateNotifier = { states.append($1) } })
            withExtendedLifetime(kept) { router?.removeRoute() }
            kept = nil
            #expect(states == [.routing, .routed, .removing, .removed])
        }
    }
}
