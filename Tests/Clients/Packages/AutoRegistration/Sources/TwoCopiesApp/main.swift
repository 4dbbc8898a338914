// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ClockInterface
import ModuleRouter

print((try? Router.destination(for: RoutableService<any Clock>()))?.time ?? "no clock")
for fault in RouteRegistry.shared.validate() {
    print(fault.id.rawValue, fault.subject)
    for step in fault.chain { print("- \(step)") }
}
