// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Alarm: AnyObject { var hour: Int { get set } }
public protocol Calendar: Sendable {}

@Routable extension RoutableService where Protocol == any Alarm {}
@Routable extension RoutableService where Protocol == any Calendar {}

final class Bell: Alarm {
    var hour: Int
    var isRinging = false
    init(hour: Int) { self.hour = hour }
}

// snippet.remover
@AutoRegister
struct AlarmRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any Alarm>()) { $0 }
        Identifier("bedroom.alarm")
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> Bell? {
        Bell(hour: configuration.userInfo["hour"] as? Int ?? 7)
    }

    func reasonNotToRemove(_ destination: Bell, with configuration: ServiceRouteConfiguration) -> String? {
        destination.isRinging ? "it is ringing" : nil
    }

    func remove(_ destination: Bell, with configuration: ServiceRouteConfiguration) throws {
        destination.hour = 0
    }
}
// snippet.end

// snippet.destination
let alarm = try Router.destination(for: RoutableService<any Alarm>())
print(alarm.hour)  // → 7
// snippet.end

// snippet.make
if let alarm = Router.makeDestination(to: RoutableService<any Alarm>(), preparation: { $0.hour = 8 }) {
    print(alarm.hour)  // → 8
}
// snippet.end

// snippet.loose
let late = Router.makeDestination(
    to: RoutableService<any Alarm>(),
    configuring: { _, prepare in
        prepare { $0.addUserInfo(forKey: "hour", object: 10) }
    })
print(late?.hour ?? 0)  // → 10
// snippet.end

// snippet.perform
var kept: (any Alarm)?
let router = Router.perform(
    to: RoutableService<any Alarm>(),
    configuring: { configuration, _ in
        configuration.stateNotifier = { old, new in print("\(old) → \(new)") }
        configuration.prepareDestination = { alarm in
            alarm.hour = 9
            print("prepared")
        }
        configuration.successHandler = { alarm in
            kept = alarm
            print("success")
        }
        configuration.completionHandler = { succeeded, _, action, _ in print("\(action) \(succeeded)") }
        configuration.performerSuccessHandler = { _ in print("once") }
        configuration.errorHandler = { action, error in print("\(action) failed: \(error)") }
    })
// → unrouted → routing
// → prepared
// → routing → routed
// → success
// → performRoute true
// → once
// snippet.end

// snippet.remove
if let router, router.canRemove {
    router.removeRoute(
        successHandler: { print("removed") },
        errorHandler: { _, error in print(error) })
}
// → routed → removing
// → removing → removed
// → removed
// snippet.end
withExtendedLifetime(kept) {}

// snippet.type
if let alarms = Router.to(RoutableService<any Alarm>()) {
    let first = alarms.makeDestination { $0.hour = 5 }
    let second = alarms.makeDestination { $0.hour = 6 }
    print(first?.hour ?? 0, second?.hour ?? 0)  // → 5 6
}

let anyAlarm = Router.to(serviceIdentifier: "bedroom.alarm")?.makeDestination()
print(anyAlarm is Bell)  // → true

let switchable = SwitchableService(RoutableService<any Alarm>())
print(Router.to(switchable)?.makeDestination() is Bell)  // → true
// snippet.end

// snippet.error
do {
    _ = try Router.destination(for: RoutableService<any Calendar>())
} catch {
    print(error.code, error.failure.route)  // → missingProvider RoutableService<any Calendar>
    print(error)
}
// → missingProvider: no provider for RoutableService<any Calendar>
// →   asked for at UsingServices/UsingServices.swift:113:31
// →   help: register a provider of it, or let an adapter lead to one
// snippet.end

// snippet.handler
RouteRegistry.shared.addErrorHandler { report in
    print(report.action, report.error.code, report.isDelivered)
}
_ = Router.makeDestination(to: RoutableService<any Calendar>())  // → makeDestination missingProvider false
_ = try? Router.destination(for: RoutableService<any Calendar>())  // → makeDestination missingProvider true
// snippet.end
