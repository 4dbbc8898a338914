// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

struct MakeDestinationTests {
    private let route = RoutableService<any AServiceInput>()

    @Test func makesAPreparedDestination() throws {
        try with {
            AServiceRouter.self
        } _: {
            let service = try #require((try? Router.destination(for: route)) as? AService)
            #expect(service.log == ["provider prepares nothing"])
        }
    }

    @Test func makesANewDestinationEachTime() throws {
        try with {
            AServiceRouter.self
        } _: {
            let first = try Router.destination(for: route)
            #expect(try Router.destination(for: route) !== first)
        }
    }

    @Test func errorOfTheProviderIsThrownWithKeyAndLocation() throws {
        try with {
            AServiceRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.throwsError) {
                let line: UInt = #line + 1
                let error = try #require(throws: RouteError.self) { try Router.destination(for: route) }
                #expect(error.code == .destinationUnavailable)
                #expect(error.route == "RoutableService<any AServiceInput>")
                #expect(error.underlyingError is Failing)
                #expect(error.location?.line == line)
            }
        }
    }

    @Test func missingProviderIsAnError() throws {
        try with {
        } _: {
            #expect((try? Router.destination(for: route)) == nil)
            let error = try #require(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error.code == .missingProvider)
        }
    }

    @Test func errorHandlerOfTheRegistryReceivesTheFailure() {
        let reports = Reports()
        let registry = RouteRegistry()
        registry.addErrorHandler { reports.add($0) }
        registry.run {
            _ = try? Router.destination(for: route)
        }
        #expect(
            reports.all == [
                "makeDestination missing-provider true"
            ])
    }

    @Test func destinationIsNotRetained() {
        with {
            AServiceRouter.self
        } _: {
            weak let service = try? Router.destination(for: route)
            #expect(service == nil)
        }
    }
}

/// Collects the reports of an error handler.
final class Reports: Sendable {
    private let reports = Collected<String>()

    func add(_ report: RouteErrorReport) {
        reports.append("\(report.operation) \(report.error.code) \(report.isDelivered)")
    }

    var all: [String] { reports.all }
}
