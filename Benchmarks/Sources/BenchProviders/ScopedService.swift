// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

public final class ScopedService: Scoped, PlainScoped {
    public let number: Int

    public init(number: Int) { self.number = number }
}

public struct Benchmark: ScopeValues {
    public init() {}
}

@AutoRegister
public struct ScopedRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .scoped(to: Benchmark.self) }

    public static var routes: RouteList<Self> {
        Provides(RoutableService<any Scoped>()) { $0 }
        Provides(RoutableService<any PlainScoped>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> ScopedService? {
        ScopedService(number: 1)
    }
}
