// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
public import ModuleRouter
import ModuleRouter

// In a separate file, because the optimiser merges similar functions of one file, which adds an indirection.

@AutoRegister
public struct PlainTransientRouter: ServiceRouteProvider {
    public static var routes: RouteList<Self> { Provides(RoutableService<any PlainTransient>()) { $0 } }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> TransientService? {
        TransientService(number: 1)
    }
}
