// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// Handlers that use their own router. Each call is answered once, by itself.
struct ServiceReentrancyTests {
    private let route = RoutableService<AServiceInput>()

    @Test func performingWhilePreparingFailsOnlyThatCall() throws {
        try with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            let router = try #require(Router.perform(to: route))
            router.configuration.prepareDestination = { [unowned router] _ in
                router.performRoute(completion: { ok, _, _, error in
                    calls.append("inner \(ok) \(error?.code.description ?? "")")
                })
            }
            router.performRoute(completion: { ok, _, _, error in
                calls.append("outer \(ok) \(error?.code.description ?? "")")
            })
            router.configuration.prepareDestination = nil
            #expect(calls == ["inner false already-active", "outer true "])
        }
    }

    @Test func performingFromASuccessHandlerGivesEachCallItsOwnDestination() throws {
        try with {
            AServiceRouter.self
        } _: {
            var destinations: [String: ObjectIdentifier] = [:]
            var kept: [AServiceInput] = []
            let router = try #require(Router.perform(to: route))
            router.configuration.successHandler = { [unowned router] service in
                kept.append(service)
                guard kept.count == 1 else { return }
                router.performRoute(successHandler: { destinations["inner"] = ObjectIdentifier($0) })
            }
            router.performRoute(successHandler: { destinations["outer"] = ObjectIdentifier($0) })
            router.configuration.successHandler = nil
            #expect(destinations == ["outer": ObjectIdentifier(kept[0]), "inner": ObjectIdentifier(kept[1])])
        }
    }

    @Test func aRetryInAnErrorHandlerHasItsOwnCompletion() throws {
        try with {
            AServiceRouter.self
        } _: {
            try failing {
                var calls: [String] = []
                let router = try #require(Router.perform(to: route))
                var tries = 0
                router.configuration.errorHandler = { [unowned router] _, _ in
                    tries += 1
                    guard tries == 1 else { return }
                    TestConfig.routeShouldFail = false
                    router.performRoute(completion: { ok, _, _, _ in calls.append("inner \(ok)") })
                    TestConfig.routeShouldFail = true
                }
                router.performRoute(completion: { ok, _, _, _ in calls.append("outer \(ok)") })
                router.configuration.errorHandler = nil
                #expect(calls == ["inner true", "outer false"])
            }
        }
    }

    @Test func removingWhileRemovingFailsOnlyThatCall() throws {
        try with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            var kept: AServiceInput?
            let router = try #require(Router.perform(to: route, successHandler: { kept = $0 }))
            router.removeConfiguration.prepareDestination = { [unowned router] _ in
                router.removeRoute(completion: { ok, _, error in
                    calls.append("inner \(ok) \(error?.code.description ?? "")")
                })
            }
            router.removeRoute(completion: { ok, _, error in
                calls.append("outer \(ok) \(error?.code.description ?? "")")
            }
            )
            #expect(calls == ["inner false action-failed", "outer true "])
            #expect(router.state == .removed)
            withExtendedLifetime(kept) {}
        }
    }

    @Test func aFoundRouteIsPerformedWithoutArguments() throws {
        try with {
            AServiceRouter.self
        } _: {
            let router = try #require(Router.to(route)?.perform())
            #expect(router.state == .routed)
        }
    }
}
