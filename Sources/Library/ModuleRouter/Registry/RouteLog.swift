// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

#if DEBUG && canImport(os)
import os
#endif

package enum RouteLog {
    /// Writes to the system's log on Apple's platforms, and to standard error elsewhere, in debug builds of this library. Other builds
    /// do not evaluate the message.
    package static func debug(_ message: @autoclosure () -> String) {
        #if DEBUG && canImport(os)
        let logger = Logger(subsystem: "ModuleRouter", category: "Routing")
        for part in parts(of: message()) { logger.error("\(part, privacy: .public)") }
        #elseif DEBUG
        module_router_log(message())
        #endif
    }

    #if DEBUG
    /// Whether the log has only errors that reach no code: in tests, which expect errors, or if a variable is set.
    package static let isQuiet = AtomicWord<Bool>(isSilenced || isInTest)

    private static var isSilenced: Bool {
        let variable: StaticString = "MODULE_ROUTER_QUIET"
        return module_router_environment_is(variable.utf8Start, nil)
    }

    private static let written = Locked<[String]>([])

    /// Writes a message about a fault that does not go away, once in a process.
    static func note(_ message: String) {
        guard !isQuiet.load() else { return }
        let isNew = written.withLock { written in
            if written.contains(message) { return false }
            written.append(message)
            return true
        }
        if isNew { debug(message) }
    }

    private static var isInTest: Bool {
        let variable: StaticString = "XCTestConfigurationFilePath"
        if module_router_environment_is(variable.utf8Start, nil) { return true }
        guard let program = CommandLine.unsafeArgv[0] else { return false }
        let name = String(cString: program)
        return name.hasSuffix("xctest") || name.hasSuffix("swiftpm-testing-helper")
    }
    #endif

    #if DEBUG && canImport(os)
    /// Divides a message at the ends of lines. The system may shorten a long message: `os_log_with_type`.
    private static func parts(of message: String) -> [String] {
        var parts: [String] = []
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            if let last = parts.last, last.utf8.count + line.utf8.count < 1000 {
                parts[parts.count - 1] = last + "\n" + line
            } else {
                parts.append(String(line))
            }
        }
        return parts
    }
    #endif
}

extension RouteRegistry {
    /// Writes a fault to the log, in debug builds of this library.
    package func log(_ fault: RouteFault) { RouteLog.debug("\(fault)") }
}

/// Returns a number that no other living thread has.
package func currentThread() -> UInt { UInt(module_router_current_thread()) }
