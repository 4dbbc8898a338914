// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

public final class TransientService: Transient, PlainTransient {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct TransientRouter: ServiceRouteProvider {
    public static var routes: RouteList<Self> { Provides(RoutableService<any Transient>()) { $0 } }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> TransientService? {
        TransientService(number: 1)
    }
}
