// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import Testing

/// The providers that the remedy of `missing-provider` proposes. `MissingProviderRemedyTests` compiles them.
@Suite struct MissingProviderTextTests {
    private func proposed(_ kind: RouteKind, _ type: String, _ form: RouteFaultText.ProviderForm) -> String {
        let lines = RouteFaultText.missingProvider(kind, of: type, proposing: form).remedy.split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    @Test func aClassUsesTheShortKey() {
        #expect(
            proposed(.service, "any Clock", .annotated(shortName: "clock")) == """
                @Provider(of: .clock)
                final class DefaultClock: Clock {
                }
                """)
        #expect(
            proposed(.view, "any LoginViewInput", .annotated(shortName: "login")) == """
                @MainActor @Provider(of: .login)
                final class LoginScreen: LoginViewInput {
                }
                """)
        #expect(
            proposed(.asyncService, "any Database", .annotated(shortName: "database")) == """
                @Provider(of: .database)
                final class DefaultDatabase: Database {
                    init() async throws {}
                }
                """)
    }

    @Test func aProviderWithAName() {
        let text = { (form: RouteFaultText.ProviderForm) in
            RouteFaultText.missingProvider(.service, of: "any Clock", named: "wall", proposing: form)
        }
        #expect(text(.separate).message == "no provider for RoutableService<any Clock> named 'wall'")
        #expect(
            text(.annotated(shortName: "clock")).remedy == """
                link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: .clock, named: "wall")
                final class DefaultClock: Clock {
                }
                """)
        #expect(text(.separate).remedy.contains("{ Provides(RoutableService<any Clock>(), named: \"wall\") { $0 } }"))
    }

    @Test func aClassOfTheMainActor() {
        #expect(
            proposed(.service, "any Alerts", .annotated(isOnMainActor: true)) == """
                @MainActor @Provider(of: RoutableService<any Alerts>.self)
                final class DefaultAlerts: Alerts {
                }
                """)
    }

    @Test func aClassWithParameters() {
        #expect(
            proposed(.serviceModule, "any ExportInput", .annotated()) == """
                @Provider(of: RoutableServiceModule<any ExportInput>.self)
                final class DefaultExport {
                    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                }
                """)
        #expect(
            proposed(.viewModule, "any LoginModuleInput", .annotated()) == """
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
            proposed(.service, type, .annotated()) == """
                @Provider(of: RoutableService<\(type)>.self)
                final class \(expected) {
                }
                """)
    }

    @Test(arguments: ["() -> Int", "Int", "(any Clock)?"])
    func aTypeThatNoClassConformsToHasAProviderOfItsOwn(type: String) {
        let text = proposed(.service, type, .annotated())
        #expect(text.hasPrefix("@AutoRegister\nstruct "))
        #expect(!text.contains("and register it"))
    }

    @Test func withoutMacrosTheProviderIsRegisteredByHand() {
        #expect(
            proposed(.service, "any Clock", .separate) == """
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                and register it when the app starts: RouteRegistry.shared.register { ClockRouter.self }
                """)
        #expect(
            proposed(.view, "any LoginInput", .separate) == """
                struct LoginInputRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableView<any LoginInput>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Screen#>? {
                        <#Screen()#>
                    }
                }
                and register it when the app starts: RouteRegistry.shared.register { LoginInputRouter.self }
                """)
    }

    @Test func theFaultAtRunTimeHasTheFormOfTheTraits() {
        #if Macros
        #expect(RouteFaultText.ProviderForm.ofTraits == .annotated())
        #else
        #expect(RouteFaultText.ProviderForm.ofTraits == .separate)
        #endif
    }
}
