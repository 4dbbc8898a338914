// SPDX-License-Identifier: Apache-2.0

import ManyProviders
import ModuleRouter
import Synchronization

/// Resolves one key repeatedly, and all keys in turn, among a growing number of routes. The floor makes the same services without
/// keys.
///
/// The cases run in the order of their numbers, because the shared registry keeps its registrations.
enum LookupCases {
    static var all: [[BenchCase]] {
        ManyProviders.counts.map { count in
            let routes = Array(ManyProviders.all.prefix(count))
            let one = [routes[count / 2]]
            let group = group(count)
            return [
                BenchCase(group, "one key, @Routable", floor: floor(one), work: work(one, \.make, among: routes)),
                BenchCase(
                    group, "one key, declared plainly", floor: floor(one),
                    work: work(one, \.makePlainly, among: routes)),
                BenchCase(
                    group, "every key, @Routable", floor: floor(routes), work: work(routes, \.make, among: routes)),
                BenchCase(
                    group, "every key, declared plainly", floor: floor(routes),
                    work: work(routes, \.makePlainly, among: routes)),
            ]
        }
    }

    static func group(_ count: Int) -> String { "among \(count) routes" }

    private static func work(
        _ routes: [ManyProviders], _ make: KeyPath<ManyProviders, @Sendable () throws -> Void>,
        among all: [ManyProviders]
    ) -> BenchCase.Work {
        // All variants use the same indirection: both kinds of key and the floor.
        let makers = routes.map { $0[keyPath: make] }
        return { operations in
            Registered.upTo(all)
            try loop(makers, operations)
        }
    }

    private static func floor(_ routes: [ManyProviders]) -> BenchCase.Work {
        let makers = routes.map(\.makeDirectly)
        return { operations in try loop(makers, operations) }
    }

    @inline(never) private static func loop(_ makers: [@Sendable () throws -> Void], _ operations: Int) throws {
        var index = 0
        for _ in 0..<operations {
            try makers[index]()
            index = index + 1 == makers.count ? 0 : index + 1
        }
    }
}

/// The number of providers registered in the shared registry.
private enum Registered {
    private static let count = Mutex(0)

    static func upTo(_ routes: [ManyProviders]) {
        count.withLock { count in
            guard count < routes.count else { return }
            RouteRegistry.shared.register(routes.dropFirst(count).map(\.provider))
            count = routes.count
        }
    }
}
