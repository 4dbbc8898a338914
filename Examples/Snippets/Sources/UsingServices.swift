// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Alarm: AnyObject { var hour: Int { get set } }
public protocol Calendar: Sendable {}

@RoutableAs("alarm") extension RoutableService where Protocol == any Alarm {}
@RoutableAs("calendar") extension RoutableService where Protocol == any Calendar {}

final class Bell: Alarm {
    var hour: Int
    init(hour: Int) { self.hour = hour }
}

@AutoRegister
struct AlarmRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.alarm) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> Bell? { Bell(hour: 7) }
}

// snippet.destination
let alarm = try Router.destination(for: .alarm)
print(alarm.hour)  // → 7
// snippet.end

// snippet.error
do {
    _ = try Router.destination(for: .calendar)
} catch {
    print(error.code, error.route)  // → missing-provider RoutableService<any Calendar>
    print(error)
}
// → no provider for RoutableService<any Calendar> [missing-provider]
// →   requested at UsingServices/UsingServices.swift:32:31
// →   help: register a provider of it, or let an adapter lead to one
// snippet.end

// snippet.handler
RouteRegistry.shared.addErrorHandler { report in
    print(report.error.code, report.isDelivered)
}
_ = try? Router.destination(for: .calendar)  // → missing-provider true
// snippet.end
