// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

extension RouteRegistry {
    /// A registry that overrides the shared one. While any task carries one, even after the end of `run`, each request looks for it.
    final class Override: Sendable {
        let registry: RouteRegistry
        /// The same registry. Counting its references is slow, because there are weak ones.
        let unretained: Unmanaged<RouteRegistry>

        init(_ registry: RouteRegistry) {
            self.registry = registry
            unretained = .passUnretained(registry)
            module_router_set_override_variable(RouteRegistry.$carriedOverride.address)
            // The fast path uses the shared registry, so carrying the shared registry does not disable the fast path.
            if !registry.isShared { module_router_add_overrides(1) }
        }

        deinit {
            if !registry.isShared { module_router_add_overrides(-1) }
        }
    }

    @TaskLocal private static var carriedOverride: Override?

    /// The registry that this task carries; nil if it carries none. It lives until the end of the `run` around the caller.
    static var unretainedTaskOverride: Unmanaged<RouteRegistry>? {
        TaskLocal<Override?>.unretained(at: module_router_get_override_variable())?
            ._withUnsafeGuaranteedRef { $0.unretained }
    }

    /// Whether any task carries a registry that overrides the shared one. If not, requests skip the lookup.
    @inlinable static var hasOverrides: Bool { module_router_has_overrides() }

    /// Whether a registry overrides the shared one in this task.
    // Not inlined, because only tests need it.
    @usableFromInline static var isOverridden: Bool {
        @inline(never) get { unretainedTaskOverride != nil || FallbackRegistry.current != nil }
    }

    /// The registry that `Router` uses: the one that this task carries, or else the shared one.
    ///
    /// A detached task, a thread and a callback of a toolkit carry none. Code that starts one passes its registry on:
    ///
    /// ```swift
    /// let registry = RouteRegistry.current
    /// Task.detached { try await registry.run { try await load() } }
    /// ```
    ///
    /// While tests with the trait `.routes` of `ModuleRouterTesting` run, code that carries no registry and belongs to no test gets
    /// a registry that refuses every request.
    public static var current: RouteRegistry {
        // See SmallCode.
        @inline(never) get { override ?? shared }
    }

    /// Whether `Router` uses this registry now.
    package var isCurrent: Bool {
        // The usual case of a test first. It retains no registry.
        if Self.hasOverrides, let override = Self.unretainedTaskOverride {
            return override.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
        }
        return (Self.override ?? .shared) === self
    }

    /// The registry that `Router` uses instead of the shared one; nil for the shared one.
    static var override: RouteRegistry? {
        guard hasOverrides else { return nil }
        guard let override = unretainedTaskOverride else { return FallbackRegistry.current }
        return override.takeUnretainedValue()
    }

    /// The registry that this task carries. Nil if it carries none, or if it carries the shared one while no registry replaces
    /// that.
    static var taskOverride: RouteRegistry? { hasOverrides ? unretainedTaskOverride?.takeUnretainedValue() : nil }

    /// Uses this registry instead of the shared one while `body` runs, in this task and in the tasks that it starts.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    @_alwaysEmitIntoClient
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // As in `ScopeFrame.run`.
        var outcome: Swift.Result<Result, Failure>?
        enter { do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) } }
        return try outcome.unsafelyUnwrapped.get()
    }

    @usableFromInline func enter(_ body: () -> Void) {
        // A destination of an object graph must not reach another registry.
        let isSeparate = ObjectGraph.isPossible && !isCurrent
        Self.$carriedOverride.withValue(Override(self)) { if isSeparate { ObjectGraph.separate(body) } else { body() } }
    }

    /// Uses this registry instead of the shared one while `body` runs, on the caller's isolation.
    ///
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        return try await Self.$carriedOverride.withValue(Override(self), operation: body, isolation: isolation)
    }
}
