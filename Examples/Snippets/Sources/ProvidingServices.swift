// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Clock: Sendable { var time: String { get } }
public protocol Alarm: AnyObject { var hour: Int { get set } }
public protocol Radio: AnyObject { var station: String { get set } }

@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
@RoutableAs("alarm") extension RoutableService where Protocol == any Alarm {}
@RoutableAs("radio") extension RoutableService where Protocol == any Radio {}

// snippet.value
struct ZonedClock: Clock {
    let zone: String
    var time: String { "ten past ten in \(zone)" }
}

@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.clock) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> ZonedClock? {
        ZonedClock(zone: "Bath")
    }
}
// snippet.end

print(try Router.destination(for: .clock).time)  // → ten past ten in Bath

// snippet.several
final class ClockRadio: Alarm, Radio {
    var hour = 7
    var station = ""
}

@AutoRegister
struct ClockRadioRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.alarm) { $0 }
        Provides(.radio) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> ClockRadio? { ClockRadio() }

    func prepare(_ destination: ClockRadio, with configuration: RouteConfiguration) {
        if destination.station.isEmpty { destination.station = "Radio 4" }
    }
}
// snippet.end

print(try Router.destination(for: .radio).station)  // → Radio 4

// snippet.factory
public typealias MakeClock = @Sendable (_ zone: String) -> any Clock

@Routable extension RoutableService where Protocol == MakeClock {}

@AutoRegister
struct ClockFactoryRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<MakeClock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> MakeClock? {
        { zone in ZonedClock(zone: zone) }
    }
}

let makeClock = try Router.destination(for: RoutableService<MakeClock>())
print(makeClock("Rome").time)  // → ten past ten in Rome
// snippet.end
