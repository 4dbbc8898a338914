// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts
@testable import RouteGraph
import Testing

/// The providers that the remedy of `missing-provider` proposes. `MissingProviderRemedyTests` compiles them.
@Suite struct MissingProviderTextTests {
    @Test func aClassUsesTheShortKey() {
        #expect(
            RouteFaultText.annotatedProvider(.service, of: "any Clock", shortName: "clock") == """
                @Provider(of: .clock)
                final class DefaultClock: Clock {
                }
                """)
        #expect(
            RouteFaultText.annotatedProvider(.view, of: "any LoginViewInput", shortName: "login") == """
                @MainActor @Provider(of: .login)
                final class LoginScreen: LoginViewInput {
                }
                """)
        #expect(
            RouteFaultText.annotatedProvider(.asyncService, of: "any Database", shortName: "database") == """
                @Provider(of: .database)
                final class DefaultDatabase: Database {
                    init() async throws {}
                }
                """)
    }

    @Test func aProviderWithAName() {
        let argument = ", named: \"wall\""
        #expect(
            RouteFaultText.annotatedProvider(.service, of: "any Clock", argument: argument, shortName: "clock") == """
                @Provider(of: .clock, named: "wall")
                final class DefaultClock: Clock {
                }
                """)
        #expect(
            RouteFaultText.separateProvider(.service, of: "any Clock", argument: argument).contains(
                "{ Provides(RoutableService<any Clock>(), named: \"wall\") { $0 } }"))
    }

    @Test func aClassOfTheMainActor() {
        #expect(
            RouteFaultText.annotatedProvider(.service, of: "any Alerts", isOnMainActor: true) == """
                @MainActor @Provider(of: RoutableService<any Alerts>.self)
                final class DefaultAlerts: Alerts {
                }
                """)
        #expect(
            RouteFaultText.separateProvider(.service, of: "any Alerts", isOnMainActor: true).hasPrefix(
                "struct AlertsRouter: MainActorServiceRouteProvider {\n"))
    }

    @Test func aClassWithParameters() {
        #expect(
            RouteFaultText.annotatedProvider(.serviceModule, of: "any ExportInput") == """
                @Provider(of: RoutableServiceModule<any ExportInput>.self)
                final class DefaultExport {
                    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                }
                """)
        #expect(
            RouteFaultText.annotatedProvider(.viewModule, of: "any LoginModuleInput") == """
                @MainActor @Provider(of: RoutableViewModule<any LoginModuleInput>.self)
                final class LoginScreen {
                    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                }
                """)
    }

    @Test(arguments: [
        ("any Clock & Alarm", "DefaultAlarm: Clock & Alarm"), ("any Store<Int>", "DefaultStore: Store"),
        ("any Store<Store<Int, Int>> & Outer.Clock", "DefaultClock: Store & Outer.Clock"),
        ("any Input", "DefaultInput: Input"),
    ])
    func aClassConformsToTheTypeOfTheKey(type: String, expected: String) {
        #expect(
            RouteFaultText.annotatedProvider(.service, of: type) == """
                @Provider(of: RoutableService<\(type)>.self)
                final class \(expected) {
                }
                """)
    }

    @Test(arguments: ["() -> Int", "Int", "(any Clock)?", "any Store<() -> Int>"])
    func aTypeThatNoClassConformsToIsProvidedByAClosure(type: String) {
        #expect(
            RouteFaultText.annotatedProvider(.service, of: type)
                == "RouteRegistry.shared.register(RoutableService<\(type)>()) { _ in <#Destination#> }")
        #expect(
            RouteFaultText.annotatedProvider(.asyncService, of: type)
                == "RouteRegistry.shared.register(RoutableAsyncService<\(type)>()) { <#Destination#> }")
    }

    @Test func withoutMacrosTheProviderIsRegisteredByHand() {
        #expect(
            RouteFaultText.separateProvider(.service, of: "any Clock") == """
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                and register it when the app starts: RouteRegistry.shared.register { ClockRouter.self }
                """)
        #expect(
            RouteFaultText.separateProvider(.view, of: "any LoginInput") == """
                struct LoginInputRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Screen#>? {
                        <#Screen()#>
                    }
                }
                and register it when the app starts: RouteRegistry.shared.register { LoginInputRouter.self }
                """)
    }
}
