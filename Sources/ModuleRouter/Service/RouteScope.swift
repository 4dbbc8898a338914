// SPDX-License-Identifier: Apache-2.0

/// A period that owns the scoped destinations made in it: a request, a session, a document.
///
/// ```swift
/// let session = RouteScope("session")
/// try session.run {
///     let cart = try Router.destination(for: RoutableService<any Cart>())   // one for this session
/// }
/// session.end()   // the cart is released
/// ```
///
/// Copies are the same scope. Its destinations are released when it ends, or when its last copy is released.
public struct RouteScope: Sendable {
    /// The name of a kind of scope. It selects the scope of a destination when scopes are nested.
    public struct Name: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        /// Makes a name from a string literal.
        public init(stringLiteral value: String) { description = value }
    }

    @TaskLocal static var current: RouteScope?

    /// A single reference, so that a copy of the scope costs one retain.
    private let body: Body

    private final class Body: Sendable {
        let name: Name
        let contents = ScopeContents()
        let outer: RouteScope?

        init(_ name: Name, in outer: RouteScope?) {
            self.name = name
            self.outer = outer
        }
    }

    /// The name of the scope.
    public var name: Name { body.name }

    var contents: ScopeContents { body.contents }

    /// Makes a scope inside the current one, if there is one.
    ///
    /// - Parameter name: The name of the scope. Defaults to "scope".
    public init(_ name: Name = "scope") { body = Body(name, in: Self.current) }

    /// Runs `body` in this scope. Scoped destinations that are requested in it, at any depth, belong to the scope.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Runs `body` in this scope, on the caller's isolation.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body, isolation: isolation)
    }

    /// Releases all destinations that were made in the scope. Later requests in it fail with `RouteError.scopeUnavailable`.
    ///
    /// May be called from any thread, and more than once.
    public func end() { contents.end() }

    /// Whether the scope has ended.
    public var hasEnded: Bool { contents.hasEnded }

    /// Returns the innermost current scope, or the innermost one with the name if a name is given.
    ///
    /// - Throws: `RouteError.scopeUnavailable` if there is none.
    static func enclosing(_ name: Name?, for key: RouteKey) throws -> RouteScope {
        var scope = current
        var passed: [String] = []
        while let candidate = scope {
            if name == nil || candidate.name == name { return candidate }
            passed.append("'\(candidate.name)'")
            scope = candidate.body.outer
        }
        let wanted = name.map { "a scope named '\($0)'" } ?? "a scope"
        let place = passed.isEmpty ? "outside of all scopes" : "inside of \(passed.joined(separator: " in "))"
        let called = name.map { "(\"\($0)\")" } ?? "()"
        throw RouteError.scopeUnavailable(
            RouteError.Failure(
                route: key.description, reason: "\(key) belongs to \(wanted), and the request is made \(place)",
                hint:
                    "request it inside RouteScope\(called).run { }; shared and weak destinations are made outside of all scopes, so they cannot keep it"
            ))
    }
}

/// The stores of the destinations that were made in a scope.
final class ScopeContents: Sendable {
    private struct State {
        /// Each store with its owner. The owner is retained so that its identity stays unique.
        var stores: [ObjectIdentifier: (owner: any AnyObject & Sendable, store: any AnyObject & Sendable)] =
            Dictionary()
        var hasEnded = false
    }

    private let state = Locked(State())

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    func end() {
        let stores = state.withLock { state in
            defer { state = State(hasEnded: true) }
            return state.stores
        }
        // Released outside the lock, because the deinitialisers of destinations may run any code.
        withExtendedLifetime(stores) {}
    }

    // Both methods are inlined, because generic code asks the runtime for the types at each call.
    @inline(__always)
    func store<Store: AnyObject & Sendable>(
        of owner: any AnyObject & Sendable, _ key: RouteKey, make: () -> Store
    ) throws -> Store {
        guard let store = store(of: owner, make: make) else {
            throw RouteError.scopeUnavailable(
                RouteError.Failure(
                    route: key.description, reason: "the scope of the request for \(key) has ended",
                    hint: "end the work of a scope before the scope ends, or make a new scope"))
        }
        return store
    }

    /// Returns the store of an owner, made at the first request; nil if the scope has ended.
    @inline(__always)
    func store<Store: AnyObject & Sendable>(
        of owner: any AnyObject & Sendable, make: () -> Store
    ) -> Store? {
        state.withLock { state in
            guard !state.hasEnded else { return nil }
            // Each owner has one type of store, so the types match.
            if let store = state.stores[ObjectIdentifier(owner)]?.store { return unsafeDowncast(store, to: Store.self) }
            let store = make()
            state.stores[ObjectIdentifier(owner)] = (owner, store)
            return store
        }
    }
}
