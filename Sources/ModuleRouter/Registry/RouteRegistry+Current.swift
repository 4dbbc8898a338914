// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

extension RouteRegistry {
    @TaskLocal private static var override: RouteRegistry?

    /// Whether some registry stands in for the shared one at the moment, in any task. While none does, nobody looks further.
    @inlinable static var isOverridden: Bool { module_router_is_overridden() }

    /// The registry that `Router` asks: the shared one, or the one that stands in for it in this task.
    public static var current: RouteRegistry {
        isOverridden ? override ?? shared : shared
    }

    /// Lets this registry stand in for the shared one while `body` runs, in this task and those it starts.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        module_router_add_overrides(1)
        defer { module_router_add_overrides(-1) }
        let outcome: Swift.Result<Result, Failure> = Self.$override.withValue(self) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Lets this registry stand in for the shared one while `body` runs, on the caller's isolation.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        module_router_add_overrides(1)
        defer { module_router_add_overrides(-1) }
        return try await Self.$override.withValue(self, operation: body, isolation: isolation)
    }
}
