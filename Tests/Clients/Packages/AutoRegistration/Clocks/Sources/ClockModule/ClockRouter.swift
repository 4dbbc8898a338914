// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter

struct StoppedClock: Clock {
    var time: String { "ten past ten" }
}

struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }

    // What `@AutoRegister` writes.
    #if objectFormat(ELF)
    @section(".init_array")
    #elseif objectFormat(MachO)
    @section("__DATA,__swift_routes")
    #endif
    @used
    nonisolated private static let _routeRecord: @convention(c) () -> Void = {
        RouteRecords.addProvider { batch in RouteRecords.register(ClockRouter.self, in: batch) }
    }
}
