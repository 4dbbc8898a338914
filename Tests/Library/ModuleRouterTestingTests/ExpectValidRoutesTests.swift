// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
@testable import ModuleRouterTesting
import RouteFaultTexts
import Testing

private protocol Provided: Sendable {}
private protocol Twice: Sendable {}

extension RoutableService where Protocol == any Provided {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Twice {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Value: Provided, Twice {}

private struct FirstRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Twice>(), fileID: "Twice/FirstRouter.swift", line: 3, column: 9) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Value? { Value() }
}

private struct SecondRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Twice>(), fileID: "Twice/SecondRouter.swift", line: 3, column: 9) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Value? { Value() }
}

struct ExpectValidRoutesTests {
    /// Returns the texts of the issues that a call records.
    private func issues(_ registry: RouteRegistry) -> [String] {
        let texts = Locked<[String]>([])
        withKnownIssue(isIntermittent: true) {
            // The tests of the macros declare keys in the same program.
            expectValidRoutes(in: registry, ignoring: "ModuleRouterMacrosTests")
        } matching: { issue in
            texts.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return texts.withLock { $0 }
    }

    @Test func validRoutesRecordNoIssue() {
        #expect(issues(RouteRegistry { FirstRouter.self }) == [])
    }

    @Test func eachFaultIsOneIssueInTheFormatOfACompiler() {
        let registry = RouteRegistry {
            FirstRouter.self; SecondRouter.self
        }
        #expect(
            issues(registry) == [
                """
                Twice/SecondRouter.swift:3:9: error: RoutableService<any Twice> is provided by \
                SecondRouter, and by FirstRouter before it [duplicate-provider]
                  FirstRouter provides it at Twice/FirstRouter.swift:3:9
                  help: remove one of the two, or let one replace the other; FirstRouter, registered first, is used
                """
            ])
    }

    @Test func listOfFaultsShowsOneLineForEach() {
        let registry = RouteRegistry {
            FirstRouter.self
            SecondRouter.self
        }
        let faults = registry.validate().filter { $0.id != .missingProvider }
        #expect(
            "\(faults)" == """
                [Twice/SecondRouter.swift:3:9: RoutableService<any Twice> is provided by SecondRouter, and \
                by FirstRouter before it [duplicate-provider]]
                """)
    }

    @Test func keyThatTheAppRegistersAtLaunchIsNoFault() {
        let key = RouteKey(.service, (any Provided).self)
        let fault = RouteFault(
            .missingProvider, key.description, .missingProvider(.service, of: key.protocolName), at: nil)
        #expect(fault.isRegistered(by: [RoutableService<any Provided>()]))
        #expect(!fault.isRegistered(by: [RoutableService<any Twice>()]))
        let other = RouteFault(.lateRegistration, key.description, "late", at: nil, remedy: "")
        #expect(!other.isRegistered(by: [RoutableService<any Provided>()]))
    }

    /// A test program may link fewer modules than the app.
    @Test func missingProviderIsDescribedForTestsInsteadOfTheApp() {
        let fault = RouteFault(
            .missingProvider, "RoutableService<any Clock>", .missingProvider(.service, of: "any Clock"),
            at: RouteLocation(fileID: "ClockInterface/Clock.swift", line: 3, column: 1),
            chain: ["needed by the adapter of RoutableService<any Alarm>"])
        #expect(
            fault.textInTests == """
                ClockInterface/Clock.swift:3:1: error: no module that these tests link provides \
                RoutableService<any Clock> [missing-provider]
                  needed by the adapter of RoutableService<any Alarm>
                  help: let a test target depend on the module that provides it, or on the app;
                    if the app registers it when it starts: expectValidRoutes(registeredAtLaunch: RoutableService<any Clock>());
                    'swift package routes check' says whether the app provides it
                """)
        #expect(fault.isDeclared(in: ["ClockInterface"]))
        #expect(!fault.isDeclared(in: ["Clock", "AppTests"]))
    }
}
