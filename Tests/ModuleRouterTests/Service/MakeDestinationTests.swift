// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

struct MakeDestinationTests {
    private let route = RoutableService<any AServiceInput>()

    @Test func makesAPreparedDestination() throws {
        try with {
            AServiceRouter.self
        } _: {
            let service = try #require(Router.makeDestination(to: route) as? AService)
            #expect(service.log == ["provider prepares nothing", "provider has finished"])
        }
    }

    @Test func makesANewDestinationEachTime() {
        with {
            AServiceRouter.self
        } _: {
            #expect(Router.makeDestination(to: route) !== Router.makeDestination(to: route))
        }
    }

    @Test func thePerformerPreparesBeforeTheProvider() throws {
        try with {
            AServiceRouter.self
        } _: {
            let service = try #require(Router.makeDestination(to: route) { $0.title = "first" } as? AService)
            #expect(service.log == ["provider prepares first", "provider has finished"])
        }
    }

    @Test func takesLooseParameters() {
        with {
            AServiceRouter.self
        } _: {
            let service = Router.makeDestination(
                to: route,
                configuring: { _, prepareModule in
                    prepareModule { $0.addUserInfo(forKey: "title", object: "from userInfo") }
                })
            #expect(service?.title == "from userInfo")
        }
    }

    @Test func callsTheHandlersOfSuccess() {
        with {
            AServiceRouter.self
        } _: {
            var calls: [String] = []
            let service = Router.makeDestination(
                to: route,
                configuring: { configuration, _ in
                    configuration.prepareDestination = { $0.title = "prepared" }
                    configuration.successHandler = { calls.append("success \($0.title ?? "")") }
                    configuration.completionHandler = { ok, service, action, error in
                        calls.append("completion \(ok) \(service?.title ?? "") \(action) \(error == nil)")
                    }
                    configuration.performerSuccessHandler = { calls.append("performer \($0.title ?? "")") }
                    configuration.errorHandler = { _, _ in calls.append("error") }
                    configuration.performerErrorHandler = { _, _ in calls.append("performer error") }
                })
            #expect(service != nil)
            #expect(
                calls == ["success prepared", "completion true prepared makeDestination true", "performer prepared"])
        }
    }

    @Test(arguments: [AServiceRouter.Behaviour.returnsNil, .throwsError])
    func callsTheHandlersOfFailure(_ behaviour: AServiceRouter.Behaviour) {
        with {
            AServiceRouter.self
        } _: {
            AServiceRouter.$behaviour.withValue(behaviour) {
                var calls: [String] = []
                let service = Router.makeDestination(
                    to: route,
                    configuring: { configuration, _ in
                        configuration.prepareDestination = { _ in calls.append("prepare") }
                        configuration.successHandler = { _ in calls.append("success") }
                        configuration.performerSuccessHandler = { _ in calls.append("performer success") }
                        configuration.errorHandler = { calls.append("error \($0) \($1.code)") }
                        configuration.completionHandler = { ok, service, _, error in
                            calls.append("completion \(ok) \(service == nil) \(error?.code ?? "")")
                        }
                        configuration.performerErrorHandler = { calls.append("performer error \($0) \($1.code)") }
                    })
                #expect(service == nil)
                #expect(
                    calls == [
                        "error makeDestination destinationUnavailable",
                        "completion false true destinationUnavailable",
                        "performer error makeDestination destinationUnavailable",
                    ])
            }
        }
    }

    @Test func theThrowingFormThrowsWhatTheProviderThrewWithItsName() throws {
        try with {
            AServiceRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.throwsError) {
                let line: UInt = #line + 1
                let error = try #require(throws: RouteError.self) { try Router.destination(for: route) }
                guard case .destinationUnavailable(let failure) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(failure.route == "RoutableService<any AServiceInput>")
                #expect(failure.underlyingError is Failing)
                #expect(failure.location?.line == line)
            }
        }
    }

    @Test func anUnprovidedRouteIsAnErrorAndNotACrash() throws {
        try with {
        } _: {
            #expect(Router.makeDestination(to: route) == nil)
            #expect(Router.makeDestination(to: route) { _ in Issue.record("prepared nothing") } == nil)
            #expect(Router.to(route) == nil)
            let error = try #require(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error.code == "missingProvider")
        }
    }

    @Test func anErrorHandlerOfTheRegistryIsToldOfEveryFailure() {
        let reports = Reports()
        let registry = RouteRegistry()
        registry.addErrorHandler { reports.add($0) }
        registry.run {
            _ = Router.makeDestination(to: route)
            _ = Router.makeDestination(to: route) { _ in }
            _ = Router.to(route)
            _ = try? Router.destination(for: route)
            Router.perform(to: route, errorHandler: { _, _ in })
        }
        #expect(
            reports.all == [
                "makeDestination missingProvider false", "makeDestination missingProvider false",
                "toService missingProvider false", "makeDestination missingProvider true",
                "performRoute missingProvider true",
            ])
    }

    @Test func aReleasedDestinationLeavesNothingBehind() {
        with {
            AServiceRouter.self
        } _: {
            weak let service = Router.makeDestination(to: route)
            #expect(service == nil)
        }
    }
}

/// Collects what an error handler is told.
final class Reports: Sendable {
    private let reports = Collected<String>()

    func add(_ report: RouteErrorReport) {
        reports.append("\(report.action) \(report.error.code) \(report.isDelivered)")
    }

    var all: [String] { reports.all }
}
