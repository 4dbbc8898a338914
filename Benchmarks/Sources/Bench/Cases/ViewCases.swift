// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting

@MainActor protocol BenchViewInput: AnyObject {}

extension RoutableView where Protocol == any BenchViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class BenchScreen: HeadlessScreen, BenchViewInput {}

struct BenchScreenRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any BenchViewInput>()) { $0 } }

    func makeDestination(with configuration: ViewRouteConfiguration) -> BenchScreen? { BenchScreen() }
}

/// A screen that is pushed by its route and removed again, in a window without a screen. The floor is the same while nothing else
/// is shown anywhere.
enum ViewCases {
    static var all: [BenchCase] {
        [1, 100, 10_000].map { count in
            BenchCase(
                "push and remove a view", "among \(count) routers", limit: 1.1, longest: 5_000,
                floor: { operations in try MainActor.assumeIsolated { try alone.pushAndRemove(operations) } },
                work: { operations in
                    try MainActor.assumeIsolated { try crowd(of: count).pushAndRemove(operations) }
                })
        }
    }

    @MainActor private static let alone = Crowd(0)
    @MainActor private static var crowds: [Int: Crowd] = [:]

    @MainActor private static func crowd(of count: Int) -> Crowd {
        let crowd = crowds[count] ?? Crowd(count)
        crowds[count] = crowd
        return crowd
    }
}

/// A window to show something in, and others that show something all the time.
@MainActor private final class Crowd {
    private let registry = RouteRegistry { BenchScreenRouter.self }
    private let window = HeadlessWindow()
    private var others: [(window: HeadlessWindow, router: DestinationViewRouter<any BenchViewInput>?)] = []

    init(_ count: Int) {
        registry.run {
            others = (0..<count).map { _ in
                let window = HeadlessWindow()
                return (window, Self.push(in: window))
            }
        }
    }

    func pushAndRemove(_ operations: Int) throws {
        try registry.run {
            for _ in 0..<operations {
                guard let router = Self.push(in: window), router.state == .routed else {
                    throw BenchError("a view was not shown")
                }
                router.removeRoute()
                guard router.state == .removed else { throw BenchError("a view was not removed") }
            }
        }
    }

    private static func push(in window: HeadlessWindow) -> DestinationViewRouter<any BenchViewInput>? {
        Router.perform(
            to: RoutableView<any BenchViewInput>(), path: .push(from: window.root))
    }
}
