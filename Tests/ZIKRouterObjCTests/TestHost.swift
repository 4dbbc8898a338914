// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import ObjectiveCCases
import Testing
import ZIKRouterBridge

/// The functions that cases in Objective-C call: records of failures, and a window without a display.
@MainActor enum TestHost {
    private static var window: HeadlessWindow?

    static func use() {
        var host = zik_test_host()
        host.fail = { text, file, line in
            let location = SourceLocation(
                fileID: "Cases/\(String(cString: file!))", filePath: String(cString: file!), line: max(Int(line), 1),
                column: 1)
            Issue.record(Comment(rawValue: String(cString: text!)), sourceLocation: location)
        }
        host.open_window = { root in
            MainActor.assumeIsolated {
                TestHost.window = HeadlessWindow(.navigation(root: ForeignObject.of(root!)))
            }
        }
        host.front = { TestHost.pointer { $0.topScreen } }
        host.stack_count = { Int32(MainActor.assumeIsolated { TestHost.window?.stack.count ?? 0 }) }
        host.user_removes_front = { MainActor.assumeIsolated { TestHost.window?.user.goBack() } }
        host.turn = {}
        zik_cases_use(&host)
    }

    private nonisolated static func pointer(_ find: @MainActor (HeadlessWindow) -> AnyObject?)
        -> UnsafeMutableRawPointer?
    {
        nonisolated(unsafe) let found: UnsafeMutableRawPointer? = withoutActuallyEscaping(find) { find in
            let bits = MainActor.assumeIsolated {
                TestHost.window.flatMap(find).flatMap { $0 as? ForeignObject }.map { UInt(bitPattern: $0.pointer) }
            }
            return bits.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
        }
        return found
    }

    static func closeWindow() {
        window?.close()
        window = nil
    }
}
