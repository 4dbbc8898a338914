// SPDX-License-Identifier: Apache-2.0

/// A period that owns destinations and holds values: a session, a window, a document, a request.
///
/// ```swift
/// let session = RouteScope(Session(user: user))
/// try session.run {
///     let inbox = try Router.destination(for: .inbox)   // one for this session
/// }
/// session.end()   // the inbox is released
/// ```
///
/// Copies are the same scope. It ends by ``end()`` or ``close(within:)``, with its outer scope, or when its last copy is released.
/// Routes and closures that were made in the scope hold copies of it.
public struct RouteScope<Values: ScopeValues>: AnyRouteScope {
    let body: TypedScopeBody<Values>

    private init(body: TypedScopeBody<Values>) { self.body = body }

    /// Makes a scope that is in no other one.
    public init(_ values: Values) where Values.Outer == Never {
        self.init(body: TypedScopeBody(values, in: nil))
    }

    /// Makes a scope in another one. If the outer scope has ended, the new one has ended too.
    public init(_ values: Values, in outer: RouteScope<Values.Outer>) {
        self.init(body: TypedScopeBody(values, in: outer.body))
    }

    /// The innermost scope of this kind in which the current task runs; nil if it runs in none.
    public static var current: RouteScope? {
        ScopeFrame.body(of: Values.self).map { RouteScope(body: unsafeDowncast($0, to: TypedScopeBody<Values>.self)) }
    }

    /// The values of the scope.
    public var values: Values { body.values }

    /// Runs `body` in this scope and in the scopes of the current task. Scoped destinations that are requested in it, at any depth,
    /// belong to the scope of their kind.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try ScopeFrame(self.body, in: ScopeFrame.current).run(body)
    }

    /// Runs `body` in this scope and in the scopes of the current task, on the caller's isolation.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await ScopeFrame.$current.withValue(
            ScopeFrame(self.body, in: ScopeFrame.current), operation: body, isolation: isolation)
    }

    /// Ends the scope, without waiting for destinations that close asynchronously.
    ///
    /// Later requests in the scope, and requests that wait for a destination of the scope, fail with `RouteError.scopeUnavailable`.
    /// The destinations are closed and released in the reverse order of their creation: before this function returns or, from the
    /// first one that has a `close` function on, in a task. Failures to close are reported to the error handlers.
    ///
    /// May be called from any thread, and more than once.
    public func end() { body.end() }

    /// Ends the scope, and waits until all destinations are closed and released.
    ///
    /// - Parameter deadline: The longest time to wait. After it, and if the caller is cancelled, the task that closes the
    ///   destinations is cancelled and goes on without a waiter.
    /// - Throws: `RouteErrors` with the failures to close, and with the destinations that were not closed before the deadline.
    public func close(within deadline: Duration = .seconds(10)) async throws(RouteErrors) {
        try await body.close(within: deadline)
    }

    /// Whether the scope has ended.
    public var hasEnded: Bool { body.hasEnded }

    @_documentation(visibility: internal)
    public var reference: any AnyObject & Sendable { body }
}
