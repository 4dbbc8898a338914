// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter

struct EarlyAlarm: Alarm {
    var hour: Int { 5 }
}

// A provider on the main actor. The library contains the isolated code, and this module specialises the rest.
struct AlarmRouter: MainActorServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Alarm>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> EarlyAlarm? { EarlyAlarm() }

    // What `@AutoRegister` writes.
    #if objectFormat(ELF)
    @section(".init_array")
    #elseif objectFormat(MachO)
    @section("__DATA,__swift_routes")
    #endif
    @used
    nonisolated private static let _routeRecord: @convention(c) () -> Void = {
        RouteRecords.addProvider { batch in RouteRecords.register(AlarmRouter.self, in: batch) }
    }
}
