// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

@MainActor protocol BenchViewInput: AnyObject {}

@Routable extension RoutableView where Protocol == any BenchViewInput {}

@MainActor protocol PlainBenchViewInput: AnyObject {}

extension RoutableView where Protocol == any PlainBenchViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class BenchScreen: HeadlessScreen, BenchViewInput, PlainBenchViewInput {}

struct BenchScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any BenchViewInput>()) { $0 }
        Provides(RoutableView<any PlainBenchViewInput>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> BenchScreen? { BenchScreen() }
}

/// Pushes a view by its route and removes it again, in a headless window. The floor of the first case pushes and pops the view
/// without a route, that of the others pushes it by its route while no other view is shown.
enum ViewCases {
    static var all: [BenchCase] {
        [withoutRoute]
            + [1, 100, 10_000].flatMap { count in
                [
                    routed(count, "@Routable") { RoutableView<any BenchViewInput>() },
                    routed(count, "declared plainly") { RoutableView<any PlainBenchViewInput>() },
                ]
            }
    }

    private static var withoutRoute: BenchCase {
        BenchCase(
            "view", "@Routable",
            floor: { operations in try MainActor.assumeIsolated { try unrouted.pushAndPop(operations) } },
            work: { operations in
                try MainActor.assumeIsolated {
                    try alone.pushAndRemove(operations) { RoutableView<any BenchViewInput>() }
                }
            })
    }

    private static func routed<Input>(
        _ count: Int, _ declaration: String, _ key: @escaping @MainActor () -> RoutableView<Input>
    ) -> BenchCase {
        BenchCase(
            "view among \(count) routers", declaration, limit: 1.1, longest: 5_000,
            floor: { operations in try MainActor.assumeIsolated { try alone.pushAndRemove(operations, key) } },
            work: { operations in
                try MainActor.assumeIsolated { try crowd(of: count).pushAndRemove(operations, key) }
            })
    }

    @MainActor private static let alone = Crowd(0)
    @MainActor private static let unrouted = Crowd(0, RouteRegistry())
    @MainActor private static var crowds: [Int: Crowd] = [:]

    @MainActor private static func crowd(of count: Int) -> Crowd {
        let crowd = crowds[count] ?? Crowd(count)
        crowds[count] = crowd
        return crowd
    }
}

/// A window for the measurement, and other windows with views that stay shown.
@MainActor private final class Crowd {
    private let registry: RouteRegistry
    private let window = HeadlessWindow()
    private var others: [(window: HeadlessWindow, router: ViewRoute?)] = []

    init(_ count: Int, _ registry: RouteRegistry = RouteRegistry { BenchScreenRouter.self }) {
        self.registry = registry
        registry.run {
            others = (0..<count).map { _ in
                let window = HeadlessWindow()
                return (window, Self.push(RoutableView<any BenchViewInput>(), in: window))
            }
        }
    }

    func pushAndRemove<Input>(_ operations: Int, _ key: () -> RoutableView<Input>) throws {
        try registry.run {
            for _ in 0..<operations {
                guard let router = Self.push(key(), in: window), router.state == .routed else {
                    throw BenchError("a view was not shown")
                }
                router.remove()
                guard router.state == .removed else { throw BenchError("a view was not removed") }
            }
        }
    }

    func pushAndPop(_ operations: Int) throws {
        try registry.run {
            for _ in 0..<operations {
                let screen = BenchScreen()
                window.push(screen)
                guard screen.window === window else { throw BenchError("a view was not shown") }
                window.pop()
            }
        }
    }

    private static func push<Input>(
        _ key: RoutableView<Input>, in window: HeadlessWindow
    ) -> ViewRoute? { Router.perform(to: key, path: .push(from: window.root)) }
}
