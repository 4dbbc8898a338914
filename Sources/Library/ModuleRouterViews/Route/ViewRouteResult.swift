// SPDX-License-Identifier: Apache-2.0

/// The result that a screen returns to its performer.
///
/// ```swift
/// @MainActor public protocol LoginViewInput: AnyObject { var user: ViewRouteResult<User> { get } }
///
/// let user = try await Router.result(
///     of: RoutableView<any LoginViewInput>(), path: .presentModally(from: self), awaiting: { $0.user })
/// ```
///
/// The screen calls ``finish(_:)`` or ``fail(_:)`` once; later calls are ignored. A screen that is shown again, by
/// ``ViewRoutePath/reveal(orElse:)``, needs a new result each time. A configuration also needs a new result each time
/// its route is performed again.
///
/// > Important: `Router.result` removes the screen. Without a performer that awaits the result, for example if a URL has opened the
/// > screen, the screen stays until it removes itself. In debug builds the library reports a value that no code awaits.
@MainActor public final class ViewRouteResult<Value> {
    private var outcome: Result<Value, any Error>?
    /// The waiting listeners, by sequence number.
    private(set) var listeners: [Int: (Result<Value, any Error>) -> Void] = [:]
    private var listenerCount = 0
    /// Whether code awaits the outcome, has awaited it, or is about to.
    private(set) var isAwaited = false

    /// Creates a result without an outcome.
    public nonisolated init() {}

    /// Delivers a value.
    public func finish(_ value: Value) {
        end(.success(value))
        #if DEBUG
        guard !isAwaited else { return }
        // The code that delivers the value may await it next.
        Task { if let message = unawaitedMessage { RouteLog.debug(message) } }
        #endif
    }

    /// The message for a value that no code awaits; nil if code awaits it.
    var unawaitedMessage: String? {
        guard isFinished, !isAwaited else { return nil }
        return
            "a \(TypeSpelling.name(of: Self.self)) has received a value, and no code awaits it: its screen stays. Perform the route with Router.result, which removes the screen, or let a screen that a URL opens remove itself: call remove() of its ViewRoute"
    }

    /// Notes that the performer of the screen will await the outcome.
    func willBeAwaited() { isAwaited = true }

    /// Delivers an error.
    public func fail(_ error: any Error) { end(.failure(error)) }

    /// Whether there is an outcome.
    public var isFinished: Bool { outcome != nil }

    /// The delivered value. Waits until the screen delivers it.
    ///
    /// - Throws: The delivered error; `CancellationError` if the task is cancelled.
    public var value: Value {
        get async throws { try await value(during: ResultWait()) }
    }

    /// Returns the delivered value.
    ///
    /// - Throws: The delivered error, or that of the wait if it ends first.
    fileprivate func value(during wait: ResultWait) async throws -> Value {
        let listener = listen { _ in wait.end() }
        // If the wait ends first, the listener must be removed.
        defer { if let listener { listeners[listener] = nil } }
        await withTaskCancellationHandler {
            await wait.untilEnded()
        } onCancel: {
            Task { @MainActor in wait.end() }
        }
        if let error = wait.error { throw error }
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }

    /// Returns a result with the transformed value. For proxies that convert the result of another screen or module.
    public func map<New>(_ transform: @escaping (Value) throws -> New) -> ViewRouteResult<New> {
        let mapped = ViewRouteResult<New>()
        listen { outcome in mapped.end(Result { try transform(try outcome.get()) }) }
        return mapped
    }

    /// - Returns: The number of the listener; nil if it was called immediately.
    @discardableResult
    private func listen(_ listener: @escaping (Result<Value, any Error>) -> Void) -> Int? {
        isAwaited = true
        if let outcome {
            listener(outcome)
            return nil
        }
        listenerCount += 1
        listeners[listenerCount] = listener
        return listenerCount
    }

    fileprivate func end(_ outcome: Result<Value, any Error>) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        let listeners = listeners.sorted(byNumber: \.key)
        self.listeners = [:]
        for (_, listener) in listeners { listener(outcome) }
    }
}

/// The wait of one caller for an outcome. It ends with the outcome, with the cancellation of the task, or with an error of its own.
@MainActor private final class ResultWait {
    private var isEnded = false
    private var continuation: CheckedContinuation<Void, Never>?
    private(set) var error: (any Error)?

