// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// Expects every view that routes show and remove in `body` to be deallocated when `body` returns.
///
/// ```swift
/// @Test(.routes { LoginRouter.self })
/// @MainActor func loginIsReleased() async throws {
///     let window = HeadlessWindow()
///     try await expectReleased {
///         let route = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: window.root))
///         try await route?.removeAndWait()
///     }
/// }
/// ```
///
/// A view that is still alive fails the test. The issue names its type and its route. The function does not wait: a view that
/// is released later, after a delay or by another task, counts as a leak.
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
