// SPDX-License-Identifier: Apache-2.0

/// What a screen hands back to whoever has shown it.
///
/// ```swift
/// @MainActor public protocol LoginViewInput: AnyObject { var user: ViewRouteResult<User> { get } }
///
/// let user = try await Router.result(
///     of: RoutableView<any LoginViewInput>(), path: .presentModally(from: self), awaiting: { $0.user })
/// ```
///
/// The screen calls ``finish(_:)`` or ``fail(_:)``, once: what comes after is not heard. One that is shown again, by
/// ``ViewRoutePath/reveal(orElse:)``, needs a new result for each time; so does a configuration whose router performs again.
@MainActor public final class ViewRouteResult<Value> {
    private var outcome: Result<Value, any Error>?
    /// The listeners that wait for the outcome, by their order.
    private(set) var listeners: [Int: (Result<Value, any Error>) -> Void] = [:]
    private var listenerCount = 0

    public nonisolated init() {}

    /// Hands the value over.
    public func finish(_ value: Value) { end(.success(value)) }

    /// Hands an error over.
    public func fail(_ error: any Error) { end(.failure(error)) }

    /// Whether there is an outcome.
    public var isFinished: Bool { outcome != nil }

    /// What is handed over, when it is.
    ///
    /// - Throws: The error that is handed over; `CancellationError` if the task is cancelled.
    public var value: Value {
        get async throws {
            let wait = Wait()
            let listener = listen { _ in wait.end() }
            // A cancelled wait leaves its listener behind.
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

    /// Waits for an outcome, or for the end of the task.
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

    /// The result of another screen, or of another module's type, as one's own: for a proxy that translates.
    public func map<New>(_ transform: @escaping (Value) throws -> New) -> ViewRouteResult<New> {
        let mapped = ViewRouteResult<New>()
        listen { outcome in mapped.end(Result { try transform(try outcome.get()) }) }
        return mapped
    }

    /// - Returns: The number of the listener; nil if it was told at once.
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
    /// Shows a view, waits for what it hands back, and removes it.
    ///
    /// - Parameters:
    ///   - removes: Whether the view is removed when it has handed something back; false if it removes itself.
    ///   - configure: As for ``perform(path:configuring:removing:)``.
    ///   - result: Where the destination puts what it hands back. Asked when the destination is prepared.
    /// - Throws: What the view has handed back as an error; `CancellationError` if the view was removed without an outcome, if
    ///   the route was given up, or if the task was cancelled, which removes the view; `RouteError` if it could not be shown, or
    ///   is shown again with a result that is finished.
    public func result<Value>(
        path: ViewRoutePath, removes: Bool = true, configuring configure: Configure = { _, _ in },
        awaiting result: @escaping (Destination) -> ViewRouteResult<Value>
    ) async throws -> Value {
        try await Self.result(of: configured(path, configure, removing: nil).router, removes: removes, result)
    }

    /// Performs the route of a router, waits for what its view hands back, and removes it.
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
        let isGone = { (origin: ViewRouteOrigin?) in
            // A turn later: some toolkits take an alert away before they call the handler of its button.
            if let awaited { Task { awaited.fail(CancellationError()) } }
        }
        try await router.performAsync { _ in
            // A handler may have removed it already.
            if route.presentation == nil { isGone(nil) } else { route.add(ViewFollower(isGone)) }
        }
        guard let awaited else { throw CancellationError() }
        // A screen that was made for this may have an outcome at once. One that was there has that of the last time.
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
            // The user may hold the view, and let go of it.
            await route.settle()
            if route.state == .routed { try? await route.remove() }
        }
        return try outcome.get()
    }
}

extension ViewRoute {
    fileprivate var failureOfOldResult: RouteError.Failure {
        failure(
            "\(key) hands back what it has handed back before: it is shown again, with the result of the last time",
            hint: "let the screen have a new ViewRouteResult once it has finished one")
    }
}
