// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

package enum RouteLog {
    /// Writes to standard error, in debug builds of this library. Other builds do not evaluate the message.
    package static func debug(_ message: @autoclosure () -> String) {
        #if DEBUG
        module_router_log(message())
        #endif
    }
}

extension RouteRegistry {
    /// Writes a fault to standard error, in debug builds of this library.
    package func log(_ fault: RouteFault) { RouteLog.debug("\(fault)") }
}

/// Returns a number that no other living thread has.
package func currentThread() -> UInt { UInt(module_router_current_thread()) }
