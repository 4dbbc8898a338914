// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouterChecks
@testable import ModuleRouter
import RouteTables
import Testing

private protocol Clock: Sendable {}
private protocol WallClock: Sendable {}
private protocol RequiredClock: Sendable {}
private protocol ClockModule: AnyObject {}

extension RoutableService where Protocol == any Clock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any WallClock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RequiredClock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SystemClock: Clock, WallClock, RequiredClock {}

private struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Clock>(), fileID: "Time/ClockRouter.swift", line: 5, column: 9) { $0 }
        ProviderIdentifier("clock", fileID: "Time/ClockRouter.swift", line: 6, column: 9)
        ClassBinding(SystemClock.self, exclusive: true, fileID: "Time/ClockRouter.swift", line: 7, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

private struct OtherClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Clock>(), fileID: "Other/OtherClockRouter.swift", line: 3, column: 9) { $0 }
        ProviderIdentifier("clock", fileID: "Other/OtherClockRouter.swift", line: 4, column: 9)
        ClassBinding(SystemClock.self, fileID: "Other/OtherClockRouter.swift", line: 5, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

private struct WallClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any WallClock>(), fileID: "Time/WallClockRouter.swift", line: 5, column: 9) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

private struct Shift: ScopeValues {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Clock>(), fileID: "Work/Shift.swift", line: 5, column: 9) { _ in SystemClock() }
    }
}

private enum ClockAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableService<any RequiredClock>(), to: RoutableService<any Clock>(), fileID: "App/ClockAdapter.swift",
            line: 3, column: 9
        ) { _ in SystemClock() }
    }
}

private enum BackwardAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableService<any Clock>(), to: RoutableService<any RequiredClock>(), fileID: "App/BackwardAdapter.swift",
            line: 3, column: 9
        ) { _ in SystemClock() }
    }
}

private enum RouterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableService<any RequiredClock>(), to: ClockRouter.self, fileID: "App/RouterAdapter.swift", line: 3,
            column: 9
        ) { $0 }
    }
}

struct RouteFaultTests {
    private func declared<Key: RoutableKey>(_: Key.Type, line: UInt) -> RouteDeclaration {
        RouteDeclaration(
            key: Key.key,
            location: RouteLocation(fileID: "TimeInterface/Clock.swift", line: line, column: 1))
    }

    private func faults(
        _ declarations: [RouteDeclaration] = [], @RegistrableListBuilder _ routes: () -> [any RouteRegistrable.Type]
    ) -> [RouteFault] {
        let inventory = RouteInventory(declarations: declarations, table: RouteRegistry { routes() }.sealedTable)
        return MissingProviderRule.faults(in: inventory) + AdapterRule.faults(in: inventory)
            + inventory.table.conflicts
    }

