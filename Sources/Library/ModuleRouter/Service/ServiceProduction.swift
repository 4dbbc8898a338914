// SPDX-License-Identifier: Apache-2.0

/// The way in which one provider makes its destinations: the general path, with a configuration and the performer's preparation.
@usableFromInline package final class ServiceProduction<Destination, Configuration>: Sendable {
    package let makeConfiguration: @Sendable () throws -> Configuration
    /// Whether the destinations are made on the main actor.
    let isOnMainActor: Bool
    /// Receives the client of the request, see ``ServicePreparationContext``.
    let makeInstance: @Sendable (_ client: AnyObject?) throws -> Instance

    @usableFromInline package init(
        isOnMainActor: Bool = false, makeConfiguration: @escaping @Sendable () throws -> Configuration,
        makeInstance: @escaping @Sendable (_ client: AnyObject?) throws -> Instance
    ) {
        self.isOnMainActor = isOnMainActor
        self.makeConfiguration = makeConfiguration
        self.makeInstance = makeInstance
    }

    /// The steps of one instance of the provider.
    @usableFromInline package final class Instance {
        let make: (Configuration) throws -> Destination?
        let prepare: (Destination, Configuration) throws -> Void
        /// Calls the closure that prepares the destination, now or later. Nil if the library calls it.
        let scheduling: Scheduling?

        @usableFromInline package typealias Scheduling = (
            RouteKey, Destination, Configuration, _ prepare: @escaping () throws -> Void
        ) throws -> Void

        @usableFromInline package init(
            make: @escaping (Configuration) throws -> Destination?,
            prepare: @escaping (Destination, Configuration) throws -> Void, scheduling: Scheduling? = nil
        ) {
            self.make = make
            self.prepare = prepare
            self.scheduling = scheduling
        }
    }

    /// Makes a destination and prepares it: first the performer, then the provider.
    ///
    /// - Parameter makeConfiguration: Makes the configuration. It counts as part of the construction, since it may request
    ///   destinations.
    func make(
        _ context: ServicePreparationContext<Destination> = ServicePreparationContext(), of key: RouteKey,
        provider: Any.Type, configuration makeConfiguration: @autoclosure () throws -> Configuration
    ) throws -> Destination {
        RouteLock.assertNoneHeld()
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        let configuration = try makeConfiguration()
        do {
            let instance = try makeInstance(context.client)
            guard let destination = try instance.make(configuration) else {
                throw RouteError.madeNothing(key, provider)
            }
            let prepare = {
                try context.prepare?(destination)
                try instance.prepare(destination, configuration)
            }
            if let schedule = instance.scheduling {
                try schedule(key, destination, configuration, prepare)
            } else {
                try prepare()
            }
            return destination
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }

    /// Returns the initial configuration for a request of `key`.
    package func beginningConfiguration(of key: RouteKey) throws -> Configuration {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        return try makeConfiguration()
    }
}
