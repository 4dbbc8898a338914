// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouterMacros

// One class for each route, so that none is made better known to the processor than another.

public final class TransientService: Transient, PlainTransient {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct TransientRouter: ServiceRouteProvider {
    public static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any Transient>()) { $0 }
        Provides(RoutableService<any PlainTransient>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: ServiceRouteConfiguration) -> TransientService? {
        TransientService(number: 1)
    }
}

public final class SharedService: Shared, PlainShared {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct SharedRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .shared }

    public static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any Shared>()) { $0 }
        Provides(RoutableService<any PlainShared>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: ServiceRouteConfiguration) -> SharedService? {
        SharedService(number: 1)
    }
}

public final class WeaklyHeldService: WeaklyHeld, PlainWeaklyHeld {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct WeaklyHeldRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .weak }

    public static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any WeaklyHeld>()) { $0 }
        Provides(RoutableService<any PlainWeaklyHeld>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: ServiceRouteConfiguration) -> WeaklyHeldService? {
        WeaklyHeldService(number: 1)
    }
}

public final class ScopedService: Scoped, PlainScoped {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct ScopedRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .scoped }

    public static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any Scoped>()) { $0 }
        Provides(RoutableService<any PlainScoped>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: ServiceRouteConfiguration) -> ScopedService? {
        ScopedService(number: 1)
    }
}

public final class SharedLaterService: SharedLater, PlainSharedLater {
    public let number = 1
}

@AutoRegister
public struct SharedLaterRouter: AsyncServiceRouteProvider {
    public static var lifetime: RouteLifetime { .shared }

    public static var routes: ServiceRoutes<Self> {
        Provides(RoutableAsyncService<any SharedLater>()) { $0 }
        Provides(RoutableAsyncService<any PlainSharedLater>()) { $0 }
    }

    public init() {}

    public func makeDestination() async throws -> SharedLaterService? { SharedLaterService() }
}
