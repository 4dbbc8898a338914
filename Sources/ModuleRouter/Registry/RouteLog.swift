// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

enum RouteLog {
    /// Writes to standard error, in debug builds of this library. Other builds do not evaluate the message.
    static func debug(_ message: @autoclosure () -> String) {
        #if DEBUG
        module_router_log(message())
        #endif
    }
}

extension RouteRegistry {
    /// Writes a fault to standard error, in debug builds of this library.
    package func log(_ fault: RouteFault) { RouteLog.debug("\(fault)") }
}

/// A number that no two living threads share.
func currentThread() -> UInt { UInt(module_router_current_thread()) }
