// SPDX-License-Identifier: Apache-2.0

/// The way in which one provider makes its destinations: the general path, with a configuration and the performer's preparation.
package struct ServiceProduction<Destination, Configuration>: Sendable {
    let makeConfiguration: @Sendable () throws -> Configuration
    let makeInstance: @Sendable () throws -> Instance

    /// The steps of one instance of the provider.
    struct Instance {
        let make: (Configuration) throws -> Destination?
        let prepare: (Destination, Configuration) throws -> Void
        let didFinishPreparing: (Destination, Configuration) throws -> Void
        let reasonNotToRemove: (Destination, Configuration) -> String?
        let remove: (Destination, Configuration) throws -> Void
        /// The destination's own router, if the provider is a router itself.
        var server: (any ServiceRouteServer)?
    }

    /// A destination with the provider instance that has made it. The performance is nil if the destination is already prepared.
    struct Made {
        let destination: Destination
        let instance: Instance
        let performance: ServicePerformance?
    }

    /// The steps that a module protocol adds.
    package struct Steps: Sendable {
        /// Returns whether an opened configuration has parameters for a destination. Nil if there is no module protocol.
        var hasParameters: (@Sendable (Configuration) -> Bool)?
        var prepare: (@Sendable (Destination, Configuration) -> Void)?
        var didMake: (@Sendable (Destination, Configuration) -> Void)?

        package init(
            hasParameters: (@Sendable (Configuration) -> Bool)? = nil,
            prepare: (@Sendable (Destination, Configuration) -> Void)? = nil,
            didMake: (@Sendable (Destination, Configuration) -> Void)? = nil
        ) {
            self.hasParameters = hasParameters
            self.prepare = prepare
            self.didMake = didMake
        }
    }

    /// Makes a destination and prepares it: first the performer, then the configuration, then the two preparing methods of the
    /// provider. At the end the configuration passes the destination on.
    func make(
        _ key: RouteKey, provider providerType: Any.Type, configuration: @autoclosure () throws -> Configuration,
        steps: Steps = Steps()
    ) throws -> Destination {
        let made = try begin(
            ServicePreparationContext(), of: key, provider: providerType, configuration: configuration(), steps: steps)
        try made.performance?.finish()
        return made.destination
    }

    /// Makes a destination, and prepares it unless its own router does.
    ///
    /// - Parameter makeConfiguration: Makes the configuration. It counts as part of the construction, since it may request
    ///   destinations.
    func begin(
        _ order: ServicePreparationContext<Destination>, of key: RouteKey, provider providerType: Any.Type,
        configuration makeConfiguration: @autoclosure () throws -> Configuration, steps: Steps
    ) throws -> Made {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        let configuration = try makeConfiguration()
        do {
            let instance = try makeInstance()
            if let route = order.route, let server = instance.server {
                route.isServed(by: server)
                server.serve(route)
            }
            guard let destination = try instance.make(configuration) else {
                throw RouteError.madeNothing(key, providerType)
            }
            guard let server = instance.server else {
                try prepare(destination, configuration, order, instance, steps)
                return Made(destination: destination, instance: instance, performance: nil)
            }
            let performance = ServicePerformance(key) {
                try prepare(destination, configuration, order, instance, steps)
            } beginning: {
                server.perform($0, on: destination, with: ClassInstance.boxing(configuration))
            }
            return Made(destination: destination, instance: instance, performance: performance)
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }

    /// Returns the initial configuration for a run of `key`.
    package func beginningConfiguration(of key: RouteKey) throws -> Configuration {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        return try makeConfiguration()
    }

    private func prepare(
        _ destination: Destination, _ configuration: Configuration, _ order: ServicePreparationContext<Destination>,
        _ instance: Instance, _ steps: Steps
    ) throws {
        try order.prepare?(destination)
        steps.prepare?(destination, configuration)
        try instance.prepare(destination, configuration)
        try instance.didFinishPreparing(destination, configuration)
        steps.didMake?(destination, configuration)
    }
}

extension ServiceProduction.Steps {
    /// Changes of the configuration cannot be detected, so opening it counts as setting parameters.
    static var module: Self { Self(hasParameters: { _ in true }) }
}

extension ServiceProduction.Steps where Configuration: MakeableConfiguration, Configuration.Destination == Destination {
    package static var makeable: Self {
        Self(
            hasParameters: { $0.madeDestination != nil || $0.makeDestination != nil },
            prepare: { destination, configuration in configuration.prepareDestination?(destination) },
            didMake: { destination, configuration in
                let didMakeDestination = configuration.didMakeDestination
                configuration.didMakeDestination = nil
                configuration.madeDestination = nil
                didMakeDestination?(destination)
            })
    }
}
