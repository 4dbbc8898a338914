// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
import CModuleRouter

/// Records the issues of stubs.
///
/// `ModuleRouterTesting` installs it, because only the test library knows the current test.
package final class StubIssues: Sendable {
    /// Records an issue of one test. Called from any task or thread.
    ///
    /// - Parameters:
    ///   - text: The text of the issue.
    ///   - location: The place where the stub was created; nil for the place of the test.
    package typealias Record = @Sendable (_ text: String, _ location: RouteLocation?) -> Void

    /// The identifier of the issue of an unset requirement.
    package static let unsetID = "unset-stub"
    /// The identifier of the issue of two calls that cannot be compared.
    package static let comparisonID = "incomparable-call"

    private static let installed = AtomicOnce<StubIssues>()

    private let find: @Sendable () -> Record?

    private init(_ find: @escaping @Sendable () -> Record?) { self.find = find }

    /// Installs the search for the current test. Later calls have no effect.
    ///
    /// - Parameter find: Returns a function that records issues of the current test; nil outside of a test. The function can be
    ///   kept.
    package static func install(_ find: @escaping @Sendable () -> Record?) { _ = installed.keep(StubIssues(find)) }

    /// Adds a function that calls ``install(_:)``. Called while an image is loaded.
    package static func addInstallation(_ record: RouteRecords.Record) {
        module_router_add_record(Int32(module_router_testing_records), record)
    }

    /// Records issues of the current test; nil outside of a test.
    static var record: Record? {
        if installed.value == nil { runInstallations() }
        return installed.value?.find()
    }

    private static func runInstallations() {
        let list = Int32(module_router_testing_records)
        for index in 0..<module_router_record_count(list) { module_router_record_at(list, index)?(nil) }
    }
}
#endif
