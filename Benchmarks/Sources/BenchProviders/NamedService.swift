// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter

/// A second provider of the transient service, with a name.
@AutoRegister
public struct NamedTransientRouter: ServiceRouteProvider {
    public static var routes: RouteList<Self> { Provides(RoutableService<any Transient>(), named: "second") { $0 } }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> TransientService? {
        TransientService(number: 1)
    }
}
