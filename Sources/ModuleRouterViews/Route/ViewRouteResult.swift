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
/// ``ViewRoutePath/reveal(orElse:)``, needs a new result each time. A configuration also needs a new result each time its
/// router performs the route again.
@MainActor public final class ViewRouteResult<Value> {
    private var outcome: Result<Value, any Error>?
    /// The waiting listeners, by sequence number.
    private(set) var listeners: [Int: (Result<Value, any Error>) -> Void] = [:]
    private var listenerCount = 0

    /// Creates a result without an outcome.
    public nonisolated init() {}

    /// Delivers a value.
    public func finish(_ value: Value) { end(.success(value)) }

    /// Delivers an error.
    public func fail(_ error: any Error) { end(.failure(error)) }

    /// Whether there is an outcome.
    public var isFinished: Bool { outcome != nil }

    /// The delivered value. Waits until the screen delivers it.
    ///
    /// - Throws: The delivered error; `CancellationError` if the task is cancelled.
    public var value: Value {
        get async throws {
            let wait = Wait()
            let listener = listen { _ in wait.end() }
            // If the task is cancelled, the listener must be removed.
            defer { if let listener { listeners[listener] = nil } }
            await withTaskCancellationHandler {
                await wait.untilEnded()
            } onCancel: {
                Task { @MainActor in wait.end() }
            }
            guard let outcome else { throw CancellationError() }
            return try outcome.get()
        }
    }

    /// Waits for an outcome or for the cancellation of the task.
    @MainActor private final class Wait {
        private var isEnded = false
        private var continuation: CheckedContinuation<Void, Never>?

        func untilEnded() async {
            if !isEnded { await withCheckedContinuation { continuation = $0 } }
        }

        func end() {
            isEnded = true
            continuation?.resume()
            continuation = nil
        }
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

extension ViewRouterType {
    /// Shows a view, waits for its result, and removes the view.
    ///
    /// - Parameters:
    ///   - removes: Whether to remove the view after it has delivered its result. Defaults to true. Pass false if it removes
    ///     itself.
    ///   - configure: As for ``perform(path:configuring:removing:)``.
    ///   - result: Returns the result object of the destination. Called when the destination is prepared.
    /// - Throws: The error that the view delivers; `CancellationError` if the view is removed without an outcome, if the
    ///   route is cancelled, or if the task is cancelled, which removes the view; `RouteError` if the view cannot be shown,
    ///   or is shown again with a finished result.
    public func result<Value>(
        path: ViewRoutePath, removes: Bool = true, configuring configure: Configure = { _, _ in },
        awaiting result: @escaping (Destination) -> ViewRouteResult<Value>
    ) async throws -> Value {
        try await Self.result(of: configured(path, configure, removing: nil).router, removes: removes, result)
    }

    /// Performs the route of a router, waits for its view's result, and removes the view.
    static func result<Value>(
        of router: ViewRouter<Destination, Module>, removes: Bool,
        _ result: @escaping (Destination) -> ViewRouteResult<Value>
    ) async throws -> Value {
        var awaited: ViewRouteResult<Value>?
        var wasFinished = false
        let prepare = router.configuration.prepareDestination
        router.configuration.prepareDestination = { destination in
            prepare?(destination)
            let asked = result(destination)
            wasFinished = asked.isFinished
            awaited = asked
        }
        let route = router.route
        let isGone = { (origin: ViewRouteInitiator?) in
            // In a new task, since some toolkits remove an alert before they call the handler of its button.
            if let awaited { Task { awaited.fail(CancellationError()) } }
        }
        try await router.performAsync { _ in
            // A handler may have removed the view already.
            if route.presentation == nil { isGone(nil) } else { route.add(ViewFollower(isGone)) }
        }
        guard let awaited else { throw CancellationError() }
        // A new screen may finish immediately. A finished result of a revealed screen is from its previous presentation.
        if wasFinished, route.kind == .reveal {
            throw route.registry.report(
                .performRoute, .actionFailed(route.failureOfOldResult), isDelivered: true,
                of: .view(route, route.key))
        }
        let outcome: Result<Value, any Error> = await withTaskCancellationHandler {
            do { return .success(try await awaited.value) } catch { return .failure(error) }
        } onCancel: {
            Task { @MainActor in awaited.fail(CancellationError()) }
        }
        if removes || Task.isCancelled {
            // The user may be dragging the view and may cancel its removal.
            await route.settle()
            if route.state == .routed { try? await route.remove() }
        }
        return try outcome.get()
    }
}

extension ViewRoute {
    fileprivate var failureOfOldResult: RouteError.Failure {
        failure(
            "\(key) has already handed back this result: the screen is shown again with a finished ViewRouteResult",
            hint: "give the screen a new ViewRouteResult after it has finished one")
    }
}
