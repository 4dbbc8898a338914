// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

extension RouteRegistry {
    /// A registry in the place of the shared one. As long as a task carries one, also past the end of `run`, it is looked for.
    private final class StandIn: Sendable {
        let registry: RouteRegistry

        init(_ registry: RouteRegistry) {
            self.registry = registry
            // The fast path gives what the shared registry gives, so carrying that one leaves the fast path open.
            if !registry.isShared { module_router_add_overrides(1) }
        }

        deinit {
            if !registry.isShared { module_router_add_overrides(-1) }
        }
    }

    @TaskLocal private static var override: StandIn?

    /// Whether some registry stands in for the shared one at the moment, in any task. While none does, nobody looks further.
    @inlinable static var isOverridden: Bool { module_router_is_overridden() }

    /// The registry that `Router` asks: the one that this task carries, or else the shared one.
    ///
    /// A detached task, a thread and a callback of a toolkit carry none. Code that starts one hands its registry on:
    ///
    /// ```swift
    /// let registry = RouteRegistry.current
    /// Task.detached { try await registry.run { try await load() } }
    /// ```
    ///
    /// While tests with the trait `.routes` of `ModuleRouterTesting` run, code that carries no registry and belongs to no test
    /// has a registry that refuses every request.
    public static var current: RouteRegistry {
        standIn ?? shared
    }

    /// Whether `Router` asks this registry now.
    var isCurrent: Bool { (Self.standIn ?? .shared) === self }

    /// The registry that `Router` asks instead of the shared one; nil for the shared one.
    static var standIn: RouteRegistry? {
        guard isOverridden else { return nil }
        guard let override else { return FallbackRegistry.current }
        return override.registry
    }

    /// The registry that this task carries; nil if it carries none, or only the shared one while no registry stands in.
    static var carried: RouteRegistry? { isOverridden ? override?.registry : nil }

    /// Lets this registry stand in for the shared one while `body` runs, in this task and those it starts.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = Self.$override.withValue(StandIn(self)) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Lets this registry stand in for the shared one while `body` runs, on the caller's isolation.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        return try await Self.$override.withValue(StandIn(self), operation: body, isolation: isolation)
    }
}
