// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ModuleRouter
import TestSupport
import Testing

private protocol Hen: Sendable {}
private protocol Egg: Sendable {}
private protocol Link: Sendable { var length: Int { get } }

extension RoutableService where Protocol == any Hen {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Egg {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Link {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Animal: Hen, Egg {}

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

private struct SharedHenRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Hen>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Animal? {
        rendezvous?.arrive()
        _ = try Router.destination(for: RoutableService<any Egg>())
        return Animal()
    }
}

private struct SharedEggRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Egg>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Animal? {
        rendezvous?.arrive()
        _ = try Router.destination(for: RoutableService<any Hen>())
        return Animal()
    }
}

private enum Meeting { @TaskLocal static var rendezvous: Rendezvous? }
private var rendezvous: Rendezvous? { Meeting.rendezvous }

/// A barrier for two threads. Each thread waits once.
private final class Rendezvous: Sendable {
    private let arrived = TestLock(0)
    private let gate = DispatchSemaphore(value: 0)

    func arrive() {
        let number = arrived.withLock { arrived in
            arrived += 1
            return arrived
        }
        if number == 1 { gate.wait() }
        if number == 2 { gate.signal() }
    }
}

/// A chain of services. Each service requests the next one.
private struct LinkRouter: ServiceRouteProvider {
    @TaskLocal static var length = 0

    static var routes: RouteList<Self> { Provides(RoutableService<any Link>()) { $0 } }
    struct Chain: Link { let length: Int }
    func makeDestination(with configuration: RouteConfiguration) throws -> Chain? {
        guard Self.length > 1 else { return Chain(length: 1) }
        let rest = try Self.$length.withValue(Self.length - 1) {
            try Router.destination(for: RoutableService<any Link>())
        }
        return Chain(length: rest.length + 1)
    }
}

struct RecursionTests {
    @Test func servicesThatNeedEachOtherAreAnErrorWithTheChain() throws {
        try with {
            HenRouter.self; EggRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any Hen>())
            }
            #expect(error.code == .infiniteRecursion)
            #expect(
                error.description.contains(
                    "  needed by RoutableService<any Egg>, needed by RoutableService<any Hen>, needed by RoutableService<any Egg>\n"
                ))
        }
    }

    @Test func threadCanMakeDestinationsAfterTheError() throws {
        try with {
            HenRouter.self; EggRouter.self; LinkRouter.self
        } _: {
            for _ in 0..<5 { #expect((try? Router.destination(for: RoutableService<any Hen>())) == nil) }
            let length = try LinkRouter.$length.withValue(150) {
                try Router.destination(for: RoutableService<any Link>()).length
            }
            #expect(length == 150)
        }
    }

    @Test func deepGraphIsMadeUpToTheLimit() {
        let lengths = Collected<Int>()
        // On other threads the stack may be the limit.
        Stacks.onThread(stackSize: 8 << 20) {
            with {
                LinkRouter.self
            } _: {
                for length in [200, 201] {
                    let made = LinkRouter.$length.withValue(length) {
                        (try? Router.destination(for: RoutableService<any Link>()))?.length
                    }
                    lengths.append(made ?? 0)
                }
            }
        }
        #expect(lengths.all == [200, 0])
    }

    @Test func sharedServicesThatNeedEachOtherAreAnErrorAtOnce() throws {
        try with {
            SharedHenRouter.self; SharedEggRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any Hen>())
            }
            #expect(error.reason == "making RoutableService<any Hen> requires RoutableService<any Hen> itself")
        }
    }

    @Test
    func threadsThatWouldWaitForEachOtherReceiveAnError() {
        for _ in 0..<50 {
            let registry = RouteRegistry {
                SharedHenRouter.self; SharedEggRouter.self
            }
            let errors = Collected<String>()
            let meeting = Rendezvous()
            onThreads(2) { index in
                registry.run {
                    Meeting.$rendezvous.withValue(meeting) {
                        do throws(RouteError) {
                            if index == 0 {
                                _ = try Router.destination(for: RoutableService<any Hen>())
                            } else {
                                _ = try Router.destination(for: RoutableService<any Egg>())
                            }
                        } catch {
                            errors.append(error.code.description)
                        }
                    }
                }
            }
            #expect(errors.all.contains("infinite-recursion"))
        }
    }
}
