// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

private protocol Session: AnyObject { var isOpen: Bool { get set } }

extension RoutableService where Protocol == any Session {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class OpenSession: Session {
    var isOpen = true
    var isBusy = false
}

private struct SessionRouter: ServiceRouteProvider {
    @TaskLocal static var refusesLate = false

    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Session>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) -> OpenSession? { OpenSession() }
    func reasonNotToRemove(_ destination: OpenSession, with configuration: ServiceRouteConfiguration) -> String? {
        destination.isBusy ? "the session is busy" : nil
    }
    func remove(_ destination: OpenSession, with configuration: ServiceRouteConfiguration) throws {
        if Self.refusesLate { throw Failing() }
        destination.isOpen = false
    }
}

struct RemoveTests {
    private func perform(
        _ calls: @escaping (String) -> Void, _ body: (DestinationServiceRouter<any Session>, OpenSession) throws -> Void
    ) throws {
        try with {
            SessionRouter.self
        } _: {
            var session: (any Session)?
            let router = try #require(
                Router.perform(
                    to: RoutableService<any Session>(),
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
            var kept: (any Session)?
            router.performRoute(successHandler: { kept = $0 })
            #expect(router.state == .routed)
            #expect(kept?.isOpen == true)
        }
    }

    @Test func whatIsConfiguredAtRemovalOverridesWhatWasConfiguredBefore() throws {
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

    @Test func theProviderMayRefuseWithAReason() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, session in
            session.isBusy = true
            #expect(!router.canRemove)
            #expect(router.reasonNotToRemove == "the session is busy")
            router.removeRoute(completion: { ok, _, error in
                calls.append("performer \(ok) \(error?.failure.reason ?? "")")
            })
            #expect(router.state == .routed)
            #expect(session.isOpen)
            #expect(
                calls == [
                    "error removeRoute actionFailed", "completion false removeRoute false",
                    "performer false RoutableService<any Session> cannot be removed: the session is busy",
                ])
        }
    }

    @Test func aRemovalThatFailsLeavesTheRouteRouted() throws {
        var calls: [String] = []
        try perform({ calls.append($0) }) { router, session in
            SessionRouter.$refusesLate.withValue(true) { router.removeRoute() }
            #expect(router.state == .routed)
            #expect(calls == ["prepare", "error removeRoute actionFailed", "completion false removeRoute false"])
            router.removeRoute()
            #expect(router.state == .removed)
        }
    }

    @Test func aRouteThatWasNotPerformedCannotBeRemoved() throws {
        try with {
            AServiceRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.returnsNil) {
                let router = try #require(Router.perform(to: RoutableService<any AServiceInput>()))
                #expect(router.reasonNotToRemove == "the route has not been performed")
                router.removeRoute()
                #expect(router.error?.code == "actionFailed")
                #expect(router.state == .unrouted)
            }
        }
    }

    @Test func aRouteWhoseDestinationHasGoneIsRemovedAlready() throws {
        try with {
            AServiceRouter.self
        } _: {
            let router = try #require(Router.perform(to: RoutableService<any AServiceInput>()))
            #expect(router.reasonNotToRemove == "the destination does not exist any more")
            router.removeRoute()
            #expect(router.error?.code == "actionFailed")
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
}
