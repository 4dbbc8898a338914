// SPDX-License-Identifier: Apache-2.0

/// The scopes in which a task runs: the innermost one, and the frame of those around it.
///
/// A frame also contains the outer scopes of its scope.
package final class ScopeFrame: Sendable {
    @TaskLocal package static var current: ScopeFrame?

    private let kind: ObjectIdentifier
    /// Nil for a scope that was released before this frame was made.
    package let scope: ScopeBody?
    package let outer: ScopeFrame?

    package init(_ scope: ScopeBody, in outer: ScopeFrame?) {
        kind = scope.kind
        self.scope = scope
        self.outer = outer
    }

    /// Makes a frame of the scope of another one.
    package init(_ frame: ScopeFrame, in outer: ScopeFrame?) {
        kind = frame.kind
        scope = frame.scope
        self.outer = outer
    }

    private init(_ scope: WeakScope, in outer: ScopeFrame?) {
        kind = scope.kind
        self.scope = scope.scope
        self.outer = outer
    }

    /// Makes the frame of scopes that may no longer exist.
    ///
    /// - Parameter scopes: The scopes, innermost first.
    static func of(_ scopes: [WeakScope], in outer: ScopeFrame?) -> ScopeFrame? {
        scopes.reversed().reduce(outer) { ScopeFrame($1, in: $0) }
    }

    /// All scopes of the frame, innermost first, without retaining them.
    var scopes: [WeakScope] {
        var scopes: [WeakScope] = []
        var frame: ScopeFrame? = self
        while let candidate = frame {
            var scope = candidate.scope
            while let body = scope {
                scopes.append(WeakScope(body))
                scope = body.outer
            }
            frame = candidate.outer
        }
        return scopes
    }

    /// Runs `body` in these scopes only.
    package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try Self.run(self, body)
    }

    /// Runs `body` in the scopes of a frame only; nil for no scope.
    package static func run<Result, Failure: Error>(
        _ frame: ScopeFrame?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = Self.$current.withValue(frame) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Returns the innermost scope of a kind in which the current task runs, if it has not ended.
    ///
    /// - Throws: `RouteError.scopeUnavailable` if there is none, or if it has ended.
    static func body(of type: any ScopeValues.Type, for key: RouteKey) throws -> ScopeBody {
        guard let found = find(type) else { throw RouteError.outsideOfScope(type, key) }
        guard let body = found.scope, !body.hasEnded else { throw RouteError.scopeEnded(key) }
        return body
    }

    /// Returns the innermost scope of a kind in which the current task runs; nil if it runs in none.
    static func body(of type: any ScopeValues.Type) -> ScopeBody? { find(type)?.scope }

    private static func find(_ type: any ScopeValues.Type) -> (scope: ScopeBody?, Void)? {
        let kind = ObjectIdentifier(type)
        var frame = current
        while let candidate = frame {
            var scope = candidate.scope
            while let body = scope {
                if body.kind == kind { return (body, ()) }
                scope = body.outer
            }
            if candidate.kind == kind { return (nil, ()) }
            frame = candidate.outer
        }
        return nil
    }

    /// The names of the scopes in which the current task runs, innermost first.
    static var names: [String] {
        var names: [String] = []
        for scope in current?.scopes ?? [] {
            if let name = scope.scope?.name, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension RouteError {
    /// Returns the error of a request for a destination or a value of a scope, outside of such a scope.
    fileprivate static func outsideOfScope(_ kind: any ScopeValues.Type, _ key: RouteKey) -> RouteError {
        let name = TypeSpelling.name(of: kind)
        let passed = ScopeFrame.names
        let place = passed.isEmpty ? "outside of all scopes" : "in \(passed.joined(separator: " and "))"
        return .scopeUnavailable(
            Failure(
                route: key.description,
                reason: "\(key) belongs to a scope of \(name), and the request is made \(place)",
                hint:
                    "request it in RouteScope(\(name)(…)).run { }; the provider of a destination that lives longer than the "
                    + "scope cannot request it"))
    }

    /// Returns the error of a request in a scope that has ended.
    static func scopeEnded(_ key: RouteKey) -> RouteError {
        .scopeUnavailable(
            Failure(
                route: key.description, reason: "the scope of the request for \(key) has ended",
                hint: "end the work of a scope before the scope ends, or make a new scope"))
    }
}
