// SPDX-License-Identifier: Apache-2.0

#if ServiceLifecycle
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
public import ModuleRouter
public import ServiceLifecycle

/// Runs services between the start and the end of a registry.
///
/// A group runs all its services at the same time. This service therefore contains those that need the registry: they begin when the
/// destinations are made, and the destinations are closed when they have stopped.
///
/// ```swift
/// let group = ServiceGroup(
///     services: [RouteRegistryService(running: server)], gracefulShutdownSignals: [.sigterm], logger: logger)
/// ```
///
/// In most programs, ``ModuleRouter/RouteRegistry/runServices(_:closingWithin:)`` is shorter. For several services, pass a `ServiceGroup`.
public struct RouteRegistryService: Service, CustomStringConvertible {
    private let registry: RouteRegistry
    private let deadline: Duration
    private let service: any Service

    /// - Parameters:
    ///   - registry: The registry. Defaults to the shared one.
    ///   - deadline: The longest time to wait for destinations that are being closed. Defaults to 10 seconds.
    ///   - service: The service that needs the registry.
    public init(
        _ registry: RouteRegistry = .shared, closingWithin deadline: Duration = .seconds(10),
        running service: any Service
    ) {
        self.registry = registry
        self.deadline = deadline
        self.service = service
    }

    public var description: String { "RouteRegistryService(running: \(service))" }

    /// Makes the destinations that are made at the start, runs the service until it ends, and closes the registry.
    ///
    /// The service runs with the registry. A graceful shutdown during the start cancels the start, and the service does not run. If the
    /// start fails, the destinations that could be made are closed.
    ///
    /// - Throws: `RouteErrors` of ``ModuleRouter/RouteRegistry/start()``, or the error of the service, or else `RouteErrors` of
    ///   ``ModuleRouter/RouteRegistry/close(within:)``.
    public func run() async throws {
        var failure: (any Error)?
        do {
            try await cancelWhenGracefulShutdown { [registry] in try await registry.start() }
        } catch {
            // The shutdown cancels the start, which is no failure.
            if !Task.isShuttingDownGracefully { failure = error }
        }
        if failure == nil, !Task.isShuttingDownGracefully {
            do { try await registry.run { try await service.run() } } catch { failure = error }
        }
        // The task may be cancelled. Closing must not be.
        let closing = Task { [registry, deadline] in try await registry.close(within: deadline) }
        do { try await closing.value } catch { failure = failure ?? error }
        if let failure { throw failure }
    }
}

extension RouteRegistry {
    /// Runs the services of a program between the start and the end of this registry. Call it last in `main`.
    ///
    /// ```swift
    /// await RouteRegistry.shared.runServices(
    ///     ServiceGroupConfiguration(services: [server], gracefulShutdownSignals: [.sigterm], logger: logger))
    /// ```
    ///
    /// The services begin when the destinations are made, and the destinations are closed when the services have stopped. If the start, a
    /// service or the end fails, the program writes the error to standard error, and exits with the status 1.
    ///
    /// - Parameters:
    ///   - configuration: The services of the program, the signals that stop it, and its logger.
    ///   - deadline: The longest time to wait for destinations that are being closed. Defaults to 10 seconds.
    public func runServices(
        _ configuration: ServiceGroupConfiguration, closingWithin deadline: Duration = .seconds(10)
    ) async {
        // Only the outer group handles signals, also during the start. Only the inner one limits the time of the services.
        var (outer, inner) = (configuration, configuration)
        inner.gracefulShutdownSignals = []
        inner.cancellationSignals = []
        outer.maximumGracefulShutdownDuration = nil
        outer.maximumCancellationDuration = nil
        outer.services = [
            .init(
                service: RouteRegistryService(
                    self, closingWithin: deadline, running: ServiceGroup(configuration: inner)),
                successTerminationBehavior: .gracefullyShutdownGroup)
        ]
        do {
            try await ServiceGroup(configuration: outer).run()
        } catch {
            // Not thrown: an error of `main` stops the program with a trap.
            var text = "\(error)\n"
            text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
            exit(1)
        }
    }
}
#endif
