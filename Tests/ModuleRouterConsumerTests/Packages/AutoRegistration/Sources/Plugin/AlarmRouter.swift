// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter

struct EarlyAlarm: Alarm {
    var hour: Int { 5 }
}

// Of the main actor: what that takes is in the library, and the rest is specialised here.
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