    func untilEnded() async {
        if !isEnded { await withCheckedContinuation { continuation = $0 } }
    }

    func end(_ error: (any Error)? = nil) {
        guard !isEnded else { return }
        isEnded = true
        self.error = error
        continuation?.resume()
        continuation = nil
    }
}

extension ViewRoute {
    /// Performs the route, waits for its view's result, and removes the view.
    ///
    /// The end of this wait, by a cancellation or by the end of its scopes, does not end those of other callers. The view then stays
    /// for them.
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result.
    ///   - request: The request of this route.
    ///   - result: Returns the result object of the destination. Called when the destination is prepared.
    func result<Destination, Module, Value>(
        removes: Bool, _ request: ViewRequest<Destination, Module>?,
        _ result: @escaping (Destination) -> ViewRouteResult<Value>
    ) async throws -> Value {
        var awaited: ViewRouteResult<Value>?
        var wasFinished = false
        let preparation = request?.preparation
        request?.preparation = { destination in
            try preparation?(destination)
            let requested = result(destination)
            wasFinished = requested.isFinished
            requested.willBeAwaited()
            awaited = requested
        }
        let wait = ResultWait()
        let cancel = { (_: ViewRouteInitiator?) in
            // In a new task, since some toolkits remove an alert before they call the handler of its button.
            if let awaited { Task { awaited.fail(CancellationError()) } }
        }
        var membership: ScopeMembership?
        defer { membership?.leave() }
        _ = try await performed { [self] in
            membership = ScopeMembership.join(scopes.owners) {
                let error = self.endOfScope("its view delivered a result")
                wait.end(self.registry.report(.performRoute, error, isDelivered: true, of: .view(self, self.key)))
            }
            // A handler may have removed the view already.
            if presentation == nil { cancel(nil) } else { add(ViewFollower(cancel)) }
        }
        guard let awaited else { throw CancellationError() }
        // A new screen may finish immediately. A finished result of a revealed screen is from its previous presentation.
        if wasFinished, kind == .reveal {
            throw registry.report(
                .performRoute, errorOfOldResult, isDelivered: true, of: .view(self, key))
        }
        let shown = (presentation as? RevealedView)?.shown ?? self
        shown.resultWaitCount += 1
        let outcome: Result<Value, any Error>
        do { outcome = .success(try await awaited.value(during: wait)) } catch { outcome = .failure(error) }
        shown.resultWaitCount -= 1
        if removes || Task.isCancelled, awaited.isFinished || shown.resultWaitCount == 0 {
            // The user may be dragging the view and may cancel its removal.
            await settle()
            if state == .routed { try? await removeAndWait() }
        }
        return try outcome.get()
    }

    /// Performs the route, and returns its view when it is shown and its transition has ended.
    ///
    /// - Parameter succeeded: Called immediately when the transition has ended.
    /// - Throws: `RouteError`; `CancellationError` if the task or the route is cancelled before the transition begins, or if
    ///   an interceptor throws `CancellationError`.
    package func performed(_ succeeded: @escaping () -> Void = {}) async throws -> PreparedView {
        try Task.checkCancellation()
        // Other code may perform the route again before the cancellation of this task arrives.
        let own = OwnPerformance()
        let outcome: Result<PreparedView, RouteError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                own.performance = perform(
                    .performRoute,
                    ViewRouteHandlers { prepared in
                        succeeded()
                        continuation.resume(returning: .success(prepared))
                    } failed: { _, error in
                        continuation.resume(returning: .failure(error))
                    })
            }
        } onCancel: {
            Task { @MainActor in
                if let performance = own.performance { self.cancel(performance) }
            }
        }
        if case .failure(let error) = outcome, error.code == .cancelled { throw CancellationError() }
        return try outcome.get()
    }
}

/// The performance that one call has begun.
@MainActor private final class OwnPerformance {
    weak var performance: ViewPerformance?
}

extension ViewRoute {
    fileprivate var errorOfOldResult: RouteError {
        makeError(
            .actionFailed,
            "\(key) has already handed back this result: the screen is shown again with a finished ViewRouteResult",
            hint: "give the screen a new ViewRouteResult after it has finished one")
    }
}
