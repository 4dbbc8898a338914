// SPDX-License-Identifier: Apache-2.0

/// The performer of a route in a layer above this library, with options and handlers of its own.
///
/// A route of this library has no client. Its performer passes the options with the path, and receives the outcome in a completion.
@MainActor package protocol ViewRouteClient: AnyObject {
    /// The options for showing the view.
    var options: ViewRouteOptions { get }

    func stateChanged(from old: ViewRouteState, to new: ViewRouteState)

    /// Returns and clears the handlers for the next performance only.
    func takeHandlers() -> ViewRouteHandlers<PreparedView>?

    /// Returns whether to call the handlers of the performance too.
    func performed(_ action: RouteOperation, _ prepared: PreparedView, isExternal: Bool) -> Bool

    /// Returns whether the client has handled the error.
    func failed(_ action: RouteOperation, _ error: RouteError, _ prepared: PreparedView?) -> Bool

    /// Returns and clears the handlers for the next removal only.
    func takeRemovalHandlers() -> ViewRouteHandlers<Void>?

    /// Prepares the removal. Returns its options.
    func willRemove(_ route: ViewRoute) -> ViewRemoveOptions

    /// Returns whether to call the handlers of the removal too.
    func removed(isExternal: Bool) -> Bool

    /// Returns whether the client has handled the error.
    func removalFailed(_ error: RouteError) -> Bool
}

/// The handlers of one performance or removal. Each is called at most once.
@MainActor package struct ViewRouteHandlers<Value> {
    package let succeeded: ((Value) -> Void)?
    package let failed: ((RouteOperation, RouteError) -> Void)?

    package init(succeeded: ((Value) -> Void)?, failed: ((RouteOperation, RouteError) -> Void)?) {
        self.succeeded = succeeded
        self.failed = failed
    }

    /// The handlers that pass the outcome to a completion; nil if there is none.
    init?<Outcome>(_ completion: ((Result<Outcome, RouteError>) -> Void)?, _ convert: @escaping (Value) -> Outcome) {
        guard let completion else { return nil }
        self.init(succeeded: { completion(.success(convert($0))) }, failed: { completion(.failure($1)) })
    }
}

extension [ViewRouteHandlers<Void>] {
    /// Calls the success handlers in order.
    @MainActor func succeed() { for handlers in self { handlers.succeeded?(()) } }
}
