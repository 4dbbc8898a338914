// SPDX-License-Identifier: Apache-2.0

/// The way in which one provider makes its destinations: the general path, with a configuration and the performer's preparation.
@usableFromInline package final class ServiceProduction<Destination, Configuration>: Sendable {
    /// Makes a destination, lets the performer prepare it, then prepares it. Returns nil if it cannot be made.
    @usableFromInline package typealias Produce =
        @Sendable (RouteKey, Configuration, _ prepare: ((Destination) throws -> Void)?) throws -> Destination?

    package let makeConfiguration: @Sendable () throws -> Configuration
    /// Whether the destinations are made on the main actor.
    let isOnMainActor: Bool
    private let produce: Produce

    @usableFromInline package init(
        isOnMainActor: Bool = false, makeConfiguration: @escaping @Sendable () throws -> Configuration,
        produce: @escaping Produce
    ) {
        self.isOnMainActor = isOnMainActor
        self.makeConfiguration = makeConfiguration
        self.produce = produce
    }

    /// Makes a destination and prepares it.
    ///
    /// - Parameters:
    ///   - prepare: The performer's preparation.
    ///   - makeConfiguration: Makes the configuration. It counts as part of the construction, since it may request destinations.
    func make(
        of key: RouteKey, provider: Any.Type, preparing prepare: ((Destination) throws -> Void)? = nil,
        configuration makeConfiguration: @autoclosure () throws -> Configuration
    ) throws -> Destination {
        RouteLock.assertNoneHeld()
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        let configuration = try makeConfiguration()
        do {
            guard let destination = try produce(key, configuration, prepare) else {
                throw RouteError.madeNothing(key, provider)
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
