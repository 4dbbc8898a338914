// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import Testing
import ZRouter

/// A protocol that `CheckedService` does not conform to.
protocol OtherServiceInput: AnyObject {}

extension RoutableService where Protocol == OtherServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

protocol OtherModuleInput: AnyObject {}

extension RoutableServiceModule where Protocol == OtherModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

protocol OtherAdapterInput: AnyObject {}

extension RoutableService where Protocol == OtherAdapterInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class CheckedService: AServiceInput {
    var title: String?
}

/// A router with wrong registrations.
class FaultyServiceRouter: ZIKServiceRouter<CheckedService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(CheckedService.self, fileID: "App/FaultyServiceRouter.swift", line: 4, column: 9)
        register(RoutableService<AServiceInput>(), fileID: "App/FaultyServiceRouter.swift", line: 5, column: 9)
        register(RoutableService<OtherServiceInput>(), fileID: "App/FaultyServiceRouter.swift", line: 6, column: 9)
        register(RoutableServiceModule<OtherModuleInput>(), fileID: "App/FaultyServiceRouter.swift", line: 7, column: 9)
    }

    override func destination(with configuration: PerformRouteConfig) -> CheckedService? { CheckedService() }
}

class FaultyAdapter: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        register(
            adapter: RoutableService<OtherAdapterInput>(), forAdaptee: RoutableService<AServiceInput>(),
            fileID: "App/FaultyAdapter.swift", line: 4, column: 9)
    }
}

class OtherService: OtherServiceInput {}

/// Two closures, each with its own class.
class TwoClosures: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKAnyServiceRouter.register(RoutableService<AServiceInput>(), forMakingService: CheckedService.self) { _ in
            CheckedService()
        }
        ZIKAnyServiceRouter.register(RoutableService<OtherServiceInput>(), forMakingService: OtherService.self) { _ in
            OtherService()
        }
        ZIKAnyViewRouter.register(RoutableView<AViewInput>(), forMakingView: AViewController.self) { _ in
            AViewController()
        }
        ZIKAnyViewRouter.register(RoutableView<BSubviewInput>(), forMakingView: BSubview.self) { _ in BSubview() }
    }
}

/// A closure whose class does not conform to the protocol, and an adapter to it.
class FaultyClosure: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKAnyServiceRouter.register(RoutableService<AServiceInput>(), forMakingService: AService.self) { _ in
            AService()
        }
        ZIKAnyServiceRouter.register(RoutableService<OtherServiceInput>(), forMakingService: CheckedService.self) {
            _ in nil
        }
        register(adapter: RoutableService<OtherAdapterInput>(), forAdaptee: RoutableService<OtherServiceInput>())
    }
}

class EmptyServiceRouter: ZIKServiceRouter<CheckedService, PerformRouteConfig> {}

class AbstractServiceRouter: ZIKServiceRouter<CheckedService, PerformRouteConfig> {
    override class func isAbstractRouter() -> Bool { true }
}

class UndeclaredServiceRouter: ZIKServiceRouter<CheckedService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(CheckedService.self)
        register(
            RoutableService<CheckedService>(declaredProtocol: CheckedService.self),
            fileID: "App/UndeclaredServiceRouter.swift", line: 5, column: 9)
    }
}

/// The faults that `validate()` finds in routers that register by calls.
@MainActor struct RegistrationCheckTests {
    private func faults(@RegistrableListBuilder _ routers: () -> [any RouteRegistrable.Type]) -> [RouteFault] {
        RouteRegistry(routers).validate().filter { $0.id != .missingProvider }
    }

    @Test func aDestinationHasToConformToItsProtocol() {
        #expect(
            faults { FaultyServiceRouter.self }.map(\.description) == [
                """
                App/FaultyServiceRouter.swift:6:9: error: FaultyServiceRouter makes CheckedService for RoutableService<any OtherServiceInput>, and CheckedService does not conform to any OtherServiceInput [destination-not-conforming]
                  CheckedService is registered at App/FaultyServiceRouter.swift:4:9
                  help: conform CheckedService to any OtherServiceInput, for example in an extension beside this registration
                """,
                """
                App/FaultyServiceRouter.swift:7:9: error: FaultyServiceRouter makes ZIKPerformRouteConfiguration for RoutableServiceModule<any OtherModuleInput>, and ZIKPerformRouteConfiguration does not conform to any OtherModuleInput [configuration-not-conforming]
                  help: return a configuration from defaultRouteConfiguration() that conforms to any OtherModuleInput
                """,
            ])
    }

    @Test func aDestinationHasToConformToAnAdaptersProtocol() {
        let own = faults {
            FaultyServiceRouter.self; FaultyAdapter.self
        }.filter { $0.subject.contains("Adapter") }
        #expect(
            own.map(\.message) == [
                "FaultyServiceRouter makes CheckedService for RoutableService<any OtherAdapterInput>, and CheckedService does not conform to any OtherAdapterInput"
            ])
    }

    @Test func aRouterWithoutADestination() {
        #expect(
            faults {
                EmptyServiceRouter.self; AbstractServiceRouter.self
            }.map(\.description) == [
                """
                error: EmptyServiceRouter is registered without a class of destinations [provider-without-destination]
                  help: call registerService(_:) in registerRoutableDestination() of EmptyServiceRouter
                """
            ])
    }

    @Test func aKeyOfAClassBypassesTheDeclaration() {
        #expect(
            faults { UndeclaredServiceRouter.self }.map(\.description) == [
                """
                App/UndeclaredServiceRouter.swift:5:9: error: RoutableService<CheckedService> is the key of a class, not of a declared protocol [declaration-bypassed]
                  help: declare a protocol in an extension of RoutableService, and register its key
                """
            ])
    }

    @Test func aRequestForANonconformingDestinationFails() {
        RouteRegistry { FaultyServiceRouter.self }.run {
            var reasons: [String] = []
            Router.perform(
                to: RoutableService<OtherServiceInput>(),
                errorHandler: { _, error in reasons.append((error as? RouteError)?.reason ?? "") })
            #expect(reasons == ["CheckedService is not any OtherServiceInput"])
        }
    }

    @Test func eachClosureIsCheckedWithItsOwnClass() {
        #expect(faults { TwoClosures.self } == [])
    }

    @Test func aClosureThatMakesAnotherClassIsFound() {
        #expect(
            faults { FaultyClosure.self }.map(\.message) == [
                "a closure makes CheckedService for RoutableService<any OtherServiceInput>, and CheckedService does not conform to any OtherServiceInput",
                "a closure makes CheckedService for RoutableService<any OtherAdapterInput>, and CheckedService does not conform to any OtherAdapterInput",
            ])
    }

    @Test func correctRoutersHaveNoFaults() {
        #expect(
            faults {
                AServiceRouter.self; AServiceModuleRouter.self; AServiceAdapter.self
                AViewRouter.self; AViewModuleRouter.self; AViewAdapter.self; BSubviewRouter.self
            } == [])
    }
}
