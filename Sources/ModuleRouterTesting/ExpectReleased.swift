// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// Expects every view that routes have shown and removed in `body` to be freed when it returns.
///
/// ```swift
/// @Test(.routes { LoginRouter.self })
/// @MainActor func loginIsReleased() async throws {
///     let window = HeadlessWindow()
///     await expectReleased {
///         let router = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: window.root))
///         router?.removeRoute()
///     }
/// }
/// ```
///
/// A view that lives on fails the test, with its type and its route. Nothing waits: what frees a view later, after some time or
/// in another task, is a leak here.
@MainActor public func expectReleased<Result>(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ body: () async throws -> Result
) async rethrows -> Result {
    let detector = RouteRegistry.current.leakDetector
    let collector = detector.begin()
    defer {
        detector.end(collector)
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        for leak in collector.leaks { Issue.record("\(leak)", sourceLocation: location) }
    }
    return try await body()
}
