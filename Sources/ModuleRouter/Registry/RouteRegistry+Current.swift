// SPDX-License-Identifier: Apache-2.0

public import Synchronization

extension RouteRegistry {
    @TaskLocal private static var override: RouteRegistry?

    /// How many registries stand in for the shared one at the moment, in all tasks. While it is 0, nobody looks.
    @usableFromInline static let overrideCount = Atomic<Int>(0)

    /// The registry that `Router` asks: the shared one, or the one that stands in for it in this task.
    public static var current: RouteRegistry {
        overrideCount.load(ordering: .relaxed) == 0 ? shared : override ?? shared
    }

    /// Lets this registry stand in for the shared one while `body` runs, in this task and those it starts.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // Read back by this task and those it starts only: no ordering is needed.
        Self.overrideCount.add(1, ordering: .relaxed)
        defer { Self.overrideCount.subtract(1, ordering: .relaxed) }
        let outcome: Swift.Result<Result, Failure> = Self.$override.withValue(self) {
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Lets this registry stand in for the shared one while `body` runs, on the caller's isolation.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        Self.overrideCount.add(1, ordering: .relaxed)
        defer { Self.overrideCount.subtract(1, ordering: .relaxed) }
        return try await Self.$override.withValue(self, operation: body, isolation: isolation)
    }
}
