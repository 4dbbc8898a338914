// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
import ModuleRouterViews
import Testing

/// Records the issues of stubs for the test that creates them.
enum StubIssueRecording {
    /// Installs the recording for the process.
    static func install() { StubIssues.install(record) }

    /// Returns a function that records issues of the current test; nil outside of a test.
    @Sendable private static func record() -> StubIssues.Record? {
        // A test with `.routes` also records issues from detached tasks and threads.
        if let test = RoutesTrait.runningTest {
            return { text, location in test.record(Comment(rawValue: text), at: location) }
        }
        guard let test = Test.current else { return nil }
        return { text, location in
            let note = Test.current == nil ? "\nthe stub was created by \(test.name)" : ""
            Issue.record(Comment(rawValue: text + note), at: location, or: test.sourceLocation)
        }
    }

    // The loader or the first stub runs it: a test that only creates a stub calls nothing of this module.
    #if compiler(>=6.3)
    #if objectFormat(ELF)
    @section(".init_array")
    #elseif objectFormat(MachO)
    @section("__DATA,__swift_routes")
    #endif
    @used
    private static let installation: @convention(c) () -> Void = {
        StubIssues.addInstallation { _ in StubIssueRecording.install() }
    }
    #endif
}
#endif
