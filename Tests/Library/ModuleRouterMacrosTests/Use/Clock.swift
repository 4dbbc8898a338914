// SPDX-License-Identifier: Apache-2.0

#if Macros
public import ModuleRouter

/// A module's interface, as its users see it.
public protocol Clock: Sendable {
    var name: String { get }
}

@Routable extension RoutableService where Protocol == any Clock {}

public struct SystemClock: Clock {
    public let name = "system"
}

@AutoRegister
public struct ClockRouter: ServiceRouteProvider {
    public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
    public init() {}
    public func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}
#endif
