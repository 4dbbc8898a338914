// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// snippet.declaration
public protocol Clock: Sendable {
    var time: String { get }
}

extension RoutableService where Protocol == any Clock {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
// snippet.end

// snippet.short
extension RoutableService where Protocol == any Clock {
    public static var clock: Self { Self() }
}
// snippet.end

// snippet.isolation
@MainActor public protocol AlertService: AnyObject {
    func show(_ text: String)
}

extension RoutableService where Protocol == any AlertService {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}
// snippet.end

struct StoppedClock: Clock {
    let time = "ten past ten"
}

// snippet.module
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
}

/// What the module provides.
public let clockRoutes: [any RouteRegistrable.Type] = [ClockRouter.self]
// snippet.end

// snippet.app
RouteRegistry.shared.register {
    clockRoutes
}

let clock = try Router.destination(for: RoutableService<any Clock>())
print(clock.time)  // → ten past ten
// snippet.end
