// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ModuleRouter

public protocol Clock: Sendable {}
public protocol WallClock: Sendable {}

@Routable extension RoutableService where Protocol == any Clock {}
@RoutableAs("wallClock") extension RoutableService where Protocol == any WallClock {}

struct StoppedClock: WallClock {}

@AutoRegister
struct WallClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.wallClock) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
}

// snippet.validate
for fault in RouteRegistry.shared.validate() {
    print(fault.id.rawValue)  // → missing-provider
    print(fault.message)  // → no provider for RoutableService<any Clock>
    print(fault)
}
// → CheckingRoutes/CheckingRoutes.swift:9:11: error: no provider for RoutableService<any Clock> [missing-provider]
// →   near miss: RoutableService<any CheckingRoutes.WallClock> is provided by WallClockRouter at CheckingRoutes/CheckingRoutes.swift:16:50; did you mean it?
// →   help: link the module that provides it, or add a provider to a module that the app links:
// →     @Provider(of: RoutableService<any Clock>.self)
// →     final class DefaultClock: Clock {
// →     }
// →     or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
// snippet.end
