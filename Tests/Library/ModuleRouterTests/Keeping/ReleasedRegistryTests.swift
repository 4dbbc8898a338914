// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ModuleRouter

/// A registry that is released without being closed releases all that it kept.
@Suite struct ReleasedRegistryTests {
    private static let item = RoutableService<KeptItem>()
    private static let asyncItem = RoutableAsyncService<KeptItem>()

    @Test(arguments: [false, true]) func releasesItsOwner(isClosing: Bool) async throws {
        let lifetimes: [ServiceLifetime<KeptItem, RouteConfiguration>] = [
            .transient, .weak, .graph, .shared, .cached, .cached(for: .seconds(60)), .shared(by: { _ in 1 }),
            .cached(by: { _ in 1 }, limit: 1), .scoped(to: Visit.self),
        ]
        for (number, lifetime) in lifetimes.enumerated() {
            let log = KeptItem.Log()
            weak var owner: Owner?
            do {
                let registry = RouteRegistry()
                owner = registry.own
                registry.register(
                    Self.item, lifetime: isClosing ? lifetime.closing { await $0.close() } : lifetime
                ) { _ in KeptItem(log) }
                try registry.run {
                    let scope = RouteScope(Visit())
                    for _ in 0..<2 { _ = try Router.destination(for: Self.item, in: scope) }
                    _ = try? Router.destination(for: Self.item)
                }
            }
            // The end of the scope closes its destination in a task.
            for _ in 0..<1_000_000 where owner != nil { await Task.yield() }
            #expect(owner == nil, "lifetime \(number)")
        }
    }

    @Test func releasesTheOwnerOfAsynchronousServices() async throws {
        for lifetime in [ServiceLifetime<KeptItem, Never>.shared, .cached, .scoped(to: Visit.self)] {
            let log = KeptItem.Log()
            weak var owner: Owner?
            do {
                let registry = RouteRegistry()
                owner = registry.own
                registry.register(Self.asyncItem, lifetime: lifetime) { KeptItem(log) }
                try await registry.run {
                    let scope = RouteScope(Visit())
                    for _ in 0..<2 { _ = try await Router.destination(for: Self.asyncItem, in: scope) }
                }
            }
            #expect(owner == nil)
        }
    }
}
