// SPDX-License-Identifier: Apache-2.0

#if os(macOS) || os(Linux)
import Foundation
import RouteClient
import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

/// A dependency cycle is an error even if the stack is too small for the number of destinations that the limit allows.
///
/// Each test is a process of its own, since an overflow ends the process.
@Suite("On a small stack")
struct SmallStackTests {
    @Test("providers that need each other are an error")
    func providers() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                with {
                    HenRouter.self; EggRouter.self
                } _: {
                    for _ in 0..<3 { expectRecursion { try Router.destination(for: RoutableService<any Hen>()) } }
                    // The thread can make destinations again.
                    expectRecursion { try Router.destination(for: RoutableService<any Egg>()) }
                }
            }
        }
    }

    @Test("closures that need each other are an error")
    func closures() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                let registry = RouteRegistry()
                registry.register(RoutableService<any Hen>()) { _ in
                    _ = try Router.destination(for: RoutableService<any Egg>())
                    return Animal()
                }
                registry.register(RoutableService<any Egg>()) { _ in
                    _ = try Router.destination(for: RoutableService<any Hen>())
                    return Animal()
                }
                registry.run {
                    precondition((try? Router.destination(for: RoutableService<any Egg>())) == nil)
                    expectRecursion { try Router.destination(for: RoutableService<any Hen>()) }
                }
            }
        }
    }

    @Test("closures of generic keys that need each other are an error")
    func genericKeys() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                let registry = RouteRegistry()
                let types: [any GenericKey.Type] = [
                    Numbered<Int8>.self, Numbered<Int16>.self, Numbered<Int32>.self, Numbered<Int64>.self,
                ]
                for (type, next) in zip(types, types.dropFirst() + [types[0]]) {
                    type.register(in: registry, needing: next)
                }
                registry.run { expectRecursion { try types[0].resolve() } }
            }
        }
    }

    @Test("a configuration that needs its own service is an error")
    func configurations() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                for use in Configured.Use.allCases {
                    let registry = RouteRegistry { ConfiguredRouter.self }
                    let codes = Collected<String>()
                    registry.addErrorHandler { codes.append($0.error.code.description) }
                    registry.run { Configured.$use.withValue(use) { use.make() } }
                    precondition(codes.all.contains("infinite-recursion"), "\(use): \(codes.all)")
                }
            }
        }
    }

    @Test("an adapter that performs its own route is an error")
    func adapters() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                with {
                    EggMakingRouter.self; HenAdapter.self
                } _: {
                    let error = #expect(throws: RouteError.self) {
                        try Router.destination(for: RoutableService<any Hen>())
                    }
                    precondition(error?.code == .infiniteRecursion, "\(String(describing: error))")
                }
            }
        }
    }

    @Test("asynchronous providers that need each other are an error")
    func asynchronousProviders() async {
        await #expect(processExitsWith: .success) {
            let registry = RouteRegistry {
                AsyncHenRouter.self; AsyncEggRouter.self
            }
            await withTaskExecutorPreference(SmallStackExecutor()) {
                await registry.run {
                    let error = await #expect(throws: RouteError.self) {
                        try await Router.destination(for: RoutableAsyncService<any Hen>())
                    }
                    precondition(error?.code == .infiniteRecursion)
                }
            }
        }
    }

    @Test("providers and closures of the main actor that need each other are an error")
    func mainActorProviders() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Stacks.withRemaining {
                    let registry = RouteRegistry { MainActorHenRouter.self }
                    registry.register(
                        RoutableService<any MainActorEgg>(),
                        makingOnMainActor: { _ in
                            _ = try Router.destination(for: RoutableService<any MainActorHen>())
                            return MainActorAnimal()
                        })
                    registry.run {
                        expectRecursion { try Router.destination(for: RoutableService<any MainActorHen>()) }
                    }
                }
            }
        }
    }

    @Test("views that need each other are an error")
    func views() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Stacks.withRemaining {
                    let registry = RouteRegistry {
                        NestRouter.self; ConfiguredNestRouter.self
                    }
                    registry.register(view: RoutableView<any Burrow>()) { _ -> NestScreen? in
                        _ = try Router.destination(for: RoutableView<any Nest>())
                        return NestScreen()
                    } as: {
                        $0
                    }
                    registry.run {
                        expectRecursion { try Router.destination(for: RoutableView<any Nest>()) }
                        // Only the innermost request fails. The other requests ignore its error.
                        precondition((try? Router.destination(for: RoutableViewModule<any NestInput>())) != nil)
                    }
                }
            }
        }
    }

    @Test("an error handler can make a destination where no other can be made")
    func errorHandlers() async {
        await #expect(processExitsWith: .success) {
            Stacks.onThread {
                let registry = RouteRegistry {
                    HenRouter.self; EggRouter.self; EggMakingRouter.self
                }
                registry.register(RoutableService<any Feather>()) { _ in Animal() }
                let made = TestLock(0)
                registry.addErrorHandler { _ in
                    if (try? Router.destination(for: RoutableService<any Feather>())) != nil {
                        made.withLock { $0 += 1 }
                    }
                }
                registry.run { expectRecursion { try Router.destination(for: RoutableService<any Hen>()) } }
                precondition(made.withLock { $0 } == 1)
            }
        }
    }

    @Test("the error says that the stack is the limit")
    func text() async {
        await #expect(processExitsWith: .success) {
            let texts = Collected<String>()
            Stacks.onThread(stackSize: Stacks.small / 2) {
                let registry = RouteRegistry()
                registry.register(RoutableService<any Feather>()) { _ in
                    _ = try Router.destination(
                        for: RoutableService<any Feather>(), fileID: "A/B.swift", line: 8, column: 2)
                    return Animal()
                }
                registry.run {
                    do {
                        _ = try Router.destination(for: RoutableService<any Feather>())
                    } catch {
                        texts.append("\(error)")
                    }
                }
            }
            let text = texts.all.first?.replacing(/of \d+ nested/, with: "of N nested") ?? "no error"
            precondition(
                text == """
                    the stack of this thread is too small to make RoutableService<any Feather>, the last of N nested destinations [infinite-recursion]
                      requested at A/B.swift:8:2
                      help: if two of them need each other, let one request the other later; otherwise use a thread with a larger stack
                    """, text)
        }
    }
}

