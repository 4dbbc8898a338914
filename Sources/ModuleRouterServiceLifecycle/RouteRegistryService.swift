// SPDX-License-Identifier: Apache-2.0

#if ServiceLifecycle
public import ModuleRouter
public import ServiceLifecycle

/// Starts a registry with the other services of a program, and closes it after them.
///
/// ```swift
/// let group = ServiceGroup(
///     services: [RouteRegistryService(), server], gracefulShutdownSignals: [.sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// A group stops its services in the reverse order of the list. Put this service first, so that the others can use the registry until
/// they have stopped.
public struct RouteRegistryService: Service, CustomStringConvertible {
    private let registry: RouteRegistry
    private let deadline: Duration

    /// - Parameters:
    ///   - registry: The registry. Defaults to the shared one.
    ///   - deadline: The longest time to wait for destinations that are being closed.
    public init(_ registry: RouteRegistry = .shared, closingWithin deadline: Duration = .seconds(10)) {
        self.registry = registry
        self.deadline = deadline
    }

    public var description: String { "RouteRegistryService" }

    /// Makes the destinations that are made at the start, waits for the shutdown of the group or the cancellation of the task, and
    /// closes the registry.
    ///
    /// - Throws: `RouteErrors` of ``ModuleRouter/RouteRegistry/start()``, or else of ``ModuleRouter/RouteRegistry/close(within:)``.
    public func run() async throws {
        do {
            try await registry.start()
        } catch {
            // Closes the destinations that could be made.
            try? await registry.close(within: deadline)
            throw error
        }
        try? await gracefulShutdown()
        // The task may be cancelled. Closing must not be.
        let closing = Task { [registry, deadline] in try await registry.close(within: deadline) }
        try await closing.value
    }
}
#endif
