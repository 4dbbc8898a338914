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
/// A task that was started in the scope has a copy; the destinations of the scope have none, and ``current`` is none.
public struct RouteScope<Values: ScopeValues>: AnyRouteScope {
    private let owner: Owner
    /// Nil for a reference, which a destination of the scope may store without keeping the scope.
    private let heldHandle: ScopeHandle?

    package var handle: ScopeHandle { heldHandle ?? owner.handle ?? ScopeHandle(ofEnded: owner) }

    /// The scope inside of those of the current task.
    @usableFromInline var frame: ScopeFrame { .entering(handle, in: .current) }

    private init(_ owner: Owner, in outer: ScopeHandle?) {
        self.owner = owner
        heldHandle = ScopeHandle(owner, in: outer)
    }

    private init(referringTo owner: Owner) {
        self.owner = owner
        heldHandle = nil
    }

    /// Makes a scope that is in no other one.
    public init(_ values: Values) where Values.Outer == Never {
        self.init(Owner(TypedValues(values), in: nil), in: nil)
    }

    /// Makes a scope in another one. If the outer scope has ended, the new one has ended too.
    public init(_ values: Values, in outer: RouteScope<Values.Outer>) {
        self.init(Owner(TypedValues(values), in: outer.owner), in: outer.heldHandle)
    }

    /// The innermost scope of this kind in which the current task runs; nil if it runs in none.
    ///
    /// It is a reference, not a copy: the scope ends without regard to it. A destination may therefore store the scope to which it
    /// belongs. While code runs in the scope by ``run(_:)``, the scope has a copy.
    public static var current: RouteScope? { ScopeFrame.find(Values.self).map { RouteScope(referringTo: $0) } }

    /// The values of the scope.
    public var values: Values { owner.scope.unsafelyUnwrapped.values() }

    /// Runs `body` in this scope and in the scopes of the current task. Scoped destinations that are requested in it, at any depth,
    /// belong to the scope of their kind.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    @_alwaysEmitIntoClient
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try ScopeFrame.run(frame, body)
    }

    /// Runs `body` in this scope and in the scopes of the current task, on the caller's isolation.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    @_alwaysEmitIntoClient public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await ScopeFrame.run(frame, isolation: isolation, body)
    }

    /// Ends the scope, without waiting for destinations that close asynchronously.
    ///
    /// Later requests in the scope, and requests that wait for a destination of the scope, fail with `RouteError.Code.scopeUnavailable`.
    /// The destinations are closed and released in the reverse order of their creation. This happens before the function returns or,
    /// from the first destination that has a `close` function on, in a task. If a destination of the scope is being made, the task
    /// waits for that. Failures to close are reported to the error handlers.
    ///
    /// May be called from any thread, and more than once.
    public func end() { owner.end() }

    /// Ends the scope, and waits until all destinations are closed and released.
    ///
    /// - Parameter deadline: The longest time to wait. After it, and if the caller is cancelled, only this call returns. The task that
    ///   closes the destinations goes on; it is cancelled if no other caller needs the end. A caller of ``end()`` always needs it.
    /// - Throws: `RouteErrors` with the failures to close, and with the destinations that were not closed before the deadline.
    ///   `RouteError.Code.infiniteRecursion` if a close function of the scope waits for it.
    public func close(within deadline: Duration = .seconds(10)) async throws(RouteErrors) {
        try await owner.close(within: deadline)
    }

    /// Whether the scope has ended.
    public var hasEnded: Bool { owner.hasEnded }

    @_documentation(visibility: internal)
    public var reference: any AnyObject & Sendable { handle }
}

/// The copies of a scope. The scope ends when they are released.
package final class ScopeHandle: Sendable {
    package let owner: Owner
    private let heldOuter: ScopeHandle?

    /// - Parameter outer: The outer scope, if its end waits for that of this one.
    init(_ owner: Owner, in outer: ScopeHandle?) {
        self.owner = owner
        heldOuter = outer
        owner.belongs(to: self)
    }

    /// Represents a scope whose last copy was released.
    init(ofEnded owner: Owner) {
        self.owner = owner
        heldOuter = nil
    }

    deinit { owner.end() }

    package var hasEnded: Bool { owner.hasEnded }

    package var outer: ScopeHandle? { heldOuter ?? owner.outer?.handle }

    /// The identity of the kind of scope.
    package var kind: ObjectIdentifier { owner.kind.unsafelyUnwrapped }
}

/// The kind of a scope, and its values.
class ScopeValuesBox: @unchecked Sendable {  // Immutable.
    final let kind: any ScopeValues.Type

    init(_ kind: any ScopeValues.Type) { self.kind = kind }

    #if DEBUG
    deinit { RouteLock.assertNoneHeld() }
    #endif

    final var name: String { TypeSpelling.name(of: kind) }

    /// - Returns: The values, whose type is that of the kind.
    final func values<Values>() -> Values { unsafeDowncast(self, to: TypedValues<Values>.self).values }
}

private final class TypedValues<Values>: ScopeValuesBox, @unchecked Sendable {  // Immutable. The values are `Sendable`.
    let values: Values

    init(_ values: Values) where Values: ScopeValues {
        self.values = values
        super.init(Values.self)
    }
}
