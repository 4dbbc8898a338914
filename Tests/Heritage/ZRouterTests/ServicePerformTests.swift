// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

struct ServicePerformTests {
    private let route = RoutableService<AServiceInput>()

    @Test func aPerformedRouteIsRoutedAndCallsTheHandlersInOrder() throws {
        try with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            var kept: AServiceInput?
            let router = try #require(
                Router.perform(
                    to: route,
                    configuring: { configuration, _ in
                        configuration.stateNotifier = { calls.append("\($0) → \($1)") }
                        configuration.prepareDestination = { service in
                            service.title = "prepared"
                            calls.append("prepare")
                        }
                        configuration.successHandler = { service in
                            kept = service
                            calls.append("success \(service.title ?? "")")
                        }
                        configuration.completionHandler = { ok, _, action, _ in
                            calls.append("completion \(ok) \(action)")
                        }
                        configuration.performerSuccessHandler = { _ in calls.append("performer") }
                        configuration.errorHandler = { _, _ in calls.append("error") }
                        configuration.performerErrorHandler = { _, _ in calls.append("performer error") }
                    }))
            #expect(router.state == .routed)
            #expect(router.destination === kept)
            #expect(
                calls == [
                    "unrouted → routing", "prepare", "routing → routed", "success prepared",
                    "completion true performRoute",
                    "performer",
                ])
            kept = nil
        }
    }

    @Test func preparationCompletionAndHandlersAreSeparateForms() {
        with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            Router.perform(
                to: route,
                preparation: {
                    $0.title = "a"; calls.append("preparation")
                })
            Router.perform(
                to: route,
                completion: { ok, service, _, error in
                    calls.append("completion \(ok) \(service != nil) \(error == nil)")
                })
            Router.perform(
                to: route, successHandler: { _ in calls.append("success") },
                errorHandler: { _, _ in calls.append("error") })
            Router.perform(to: route)
            #expect(calls == ["preparation", "completion true true true", "success"])
        }
    }

    @Test func aFailedRouteStaysUnroutedAndTellsEveryErrorHandler() throws {
        try with {
            AServiceRouter.self
        } _: {
            try failing {
                var calls: [String] = []
                let router = try #require(
                    Router.perform(
                        to: route,
                        configuring: { configuration, _ in
                            configuration.stateNotifier = { calls.append("\($0) → \($1)") }
                            configuration.errorHandler = { action, error in
                                calls.append("error \(action) \(error.code)")
                            }
                            configuration.completionHandler = { ok, service, _, error in
                                calls.append("completion \(ok) \(service == nil) \(error != nil)")
                            }
                            configuration.performerErrorHandler = { _, _ in calls.append("performer error") }
                            configuration.successHandler = { _ in calls.append("success") }
                        }))
                #expect(router.state == .unrouted)
                #expect(router.error?.code == .destinationUnavailable)
                #expect(
                    calls == [
                        "unrouted → routing", "routing → unrouted", "error performRoute destination-unavailable",
                        "completion false true true", "performer error",
                    ])
            }
        }
    }

    @Test func performingAgainWhileRoutedMakesAnotherDestinationAndStaysRouted() throws {
        try with {
            AServiceRouter.self
        } _: {
            var successes = 0
            var performerSuccesses = 0
            let router = try #require(
                Router.perform(
                    to: route,
                    configuring: { configuration, _ in
                        configuration.successHandler = { _ in successes += 1 }
                        configuration.performerSuccessHandler = { _ in performerSuccesses += 1 }
                    }))
            #expect(router.canPerform)
            var completions = 0
            router.performRoute(completion: { ok, _, _, _ in completions += ok ? 1 : 0 })
            #expect(router.state == .routed)
            #expect(successes == 2)
            #expect(performerSuccesses == 1)
            #expect(completions == 1)
        }
    }

    @Test func aFailedSecondPerformLeavesTheRouteRouted() throws {
        try with {
            AServiceRouter.self
        } _: {
            var kept: AServiceInput?
            let router = try #require(Router.perform(to: route, successHandler: { kept = $0 }))
            failing {
                var failed = false
                router.performRoute(completion: { ok, _, _, _ in failed = !ok })
                #expect(failed)
            }
            #expect(router.state == .routed)
            #expect(router.destination === kept)
        }
    }

    @Test func performingInTheStateNotifierFailsOnlyThePerformersCall() throws {
        try with {
            AServiceRouter.self
        } _: {
            let type = try #require(Router.to(route))
            var calls: [String] = []
            var router: DestinationServiceRouter<AServiceInput>?
            router = type.perform(configuring: { configuration, _ in
                configuration.errorHandler = { _, _ in calls.append("error") }
                configuration.successHandler = { _ in calls.append("success") }
            })
            router?.configuration.stateNotifier = { _, new in
                guard new == .routing else { return }
                router?.performRoute(errorHandler: { _, error in
                    calls.append("performer \(error.code)")
                })
            }
            router?.performRoute()
            #expect(calls == ["success", "performer already-active", "success"])
            #expect(router?.state == .routed)
            router?.configuration.stateNotifier = nil
        }
    }

    @Test func handlersGivenWhenPerformingFollowThoseOfTheConfiguration() throws {
        try with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            let router = try #require(Router.perform(to: route))
            router.configuration.performerSuccessHandler = { _ in calls.append("configured") }
            router.performRoute(successHandler: { _ in calls.append("given") })
            router.performRoute()
            #expect(calls == ["configured", "given"])
        }
    }

    @Test func anUnprovidedRouteGivesNoRouterButTellsTheHandlers() {
        with {
        } _: {
            var calls: [String] = []
            let router = Router.perform(
                to: route,
                configuring: { configuration, _ in
                    configuration.errorHandler = { calls.append("error \($0) \($1.code)") }
                    configuration.completionHandler = { ok, _, _, _ in calls.append("completion \(ok)") }
                })
            #expect(router == nil)
            #expect(calls == ["error performRoute missing-provider", "completion false"])
        }
    }

    @Test func theRouterDoesNotKeepItsDestinationAlive() throws {
        try with {
            AServiceRouter.self
        } _: {
            let router = try #require(Router.perform(to: route))
            #expect(router.destination == nil)
        }
    }

    @Test func aDestinationThatHoldsItsRouterIsReleased() throws {
        try with {
            AServiceRouter.self
        } _: {
            weak var weakRouter: DestinationServiceRouter<AServiceInput>?
            weak var weakService: AServiceInput?
            do {
                var service: AServiceInput?
                let router = try #require(Router.perform(to: route, successHandler: { service = $0 }))
                (service as? AService)?.router = router
                weakRouter = router
                weakService = service
                #expect(weakService != nil)
            }
            #expect(weakRouter == nil)
            #expect(weakService == nil)
        }
    }

    @Test func aRouteFoundOnceCanBePerformedOften() throws {
        try with {
            AServiceRouter.self
        } _: {
            let type = try #require(Router.to(route))
            var services: [AServiceInput] = []
            for _ in 0..<3 { type.perform(successHandler: { services.append($0) }) }
            #expect(Set(services.map { ObjectIdentifier($0) }).count == 3)
            #expect(type.makeDestination { $0.title = "made" }?.title == "made")
            #expect(type.makeDestination() != nil)
        }
    }
}