    @Test func legalRoutesHaveNoFaults() {
        #expect(
            faults([
                declared(RoutableService<any Clock>.self, line: 3),
                declared(RoutableService<any RequiredClock>.self, line: 9),
            ]) {
                ClockRouter.self
                ClockAdapter.self
            } == [])
    }

    #if Macros
    @Test func missingProvider() {
        let faults = faults([declared(RoutableService<any Clock>.self, line: 3)]) { WallClockRouter.self }
        #expect(
            faults.map(\.description) == [
                """
                TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
                  near miss: RoutableService<any ModuleRouterTests.WallClock> is provided by WallClockRouter at \
                Time/WallClockRouter.swift:5:9; did you mean it?
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @Provider(of: RoutableService<any Clock>.self)
                    final class DefaultClock: Clock {
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
                """
            ])
    }

    @Test func missingProviderOfAModuleAndOfAnAsynchronousService() {
        let faults = faults([
            declared(RoutableServiceModule<any ClockModule>.self, line: 4),
            declared(RoutableAsyncService<any Clock>.self, line: 8),
        ]) {}
        #expect(
            faults.map(\.description) == [
                """
                TimeInterface/Clock.swift:4:1: error: no provider for \
                RoutableServiceModule<any ClockModule> [missing-provider]
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @Provider(of: RoutableServiceModule<any ClockModule>.self)
                    final class DefaultClock {
                        init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableServiceModule<any ClockModule>(), to: <#Key#>) { <#Proxy#>($0) }
                """,
                """
                TimeInterface/Clock.swift:8:1: error: no provider for RoutableAsyncService<any Clock> [missing-provider]
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @Provider(of: RoutableAsyncService<any Clock>.self)
                    final class DefaultClock: Clock {
                        init() async throws {}
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableAsyncService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
                """,
            ])
    }
    #endif

    @Test func duplicateProviderIdentifierAndExclusiveConflict() {
        let faults = faults {
            ClockRouter.self; OtherClockRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                Other/OtherClockRouter.swift:3:9: error: RoutableService<any Clock> is provided by \
                OtherClockRouter, and by ClockRouter before it [duplicate-provider]
                  ClockRouter provides it at Time/ClockRouter.swift:5:9
                  help: remove one of the two, or let one replace the other; ClockRouter, registered first, is used
                """,
                """
                Other/OtherClockRouter.swift:4:9: error: the identifier 'clock' is registered by \
                OtherClockRouter, and by ClockRouter before it [duplicate-identifier]
                  ClockRouter registers it at Time/ClockRouter.swift:6:9
                  help: rename one of the two; ClockRouter, registered first, is used
                """,
                """
                Other/OtherClockRouter.swift:5:9: error: OtherClockRouter makes SystemClock, which ClockRouter reserves for itself [exclusive-conflict]
                  ClockRouter reserves it at Time/ClockRouter.swift:7:9
                  help: remove `exclusive: true` there, or let OtherClockRouter make a subclass
                """,
            ])
    }

    @Test func exclusiveClassConflictsWithAnEarlierProvider() {
        let faults = faults {
            OtherClockRouter.self; ClockRouter.self
        }.filter { $0.id == .exclusiveConflict }
        #expect(faults.map(\.message) == ["OtherClockRouter makes SystemClock, which ClockRouter reserves for itself"])
    }

    @Test func adapterWithoutProvider() {
        let faults = faults {
            ClockAdapter.self; WallClockRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                App/ClockAdapter.swift:3:9: error: RoutableService<any RequiredClock> is adapted \
                to a route without a provider: RoutableService<any RequiredClock> → RoutableService<any Clock> [adapter-without-provider]
                  near miss: RoutableService<any ModuleRouterTests.WallClock> is provided; did you mean it?
                  help: link the module that provides RoutableService<any Clock>, or adapt to another key
                """
            ])
    }

    @Test func adapterToAProviderThatIsNotRegistered() {
        #expect(
            faults { RouterAdapter.self }.map(\.description) == [
                """
                App/RouterAdapter.swift:3:9: error: RoutableService<any RequiredClock> is adapted \
                to a route without a provider: RoutableService<any RequiredClock> → ClockRouter [adapter-without-provider]
                  help: register ClockRouter with @AutoRegister, or in the app's list
                """
            ])
    }

    @Test func adapterCycle() {
        let faults = faults {
            ClockAdapter.self; BackwardAdapter.self
        }
        #expect(
            faults.first?.description == """
                App/ClockAdapter.swift:3:9: error: adapter cycle: \
                RoutableService<any RequiredClock> → RoutableService<any Clock> → RoutableService<any RequiredClock> [adapter-cycle]
                  then BackwardAdapter adapts RoutableService<any Clock> at App/BackwardAdapter.swift:3:9
                  help: adapt one of these keys to a key that a module provides
                """)
        #expect(faults.map(\.id) == [.adapterCycle, .adapterCycle])
    }

    @Test func aKeyThatIsBothProvidedAndAdapted() {
        let faults = faults {
            BackwardAdapter.self; ClockRouter.self
        }.filter { $0.id == .duplicateProvider }
        #expect(
            faults.map(\.message) == [
                "RoutableService<any Clock> is provided by ClockRouter, and by BackwardAdapter before it"
            ])
    }

    @Test func aProviderAndAKindOfScopeForOneKey() {
        let faults = faults([declared(RoutableService<any Clock>.self, line: 3)]) {
            ClockRouter.self
            Shift.self
        }
        #expect(
            faults.map(\.description) == [
                """
                Work/Shift.swift:5:9: error: RoutableService<any Clock> is provided by Shift, and by ClockRouter before it [duplicate-provider]
                  ClockRouter provides it at Time/ClockRouter.swift:5:9
                  help: remove one of the two, or let one replace the other; ClockRouter, registered first, is used
                """
            ])
    }

    @Test func lateRegistration() {
        let registry = RouteRegistry()
        registry.run {
            _ = try? Router.destination(
                for: RoutableService<any Clock>(), fileID: "App/main.swift", line: 12, column: 22)
        }
        registry.register { ClockRouter.self }
        #expect(
            registry.seal().map(\.description) == [
                """
                Time/ClockRouter.swift:5:9: error: RoutableService<any Clock> was requested before ClockRouter registered it, and the request failed [late-registration]
                  it was requested at App/main.swift:12:22
                  help: register it before its first request, or load its library earlier
                """
            ])
    }

    @Test func duplicateLibrary() {
        let inventory = RouteInventory(libraryCopies: ["/app/notes", "/app/libFeature.so"])
        #expect(
            DuplicateLibraryRule.faults(in: inventory).map(\.description) == [
                """
                error: 2 images of this process contain a copy of ModuleRouter, each with its own routes [duplicate-library]
                  a copy is in /app/notes
                  a copy is in /app/libFeature.so
                  help: link ModuleRouter dynamically into all of them, or link the modules statically into the app
                """
            ])
        #expect(DuplicateLibraryRule.faults(in: RouteInventory(libraryCopies: ["/app/notes"])) == [])
    }

    @Test func everyRuleIsTested() {
        let tested: Set<RouteFault.ID> = [
            .missingProvider, .duplicateProvider, .duplicateIdentifier, .adapterWithoutProvider, .adapterCycle,
            .exclusiveConflict, .lateRegistration, .duplicateLibrary,
            // In `URLPatternFaultTests`.
            .urlPatternClash, .urlPatternInvalid,
            // In `ProviderNeedTests`.
            .captiveDependency,
            // In `RegistrationCheckTests` of ZRouter.
            .destinationNotConforming, .configurationNotConforming, .providerWithoutDestination, .declarationBypassed,
        ]
        #expect(tested == Set(RouteFault.ID.allCases))
    }

    @Test func thisProcessHoldsOneCopyOfTheLibrary() {
        #expect(RouteRegistry.shared.validate().filter { $0.id == .duplicateLibrary } == [])
    }
}
