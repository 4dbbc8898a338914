// SPDX-License-Identifier: Apache-2.0

import ManyProviders
import ModuleRouter
import Synchronization

/// One key again and again, and every key in turn, among ever more routes. The floor makes the same without keys.
///
/// The cases come in the order of their numbers, since what the shared registry has it keeps.
enum LookupCases {
    static var all: [[BenchCase]] {
        [10, 1_000].map { count in
            let routes = Array(ManyProviders.all.prefix(count))
            let one = [routes[count / 2]]
            return [
                BenchCase("among \(count) routes", "one key", floor: floor(one)) { operations in
                    try loop(one, operations, among: routes)
                },
                BenchCase("among \(count) routes", "every key in turn", floor: floor(routes)) { operations in
                    try loop(routes, operations, among: routes)
                },
            ]
        }
    }

    private static func loop(_ routes: [ManyProviders], _ operations: Int, among all: [ManyProviders]) throws {
        Registered.upTo(all)
        var index = 0
        for _ in 0..<operations {
            try routes[index].make()
            index = index + 1 == routes.count ? 0 : index + 1
        }
    }

    private static func floor(_ routes: [ManyProviders]) -> BenchCase.Work {
        { operations in
            var index = 0
            for _ in 0..<operations {
                try routes[index].makeDirectly()
                index = index + 1 == routes.count ? 0 : index + 1
            }
        }
    }
}

/// What the shared registry has of the many providers.
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
