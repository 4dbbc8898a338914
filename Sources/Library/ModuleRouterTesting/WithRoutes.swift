// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Replaces routes while `operation` runs, in this task and its child tasks. All other routes remain unchanged.
///
/// ```swift
/// try withRoutes {
///     $0.register(RoutableService<any Clock>()) { _ in FixedClock(noon) }
/// } operation: {
///     …
/// }
/// ```
///
/// Shared services are created again in `operation`, with the replacements, and are released with it.
///
/// - Parameter override: Registers the replacements: providers, adapters or closures.
public func withRoutes<Result, Failure: Error>(
    _ override: (RouteRegistry) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try overriding(override).run(operation)
}

/// Replaces routes while `operation` runs, in this task and its child tasks. All other routes remain unchanged.
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
