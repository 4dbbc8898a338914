// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
public import ModuleRouter
import ModuleRouter

// In a separate file, because the optimiser merges similar functions of one file, which adds an indirection.

@AutoRegister
public struct PlainTransientRouter: ServiceRouteProvider {
    public static var routes: ServiceRoutes<Self> { Provides(RoutableService<any PlainTransient>()) { $0 } }

    public init() {}

    public func makeDestination(with configuration: ServiceRouteConfiguration) -> TransientService? {
        TransientService(number: 1)
    }
}