/// Stops the process unless `body` throws `infiniteRecursion`.
private func expectRecursion<Result>(_ body: () throws -> Result) {
    do {
        _ = try body()
        preconditionFailure("no error")
    } catch let error as RouteError {
        precondition(error.code == .infiniteRecursion, "\(error)")
    } catch {
        preconditionFailure("\(error)")
    }
}

// MARK: - Services

private protocol Hen: Sendable {}
private protocol Egg: Sendable {}
private protocol Feather: Sendable {}

extension RoutableService where Protocol == any Hen {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Egg {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Feather {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Hen {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Egg {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Animal: Hen, Egg, Feather {}

private struct HenRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Hen>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Animal? {
        _ = try Router.destination(for: RoutableService<any Egg>())
        return Animal()
    }
}

private struct EggRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Egg>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Animal? {
        _ = try Router.destination(for: RoutableService<any Hen>())
        return Animal()
    }
}

private struct EggMakingRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Egg>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Animal? { Animal() }
}

private enum HenAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Hen>(), to: RoutableService<any Egg>()) { _ in
            _ = try Router.destination(for: RoutableService<any Hen>())
            return Animal()
        }
    }
}

private struct AsyncHenRouter: AsyncServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Hen>()) { $0 } }
    func makeDestination() async throws -> Animal? {
        _ = try await Router.destination(for: RoutableAsyncService<any Egg>())
        return Animal()
    }
}

private struct AsyncEggRouter: AsyncServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Egg>()) { $0 } }
    func makeDestination() async throws -> Animal? {
        _ = try await Router.destination(for: RoutableAsyncService<any Hen>())
        return Animal()
    }
}

// MARK: - Generic keys

private protocol GenericKey: Sendable {
    static func register(in registry: RouteRegistry, needing next: any GenericKey.Type)
    static func resolve() throws
}

/// A service whose protocol is known only at run time.
private protocol NumberedService<Number>: Sendable { associatedtype Number }

extension RoutableService where Protocol: Sendable {
    fileprivate init(undeclared: Protocol.Type) { self.init(declaredProtocol: undeclared) }
}

private struct Numbered<Number: Sendable>: NumberedService, GenericKey {
    private static var key: RoutableService<any NumberedService<Number>> {
        .init(undeclared: (any NumberedService<Number>).self)
    }

    static func register(in registry: RouteRegistry, needing next: any GenericKey.Type) {
        registry.register(key) { _ in
            try next.resolve()
            return Self()
        }
    }

    static func resolve() throws { _ = try Router.destination(for: key) }
}

// MARK: - Configurations

private protocol ConfiguredService: AnyObject {}
private protocol ConfiguredInput: AnyObject {}

extension RoutableService where Protocol == any ConfiguredService {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ConfiguredInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// A service whose configuration uses the service.
private final class Configured: ConfiguredService, ConfiguredInput {
    enum Use: CaseIterable, Sendable {
        case plain, module

        func make() {
            switch self {
            case .plain: _ = try? Router.destination(for: RoutableService<any ConfiguredService>())
            case .module: _ = try? Router.destination(for: RoutableServiceModule<any ConfiguredInput>())
            }
        }
    }

    @TaskLocal static var use = Use.plain
}

private struct ConfiguredRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any ConfiguredService>()) { $0 }
        Provides(RoutableServiceModule<any ConfiguredInput>()) { $0 }
    }
    static func makeConfiguration() -> Configured {
        Configured.use.make()
        return Configured()
    }
    func makeDestination(with configuration: Configured) -> Configured? { configuration }
}

// MARK: - The main actor

@MainActor private protocol MainActorHen: AnyObject, Sendable {}
@MainActor private protocol MainActorEgg: AnyObject, Sendable {}
@MainActor private protocol Nest: AnyObject {}
@MainActor private protocol Burrow: AnyObject {}
@MainActor private protocol NestInput: AnyObject {}

extension RoutableService where Protocol == any MainActorHen {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any MainActorEgg {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Nest {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Burrow {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any NestInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class MainActorAnimal: MainActorHen, MainActorEgg {}

private struct MainActorHenRouter: MainActorServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any MainActorHen>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> MainActorAnimal? {
        _ = try Router.destination(for: RoutableService<any MainActorEgg>())
        return MainActorAnimal()
    }
}

private final class NestScreen: HeadlessScreen, Nest, Burrow {}
private final class NestConfiguration: NestInput {}

private struct NestRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Nest>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> NestScreen? {
        _ = try Router.destination(for: RoutableView<any Burrow>())
        return NestScreen()
    }
}

/// Its configuration needs its own view.
private struct ConfiguredNestRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any NestInput>()) { $0 } }
    static func makeConfiguration() -> NestConfiguration {
        _ = try? Router.destination(for: RoutableViewModule<any NestInput>())
        return NestConfiguration()
    }
    func makeDestination(with configuration: NestConfiguration) -> NestScreen? { NestScreen() }
}
#endif
