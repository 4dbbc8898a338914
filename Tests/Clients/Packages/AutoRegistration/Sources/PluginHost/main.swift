// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ClockInterface
import Foundation
import ModuleRouter

func describeAlarm() -> String {
    (try? Router.destination(for: RoutableService<any Alarm>())).map { "an alarm at \($0.hour)" } ?? "no alarm"
}

// Seals the registry before the library that provides the alarm is loaded.
print(describeAlarm())
guard dlopen(CommandLine.arguments[1], RTLD_NOW) != nil else { fatalError(String(cString: dlerror())) }
print(describeAlarm())
for fault in RouteRegistry.shared.validate() {
    print(fault.id.rawValue, fault.subject)
    for step in fault.chain { print("- \(step)") }
}
