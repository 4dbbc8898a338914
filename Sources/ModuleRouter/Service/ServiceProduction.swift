// SPDX-License-Identifier: Apache-2.0

/// How one provider makes its destinations: the general path, with a configuration and the performer's preparation.
struct ServiceProduction<Destination, Configuration>: Sendable {
    let makeConfiguration: @Sendable () throws -> Configuration
    let makeInstance: @Sendable () throws -> Instance

    /// The steps of one instance of the provider.
    struct Instance {
        let make: (Configuration) throws -> Destination?
        let prepare: (Destination, Configuration) throws -> Void
        let didFinishPreparing: (Destination, Configuration) throws -> Void
        let reasonNotToRemove: (Destination, Configuration) -> String?
        let remove: (Destination, Configuration) throws -> Void
    }

    /// What a makeable configuration adds to the steps.
    struct Steps: Sendable {
        var prepare: (@Sendable (Destination, Configuration) -> Void)?
        var didMake: (@Sendable (Destination, Configuration) -> Void)?
    }

    /// Makes a destination and prepares it: the performer first, then the configuration, then the provider, twice; in the
    /// end the configuration hands it out.
    func make(
        _ key: RouteKey, provider providerType: Any.Type, configuration: Configuration, steps: Steps = Steps(),
        preparation: ((Destination) throws -> Void)? = nil
    ) throws -> (destination: Destination, instance: Instance) {
        defer { RouteDepth.leave() }
        guard RouteDepth.enter() else { throw RouteError.tooDeep(key) }
        do {
            let instance = try makeInstance()
            guard let destination = try instance.make(configuration) else {
                throw RouteError.madeNothing(key, providerType)
            }
            try preparation?(destination)
            steps.prepare?(destination, configuration)
            try instance.prepare(destination, configuration)
            try instance.didFinishPreparing(destination, configuration)
            steps.didMake?(destination, configuration)
            return (destination, instance)
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }
}

extension ServiceProduction.Steps where Configuration: MakeableConfiguration, Configuration.Destination == Destination {
    static var makeable: Self {
        Self(
            prepare: { destination, configuration in configuration.prepareDestination?(destination) },
            didMake: { destination, configuration in
                let didMakeDestination = configuration.didMakeDestination
                configuration.didMakeDestination = nil
                configuration.madeDestination = nil
                didMakeDestination?(destination)
            })
    }
}
