// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

public final class SharedService: Shared, PlainShared {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct SharedRouter: ServiceRouteProvider {
    public static var lifetime: RouteLifetime { .shared }

    public static var routes: RouteList<Self> {
        Provides(RoutableService<any Shared>()) { $0 }
        Provides(RoutableService<any PlainShared>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> SharedService? {
        SharedService(number: 1)
    }
}
