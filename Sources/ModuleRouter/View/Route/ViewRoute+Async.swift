// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Performs the route, and returns when the view is shown and its transition has ended.
    ///
    /// - Parameter handlers: Makes the handlers of this call from what they have to do at least.
    /// - Throws: `RouteError`; `CancellationError` if the route was given up before the view began to move: by the end of the task, by
    ///   whoever cancels the route, or by an interceptor, whose login the user has closed, say.
    func performAsync(
        _ handlers: (
            _ succeeded: @escaping () -> Void, _ failed: @escaping (RouteAction, RouteError) -> Void
        ) -> ViewRouteHandlers?
    ) async throws {
        try Task.checkCancellation()
        do {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    perform(
                        .performRoute,
                        handlers({ continuation.resume() }, { _, error in continuation.resume(throwing: error) }))
                }
            } onCancel: {
                Task { @MainActor in self.cancel() }
            }
        } catch RouteError.cancelled {
            throw CancellationError()
        }
    }
}
