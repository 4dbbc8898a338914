// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Testing

/// Answers all dialogs that `operation` opens, in this task and its child tasks. For tests without a window.
///
/// ```swift
/// try await withDialogs {
///     $0.choose("Delete")
/// } operation: {
///     try await model.delete()
/// }
/// ```
///
/// The source of the dialogs may be nil, or in no window. A dialog that `answer` does not answer fails the test.
///
/// - Parameters:
///   - answer: Reads and answers one dialog. Called for each dialog, immediately.
///   - sourceLocation: The place of the call, for issues.
@MainActor public func withDialogs<Result>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ answer: @escaping @MainActor @Sendable (HeadlessDialog) -> Void,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await DialogOverride.answering { request in
        let dialog = HeadlessDialog(request) { rule, message in
            HeadlessViolation(rule: rule, message: message).record(at: sourceLocation)
        }
        answer(dialog)
        dialog.wasLeftUnanswered("the closure of withDialogs has not answered it")
    } operation: {
        try await operation()
    }
}
