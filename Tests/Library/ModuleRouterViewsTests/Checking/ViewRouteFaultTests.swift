// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouterChecks
@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import RouteTables
import Testing

@MainActor private protocol LoginInput: AnyObject {}
@MainActor private protocol LogonInput: AnyObject {}
@MainActor private protocol EditorRequiredLogin: AnyObject {}
@MainActor private protocol LoginModuleInput: AnyObject {}

extension RoutableView where Protocol == any LoginInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any LogonInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any EditorRequiredLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any LoginModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class LoginScreen: HeadlessScreen, LoginInput, LogonInput, EditorRequiredLogin {}

private final class LoginConfiguration: LoginModuleInput {}

private struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any LoginInput>(), fileID: "Account/LoginRouter.swift", line: 5, column: 9) { $0 }
        ProviderIdentifier("login", fileID: "Account/LoginRouter.swift", line: 6, column: 9)
        DestinationClass(LoginScreen.self, exclusive: true, fileID: "Account/LoginRouter.swift", line: 7, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
}

private struct OtherLoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any LoginInput>(), fileID: "Other/OtherLoginRouter.swift", line: 3, column: 9) { $0 }
        ProviderIdentifier("login", fileID: "Other/OtherLoginRouter.swift", line: 4, column: 9)
        DestinationClass(LoginScreen.self, fileID: "Other/OtherLoginRouter.swift", line: 5, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
}

private struct LogonRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any LogonInput>(), fileID: "Account/LogonRouter.swift", line: 5, column: 9) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
}

private struct LoginModuleRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(
            RoutableViewModule<any LoginModuleInput>(), fileID: "Account/LoginModuleRouter.swift", line: 5, column: 9
        ) { $0 }
    }
    static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
    func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
}

private struct OtherLoginModuleRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(
            RoutableViewModule<any LoginModuleInput>(), fileID: "Other/OtherModuleRouter.swift", line: 8, column: 9
        ) { $0 }
    }
    static func makeConfiguration() -> LoginConfiguration { LoginConfiguration() }
    func makeDestination(with configuration: LoginConfiguration) -> LoginScreen? { LoginScreen() }
}

private enum LoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginInput>(),
            fileID: "App/LoginAdapter.swift", line: 3, column: 9
        ) { _ in LoginScreen() }
    }
}

private enum BackwardAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableView<any LoginInput>(), to: RoutableView<any EditorRequiredLogin>(),
            fileID: "App/BackwardAdapter.swift", line: 3, column: 9
        ) { _ in LoginScreen() }
    }
}

private enum RouterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableView<any EditorRequiredLogin>(), to: LoginRouter.self, fileID: "App/RouterAdapter.swift", line: 3,
            column: 9
        ) { $0 }
    }
}

