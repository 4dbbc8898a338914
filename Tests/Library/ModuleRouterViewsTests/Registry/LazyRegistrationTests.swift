// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
@testable import ModuleRouterViews
import RouteTables
import TestSupport
import Testing

private protocol Engine: AnyObject, Sendable {}
private protocol Motor: AnyObject, Sendable {}
private protocol Wheel: AnyObject, Sendable {}
private protocol Curious: Sendable {}

extension RoutableService where Protocol == any Engine {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Motor {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Wheel {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Curious {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Part: Engine, Motor, Wheel {}

/// Counts the reads of a provider's properties other than its routes, in one task.
private final class Tally: Sendable {
    @TaskLocal static var current: Tally?
    let lifetimes = AtomicWord<Int>(0)
}

private struct EngineRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime {
        Tally.current?.lifetimes.add(1)
        return .shared
    }
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Engine>()) { $0 }
        Provides(RoutableService<any Motor>()) { $0 }
        ProviderIdentifier("engine")
        ClassBinding(Part.self)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Part? { Part() }
}

private struct WheelRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Wheel>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Part? { Part() }
}

private enum MotorAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Wheel>(), to: RoutableService<any Motor>()) { motor in
            try #require(motor as? any Wheel)
        }
    }
}

private struct Question: Curious {}

private struct CuriousRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        let _ = try? Router.destination(for: RoutableService<any Curious>())
        Provides(RoutableService<any Curious>()) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Question? { Question() }
}

/// A provider whose `routes` search all providers.
private struct InquisitiveRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        let _ = RouteRegistry.current.first { $0.identifiers["nowhere"] }
        Provides(RoutableService<any Curious>()) { $0 }
        ProviderIdentifier("inquisitive")
    }
    func makeDestination(with configuration: RouteConfiguration) -> Question? { Question() }
}

private protocol Deep: Sendable {}

extension RoutableService where Protocol == any Deep {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension Question: Deep {}

private struct DeepRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Deep>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Question? {
        _ = try Router.destination(for: RoutableService<any Deep>())
        return Question()
    }
}

private struct NamedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Curious>()) { $0 }
        ProviderIdentifier("named")
    }
    func makeDestination(with configuration: RouteConfiguration) -> Question? { Question() }
}

/// A provider is not read before the first request for one of its keys.
struct LazyRegistrationTests {
    @Test func lifetimeIsReadAtTheFirstRequest() throws {
        let tally = Tally()
        try Tally.$current.withValue(tally) {
            let registry = RouteRegistry {
                EngineRouter.self; WheelRouter.self
            }
            try registry.run {
                _ = try Router.destination(for: RoutableService<any Wheel>())
                #expect(tally.lifetimes.loadRelaxed() == 0)
                let engine = try Router.destination(for: RoutableService<any Engine>())
                #expect(try Router.destination(for: RoutableService<any Motor>()) === engine)
                #expect(tally.lifetimes.loadRelaxed() == 1)
            }
        }
    }

    @Test func identifierClassAndKeyFindTheSameDestination() throws {
        let registry = RouteRegistry { EngineRouter.self }
        try registry.run {
            let named = try #require(registry.first { $0.identifiers["engine"] })
            let known = try #require(registry.all { $0.entries(ofClass: Part.self, isService: true) }.first)
            let engine = try Router.destination(for: RoutableService<any Engine>())
            for entry in [named, known] { #expect(try entry.beginErased()?.finish() as? Part === engine) }
        }
    }

    @Test func threadsShareADestinationAtTheFirstRequest() {
        for _ in 0..<200 {
            let registry = RouteRegistry {
                EngineRouter.self; MotorAdapter.self
            }
            let found = TestLock<[ObjectIdentifier]>([])
            onThreads(4) { index in
                registry.run {
                    let part: (any AnyObject)? =
                        switch index {
                        case 0: (try? Router.destination(for: RoutableService<any Engine>()))
                        case 1: (try? Router.destination(for: RoutableService<any Motor>()))
                        case 2: (try? Router.destination(for: RoutableService<any Wheel>()))
                        default:
                            try? registry.all { $0.entries(ofClass: Part.self, isService: true) }.first?
                                .beginErased()?.finish() as? Part
                        }
                    if let part { found.withLock { $0.append(ObjectIdentifier(part)) } }
                }
            }
            let parts = found.withLock { $0 }
            #expect(parts.count == 4)
            #expect(Set(parts).count == 1)
        }
    }

    @Test func adapterFindsProvidersRegisteredLaterInAParent() throws {
        let parent = RouteRegistry()
        let child = RouteRegistry(parent: parent) { MotorAdapter.self }
        try child.run {
            #expect(child.seal() == [])
            #expect((try? Router.destination(for: RoutableService<any Wheel>())) == nil)
            parent.register { EngineRouter.self }
            let engine = try Router.destination(for: RoutableService<any Engine>())
            #expect(try Router.destination(for: RoutableService<any Wheel>()) === engine)
        }
        #expect(child.seal().map(\.id) == [.lateRegistration])
    }

    @Test func routesThatRequestTheirOwnKeyAreReadOnce() throws {
        let registry = RouteRegistry()
        try registry.run {
            registry.register { CuriousRouter.self }
            _ = try Router.destination(for: RoutableService<any Curious>())
            #expect(registry.sealedTable.entries.count == 1)
        }
    }

    @Test func providersAfterRoutesThatRequestAMissingKeyAreRead() {
        let registry = RouteRegistry {
            InquisitiveRouter.self; EngineRouter.self
        }
        registry.run {
            #expect(registry.first { $0.identifiers["inquisitive"] } != nil)
            #expect(registry.sealedTable.providers.count == 2)
        }
    }

    @Test func handlerOfARecursionErrorMayRequestADestination() throws {
        let registry = RouteRegistry {
            DeepRouter.self; EngineRouter.self; NamedRouter.self
        }
        let made = TestLock(0)
        registry.addErrorHandler { _ in
            if (try? Router.destination(for: RoutableService<any Engine>())) != nil { made.withLock { $0 += 1 } }
        }
        registry.run {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Deep>()) }
            #expect(error?.code == .infiniteRecursion)
            #expect(made.withLock { $0 } == 1)
            #expect(registry.first { $0.identifiers["named"] } != nil)
        }
        #expect(registry.sealedTable.providers.count == 3)
    }
}
