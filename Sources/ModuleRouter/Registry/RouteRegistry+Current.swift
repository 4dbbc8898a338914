// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

extension RouteRegistry {
    /// A registry in the place of the shared one. As long as a task carries one, also past the end of `run`, it is looked for.
    private final class StandIn: Sendable {
        let registry: RouteRegistry

        init(_ registry: RouteRegistry) {
            self.registry = registry
            module_router_add_overrides(1)
        }

        deinit { module_router_add_overrides(-1) }
    }

    @TaskLocal private static var override: StandIn?

    /// Whether some registry stands in for the shared one at the moment, in any task. While none does, nobody looks further.
    @inlinable static var isOverridden: Bool { module_router_is_overridden() }

    /// The registry that `Router` asks: the shared one, or the one that stands in for it in this task.
    public static var current: RouteRegistry {
        standIn ?? shared
    }

    /// Whether `Router` asks this registry now.
    var isCurrent: Bool {
        guard Self.isOverridden, let standIn = Self.override else { return isShared }
        return standIn.registry === self
    }

    /// The registry that stands in for the shared one in this task.
    static var standIn: RouteRegistry? { isOverridden ? override?.registry : nil }

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