/// The faults of view routes, with their complete texts.
struct ViewRouteFaultTests {
    private func declared<Key: RoutableKey>(_: Key.Type, line: UInt) -> RouteDeclaration {
        RouteDeclaration(
            key: Key.key,
            location: RouteLocation(fileID: "AccountInterface/Login.swift", line: line, column: 1))
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
                declared(RoutableView<any LoginInput>.self, line: 3),
                declared(RoutableView<any EditorRequiredLogin>.self, line: 5),
            ]) {
                LoginRouter.self
                LoginAdapter.self
            } == [])
        #expect(
            faults([declared(RoutableViewModule<any LoginModuleInput>.self, line: 7)]) {
                LoginModuleRouter.self
                LogonRouter.self
            } == [])
    }

    #if Macros
    @Test func missingProvider() {
        let faults = faults([
            declared(RoutableView<any LoginInput>.self, line: 3),
            declared(RoutableViewModule<any LoginModuleInput>.self, line: 7),
        ]) { LogonRouter.self }
        #expect(
            faults.map(\.description) == [
                """
                AccountInterface/Login.swift:3:1: error: no provider for RoutableView<any LoginInput> [missing-provider]
                  near miss: RoutableView<any ModuleRouterViewsTests.LogonInput> is provided by LogonRouter at \
                Account/LogonRouter.swift:5:9; did you mean it?
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @MainActor @Provider(of: RoutableView<any LoginInput>.self)
                    final class LoginScreen: LoginInput {
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableView<any LoginInput>(), to: <#Key#>) { <#Proxy#>($0) }
                """,
                """
                AccountInterface/Login.swift:7:1: error: no provider for \
                RoutableViewModule<any LoginModuleInput> [missing-provider]
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @MainActor @Provider(of: RoutableViewModule<any LoginModuleInput>.self)
                    final class LoginScreen {
                        init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableViewModule<any LoginModuleInput>(), to: <#Key#>) { <#Proxy#>($0) }
                """,
            ])
    }
    #endif

    @Test func missingProviderThatAnAdapterNeeds() {
        let faults = faults([declared(RoutableView<any LoginInput>.self, line: 3)]) { LoginAdapter.self }
        #expect(
            faults.first?.chain == [
                "needed by the adapter of RoutableView<any EditorRequiredLogin> at App/LoginAdapter.swift:3:9"
            ])
        #expect(faults.map(\.id) == [.missingProvider, .adapterWithoutProvider])
    }

    @Test func duplicateProviderIdentifierAndExclusiveConflict() {
        let faults = faults {
            LoginRouter.self; OtherLoginRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                Other/OtherLoginRouter.swift:3:9: error: RoutableView<any LoginInput> is provided by \
                OtherLoginRouter, and by LoginRouter before it [duplicate-provider]
                  LoginRouter provides it at Account/LoginRouter.swift:5:9
                  help: remove one of the two, or let one replace the other; LoginRouter, registered first, is used
                """,
                """
                Other/OtherLoginRouter.swift:4:9: error: the identifier 'login' is registered by \
                OtherLoginRouter, and by LoginRouter before it [duplicate-identifier]
                  LoginRouter registers it at Account/LoginRouter.swift:6:9
                  help: rename one of the two; LoginRouter, registered first, is used
                """,
                """
                Other/OtherLoginRouter.swift:5:9: error: OtherLoginRouter makes LoginScreen, which LoginRouter reserves for itself [exclusive-conflict]
                  LoginRouter reserves it at Account/LoginRouter.swift:7:9
                  help: remove `exclusive: true` there, or let OtherLoginRouter make a subclass
                """,
            ])
    }

    @Test func exclusiveClassConflictsWithProvidersThatMakeIt() {
        let faults = faults {
            LogonRouter.self; LoginRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                Account/LogonRouter.swift:5:9: error: LogonRouter makes LoginScreen, which LoginRouter reserves for itself [exclusive-conflict]
                  LoginRouter reserves it at Account/LoginRouter.swift:7:9
                  help: remove `exclusive: true` there, or let LogonRouter make a subclass
                """
            ])
    }

    @Test func duplicateProviderOfAModuleProtocol() {
        let faults = faults {
            LoginModuleRouter.self; OtherLoginModuleRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                Other/OtherModuleRouter.swift:8:9: error: RoutableViewModule<any LoginModuleInput> is \
                provided by OtherLoginModuleRouter, and by LoginModuleRouter before it [duplicate-provider]
                  LoginModuleRouter provides it at Account/LoginModuleRouter.swift:5:9
                  help: remove one of the two, or let one replace the other; LoginModuleRouter, registered first, is used
                """
            ])
    }

    @Test func adapterWithoutProvider() {
        let faults = faults {
            LoginAdapter.self; LogonRouter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                App/LoginAdapter.swift:3:9: error: RoutableView<any EditorRequiredLogin> is \
                adapted to a route without a provider: RoutableView<any EditorRequiredLogin> → RoutableView<any LoginInput> [adapter-without-provider]
                  near miss: RoutableView<any ModuleRouterViewsTests.LogonInput> is provided; did you mean it?
                  help: link the module that provides RoutableView<any LoginInput>, or adapt to another key
                """
            ])
    }

    @Test func adapterToAProviderThatIsNotRegistered() {
        #expect(
            faults { RouterAdapter.self }.map(\.description) == [
                """
                App/RouterAdapter.swift:3:9: error: RoutableView<any EditorRequiredLogin> is \
                adapted to a route without a provider: RoutableView<any EditorRequiredLogin> → LoginRouter [adapter-without-provider]
                  help: register LoginRouter with @AutoRegister, or in the app's list
                """
            ])
    }

    @Test func adapterCycle() {
        let faults = faults {
            LoginAdapter.self; BackwardAdapter.self
        }
        #expect(
            faults.map(\.description) == [
                """
                App/LoginAdapter.swift:3:9: error: adapter cycle: \
                RoutableView<any EditorRequiredLogin> → RoutableView<any LoginInput> → RoutableView<any EditorRequiredLogin> [adapter-cycle]
                  then BackwardAdapter adapts RoutableView<any LoginInput> at App/BackwardAdapter.swift:3:9
                  help: adapt one of these keys to a key that a module provides
                """,
                """
                App/BackwardAdapter.swift:3:9: error: adapter cycle: \
                RoutableView<any LoginInput> → RoutableView<any EditorRequiredLogin> → RoutableView<any LoginInput> [adapter-cycle]
                  then LoginAdapter adapts RoutableView<any EditorRequiredLogin> at App/LoginAdapter.swift:3:9
                  help: adapt one of these keys to a key that a module provides
                """,
            ])
    }

    @Test @MainActor func lateRegistration() {
        let registry = RouteRegistry()
        registry.run {
            _ = try? Router.destination(
                for: RoutableView<any LogonInput>(), fileID: "App/main.swift", line: 12, column: 22)
        }
        registry.register { LogonRouter.self }
        #expect(
            registry.seal().map(\.description) == [
                """
                Account/LogonRouter.swift:5:9: error: RoutableView<any LogonInput> was requested before LogonRouter registered it, and the request failed [late-registration]
                  it was requested at App/main.swift:12:22
                  help: register it before its first request, or load its library earlier
                """
            ])
    }

    @Test func aViewAndAServiceMayHaveTheSameIdentifier() {
        #expect(
            faults {
                LoginRouter.self; LoginServiceRouter.self
            } == [])
    }
}

private final class LoginService {}
private protocol LoginServiceInput: AnyObject {}
extension LoginService: LoginServiceInput {}
extension RoutableService where Protocol == any LoginServiceInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private struct LoginServiceRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any LoginServiceInput>()) { $0 }
        ProviderIdentifier("login")
    }
    func makeDestination(with configuration: RouteConfiguration) -> LoginService? { LoginService() }
}
