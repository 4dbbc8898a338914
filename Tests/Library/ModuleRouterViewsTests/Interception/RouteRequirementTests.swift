// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Requirements that providers state and interceptors read.
@MainActor
@Suite(
    .routes {
        VaultRouter.self; VaultAdapter.self
    })
struct RouteRequirementTests {
    private let window = HeadlessWindow()

    /// Returns the requirements that an interceptor reads while a route is performed.
    private func requirements(_ route: (ViewRoutePath) async throws -> Void) async throws -> [Set<RouteRequirement>] {
        let read = Read()
        RouteRegistry.current.addViewRouteInterceptor("reader") { request in
            read.requirements.append(request.requirements)
            return .proceed
        }
        try await route(.push(from: window.root))
        return read.requirements
    }

    @Test func anInterceptorReadsTheRequirementsOfAKey() async throws {
        let read = try await requirements { try await Router.route(to: RoutableView<any VaultView>(), path: $0) }
        #expect(read == [[.login, .terms]])
    }

    @Test func anotherKeyOfTheProviderHasNoRequirements() async throws {
        let read = try await requirements { try await Router.route(to: RoutableView<any VaultHelpView>(), path: $0) }
        #expect(read == [[]])
    }

    @Test func adapterToAKeyKeepsTheRequirements() async throws {
        let read = try await requirements {
            try await Router.route(to: RoutableView<any RequiredVaultView>(), path: $0)
        }
        #expect(read == [[.login, .terms]])
    }

    @Test func adapterToTheProviderHasTheRequirementsOfAllKeys() async throws {
        let read = try await requirements { try await Router.route(to: RoutableView<any OtherVaultView>(), path: $0) }
        #expect(read == [[.login, .terms, .payment]])
    }

    @Test func moduleAdapterToTheProviderHasTheRequirementsOfAllKeys() async throws {
        let read = try await requirements {
            try await Router.route(to: RoutableViewModule<any RequiredVaultInput>(), path: $0)
        }
        #expect(read == [[.login, .terms, .payment]])
    }

    @Test(.routes(unheard: .isExpected) { VaultDoorRouter.self })
    func interceptorsCannotRedirectBackToARouteWithRequirements() async throws {
        let registry = RouteRegistry.current
        registry.addViewRouteInterceptor("login") { request in
            request.requirements.contains(.login) ? .redirect(to: RoutableView<any VaultDoor>()) : .proceed
        }
        registry.addViewRouteInterceptor("back") { request in
            request.leads(to: RoutableView<any VaultDoor>()) ? .redirect(to: RoutableView<any VaultView>()) : .proceed
        }
        await #expect(throws: RouteError.self) {
            try await Router.route(to: RoutableView<any VaultView>(), path: .push(from: window.root))
        }
        // Work that the route has started ends in later turns of the main actor.
        for _ in 0..<100 { await Task.yield() }
        #expect(window.stack.count == 1)
    }

    @Test func aURLHasTheRequirementsOfAllKeys() async throws {
        let read = try await requirements { _ = try await Router.route(url: "bank://vault", path: $0) }
        #expect(read == [[.login, .terms, .payment]])
    }

    @Test func aModuleKeyHasItsOwnRequirements() async throws {
        let read = try await requirements { try await Router.route(to: RoutableViewModule<any VaultInput>(), path: $0) }
        #expect(read == [[.payment]])
    }

    @Test func requirementsWithOneNameAreEqual() {
        #expect(RouteRequirement("login") == .login)
        #expect("\(RouteRequirement.login)" == "login")
    }
}

@MainActor private final class Read {
    var requirements: [Set<RouteRequirement>] = []
}

extension RouteRequirement {
    fileprivate static let login = RouteRequirement("login")
    fileprivate static let terms = RouteRequirement("terms")
    fileprivate static let payment = RouteRequirement("payment")
}

@MainActor private protocol VaultView: AnyObject {}
@MainActor private protocol VaultHelpView: AnyObject {}
@MainActor private protocol RequiredVaultView: AnyObject {}
@MainActor private protocol OtherVaultView: AnyObject {}
@MainActor private protocol VaultDoor: AnyObject {}
private protocol VaultInput: AnyObject {}
private protocol RequiredVaultInput: AnyObject {}

extension RoutableView where Protocol == any VaultView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any VaultHelpView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any RequiredVaultView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any OtherVaultView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any VaultDoor {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any RequiredVaultInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any VaultInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class VaultScreen: HeadlessScreen, VaultView, VaultHelpView, RequiredVaultView, OtherVaultView {}

private final class VaultDoorScreen: HeadlessScreen, VaultDoor {}

private struct VaultDoorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any VaultDoor>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> VaultDoorScreen? { VaultDoorScreen("door") }
}

private final class VaultConfiguration: VaultInput, RequiredVaultInput {}

private struct VaultRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any VaultView>()) { $0 }.requires(.login, .terms)
        Provides(RoutableView<any VaultHelpView>()) { $0 }
        Provides(RoutableViewModule<any VaultInput>()) { $0 }.requires(.payment)
        URLPattern("bank://vault", by: .outside)
    }

    static func makeConfiguration() -> VaultConfiguration { VaultConfiguration() }

    func makeDestination(with configuration: VaultConfiguration) -> VaultScreen? { VaultScreen("vault") }
}

private enum VaultAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any RequiredVaultView>(), to: RoutableView<any VaultView>()) {
            $0 as! any RequiredVaultView
        }
        Adapts(RoutableView<any OtherVaultView>(), to: VaultRouter.self) { $0 }
        Adapts(RoutableViewModule<any RequiredVaultInput>(), to: VaultRouter.self) { $0 }
    }
}
