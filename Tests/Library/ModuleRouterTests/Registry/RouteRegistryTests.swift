// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

private protocol Tool: Sendable { var name: String { get } }
private protocol Gadget: Sendable { var name: String { get } }
private protocol Trinket: Sendable { var name: String { get } }

extension RoutableService where Protocol == any Tool {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Gadget {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Trinket {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Item: Tool, Gadget, Trinket { var name: String }

private struct HammerRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Tool>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Item? { Item(name: "hammer") }
}

private struct PhoneRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Gadget>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Item? {
        Item(name: try Router.destination(for: RoutableService<any Tool>()).name + " phone")
    }
}

private enum GadgetAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Trinket>(), to: RoutableService<any Gadget>()) { Item(name: $0.name) }
    }
}

struct RouteRegistryTests {
    private let tool = RoutableService<any Tool>()

    @Test func secondRegistrationOfAProviderHasNoEffect() {
        let registry = RouteRegistry {
            HammerRouter.self; HammerRouter.self
        }
        registry.register([HammerRouter.self])
        #expect(registry.seal() == [])
    }

    @Test func providerRegisteredAfterTheFirstRequestIsFound() throws {
        let registry = RouteRegistry { HammerRouter.self }
        try registry.run {
            _ = try Router.destination(for: tool)
            registry.register { PhoneRouter.self }
            #expect(try Router.destination(for: RoutableService<any Gadget>()).name == "hammer phone")
        }
    }

    @Test func secondRegistrationMakesNoNewTable() {
        let registry = RouteRegistry {
            HammerRouter.self; PhoneRouter.self; GadgetAdapter.self
        }
        let generation = registry.sealedGeneration
        registry.register([PhoneRouter.self])
        registry.register([HammerRouter.self, GadgetAdapter.self])
        #expect(registry.sealedGeneration == generation)
        #expect(registry.sealedTable.providers.count == 2)
    }

    @Test func newProvidersOfARepeatedListAreRegistered() {
        let registry = RouteRegistry { HammerRouter.self }
        registry.run { #expect((try? Router.destination(for: tool))?.name == "hammer") }
        registry.register([HammerRouter.self, PhoneRouter.self])
        registry.run { #expect((try? Router.destination(for: RoutableService<any Gadget>()))?.name == "hammer phone") }
    }

    @Test func childRegistrySearchesItselfBeforeItsParent() throws {
        let parent = RouteRegistry {
            HammerRouter.self; PhoneRouter.self
        }
        let child = RouteRegistry(parent: parent)
        child.register(RoutableService<any Tool>()) { _ in Item(name: "saw") }
        let names = [child, parent].map { registry in
            registry.run { (try? Router.destination(for: RoutableService<any Gadget>()))?.name }
        }
        #expect(names == ["saw phone", "hammer phone"])
    }

    @Test func registriesAreIndependent() {
        let one = RouteRegistry()
        let other = RouteRegistry()
        one.register(tool) { _ in Item(name: "one") }
        other.register(tool) { _ in Item(name: "other") }
        one.run {
            #expect((try? Router.destination(for: tool))?.name == "one")
            other.run { #expect((try? Router.destination(for: tool))?.name == "other") }
            #expect((try? Router.destination(for: tool))?.name == "one")
        }
        #expect(throws: RouteError.self) { try Router.destination(for: tool) }
    }

    @Test func theFirstRegistrationWinsAndTheSecondIsAFault() {
        let registry = RouteRegistry { HammerRouter.self }
        registry.register(tool) { _ in Item(name: "second") }
        registry.run { #expect((try? Router.destination(for: tool))?.name == "hammer") }
        #expect(registry.seal().map(\.id) == [.duplicateProvider])
    }

    @Test func threadsMayRegisterAndRequestAtTheSameTime() {
        for _ in 0..<20 {
            let registry = RouteRegistry { HammerRouter.self }
            onThreads(8) { index in
                registry.run {
                    if index == 3 { registry.register { PhoneRouter.self } }
                    for _ in 0..<50 {
                        #expect((try? Router.destination(for: tool))?.name == "hammer")
                        if let gadget = try? Router.destination(for: RoutableService<any Gadget>()) {
                            #expect(gadget.name == "hammer phone")
                        }
                    }
                }
            }
            registry.run { #expect((try? Router.destination(for: RoutableService<any Gadget>())) != nil) }
        }
    }

    @Test(.sharedRoutes) func currentRegistryReachesChildTasksButNoDetachedTasks() async throws {
        let registry = RouteRegistry { HammerRouter.self }
        await registry.run {
            async let child = (try? Router.destination(for: RoutableService<any Tool>()))?.name
            #expect(await child == "hammer")
            let detached = await Task.detached { (try? Router.destination(for: RoutableService<any Tool>()))?.name }
                .value
            #expect(detached == nil)
        }
    }

    @Test func sharedRegistryAcceptsRegistrationsByHand() throws {
        RouteRegistry.shared.register(RoutableService<any ByHand>(), lifetime: .shared) { _ in ByHandItem() }
        let one = try Router.destination(for: RoutableService<any ByHand>())
        let other = try Router.destination(for: RoutableService<any ByHand>())
        #expect(one === other)
        // While another registry is current, not even the fast path asks the shared registry.
        RouteRegistry().run { #expect((try? Router.destination(for: RoutableService<any ByHand>())) == nil) }
        #expect(try Router.destination(for: RoutableService<any ByHand>()) === one)
    }
}

private protocol ByHand: AnyObject, Sendable {}
private final class ByHandItem: ByHand {}
extension RoutableService where Protocol == any ByHand {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
