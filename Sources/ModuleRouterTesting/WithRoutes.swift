// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// Replaces routes while `operation` runs, in this task and those it starts; all others stay as they are.
///
/// ```swift
/// try withRoutes {
///     $0.register(RoutableService<any Clock>()) { _ in FixedClock(noon) }
/// } operation: {
///     …
/// }
/// ```
///
/// Shared services are made anew in `operation`, with the replacements, and go with it: nothing stays behind.
///
/// - Parameter override: Registers the replacements. They may be providers, adapters or closures.
public func withRoutes<Result, Failure: Error>(
    _ override: (RouteRegistry) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try overriding(override).run(operation)
}

/// Replaces routes while `operation` runs, in this task and those it starts; all others stay as they are.
public func withRoutes<Result>(
    isolation: isolated (any Actor)? = #isolation, _ override: (RouteRegistry) -> Void,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await overriding(override).run(operation)
}

private func overriding(_ override: (RouteRegistry) -> Void) -> RouteRegistry {
    let registry = RouteRegistry(parent: .current)
    override(registry)
    return registry
}
