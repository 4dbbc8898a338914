// SPDX-License-Identifier: Apache-2.0

/// A stretch of time that owns the scoped destinations made in it: a request, a session, a document.
///
/// ```swift
/// let session = RouteScope("session")
/// try session.run {
///     let cart = try Router.destination(for: RoutableService<any Cart>())   // one for this session
/// }
/// session.end()   // the cart is released
/// ```
///
/// Copies are the same scope. What was made in it is released when it ends, or when its last copy goes.
public struct RouteScope: Sendable {
    /// The name of a kind of scope, so that a destination can say which of several nested ones it lives in.
    public struct Name: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        public init(stringLiteral value: String) { description = value }
    }

    @TaskLocal static var current: RouteScope?

    public let name: Name
    let contents: ScopeContents
    private let outer: Outer?

    private final class Outer: Sendable {
        let scope: RouteScope
        init(_ scope: RouteScope) { self.scope = scope }
    }

    /// Makes a scope inside the current one, if there is one.
    public init(_ name: Name = "scope") {
        self.name = name
        contents = ScopeContents()
        outer = Self.current.map(Outer.init)
    }

    /// Runs `body` in this scope: scoped destinations that are asked for in it, however deep, belong to it.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Runs `body` in this scope, on the caller's isolation.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body, isolation: isolation)
    }

    /// Releases everything that was made in the scope. Whoever asks in it later gets `RouteError.scopeUnavailable`.
    ///
    /// May be called from any thread, and more than once.
    public func end() { contents.end() }

    public var hasEnded: Bool { contents.hasEnded }

    /// The nearest current scope, of that name if one is given.
    static func enclosing(_ name: Name?, for key: RouteKey) throws -> RouteScope {
        var scope = current
        while let candidate = scope {
            if name == nil || candidate.name == name { return candidate }
            scope = candidate.outer?.scope
        }
        let wanted = name.map { "a scope named '\($0)'" } ?? "a scope"
        throw RouteError.scopeUnavailable(
            RouteError.Failure(
                route: key.description, reason: "\(key) lives in \(wanted), and it was asked for outside one",
                hint: "ask for it inside RouteScope.run { }; a shared or weak destination cannot hold a scoped one"))
    }
}

/// What was made in a scope.
final class ScopeContents: Sendable {
    private enum State {
        /// Each store with its owner, so that the owner's identity stays its own.
        case open([ObjectIdentifier: (owner: any AnyObject & Sendable, store: any AnyObject & Sendable)])
        case ended
    }

    private let state = Locked(State.open([:]))

    var hasEnded: Bool {
        state.withLock { if case .ended = $0 { true } else { false } }
    }

    func end() {
        let contents = state.withLock { state in
            defer { state = .ended }
            return state
        }
        // Released here, outside the lock: a destination's deinit may do anything.
        withExtendedLifetime(contents) {}
    }

    func store<Store: AnyObject & Sendable>(
        of owner: any AnyObject & Sendable, _ key: RouteKey, make: () -> Store
    ) throws -> Store {
        guard let store = store(of: owner, make: make) else {
            throw RouteError.scopeUnavailable(
                RouteError.Failure(
                    route: key.description, reason: "the scope in which \(key) was asked for has ended",
                    hint: "keep no work running in a scope past its end, or make a new scope"))
        }
        return store
    }

    /// The store of an owner, made when it is asked for first; nil if the scope has ended.
    func store<Store: AnyObject & Sendable>(
        of owner: any AnyObject & Sendable, make: () -> Store
    ) -> Store? {
        state.withLock { state in
            guard case .open(var stores) = state else { return nil }
            // The store of an owner was made by that owner, so it has the same type.
            if let store = stores[ObjectIdentifier(owner)]?.store { return unsafeDowncast(store, to: Store.self) }
            let store = make()
            stores[ObjectIdentifier(owner)] = (owner, store)
            state = .open(stores)
            return store
        }
    }
}
