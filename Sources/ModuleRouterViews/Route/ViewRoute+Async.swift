// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Performs the route, and returns when the view is shown and its transition has ended.
    ///
    /// - Parameter handlers: Returns the handlers of this call, which must call the given closures.
    /// - Throws: `RouteError`; `CancellationError` if the task or the route is cancelled before the transition begins, or if
    ///   an interceptor throws `CancellationError`.
    func performAsync(
        _ handlers: (
            _ succeeded: @escaping () -> Void, _ failed: @escaping (RouteAction, RouteError) -> Void
        ) -> ViewRouteHandlers?
    ) async throws {
        try Task.checkCancellation()
        // Other code may perform the route again before the cancellation of this task arrives.
        let own = OwnPerformance()
        do {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    own.performance = perform(
                        .performRoute,
                        handlers({ continuation.resume() }, { _, error in continuation.resume(throwing: error) }))
                }
            } onCancel: {
                Task { @MainActor in
                    if let performance = own.performance { self.cancel(performance) }
                }
            }
        } catch RouteError.cancelled {
            throw CancellationError()
        }
    }
}

/// The performance that one call has begun.
@MainActor private final class OwnPerformance {
    weak var performance: ViewPerformance?
}
