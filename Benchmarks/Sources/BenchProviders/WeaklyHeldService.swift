// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

public final class WeaklyHeldService: WeaklyHeld, PlainWeaklyHeld {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct WeaklyHeldRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .weak }

    public static var routes: RouteList<Self> {
        Provides(RoutableService<any WeaklyHeld>()) { $0 }
        Provides(RoutableService<any PlainWeaklyHeld>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> WeaklyHeldService? {
        WeaklyHeldService(number: 1)
    }
}
