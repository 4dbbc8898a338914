// SPDX-License-Identifier: Apache-2.0

/// Answers the dialogs of a task instead of a host. For tests without a window.
package enum DialogOverride {
    /// Reports the answer to a request.
    @TaskLocal static var answer: (@MainActor @Sendable (DialogRequest) -> Void)?

    /// Answers all dialogs that `operation` opens, in this task and in the tasks that it starts.
    package static func answering<Result>(
        isolation: isolated (any Actor)? = #isolation, _ answer: @escaping @MainActor @Sendable (DialogRequest) -> Void,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        return try await $answer.withValue(answer, operation: operation, isolation: isolation)
    }
}
