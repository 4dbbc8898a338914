// SPDX-License-Identifier: Apache-2.0

/// A registered provider of asynchronous services, in one registry.
@usableFromInline final class AsyncServiceFactory<Destination: Sendable>: Sendable {
    let provider: Any.Type
    private let rules: KeepingRules
    /// Nil if each request makes a destination.
    private let keeper: Keeper?
    /// The `ParameterOfArgument` of a function; nil if there is one destination for all arguments.
    private let parameter: (any AnyObject & Sendable)?

    private final class ParameterOfArgument<Argument>: Sendable {
        let read: @Sendable (Argument) -> CellParameter

        init(_ read: @escaping @Sendable (Argument) -> CellParameter) { self.read = read }
    }

    /// - Parameter isFunction: Whether requests have an argument, from which the lifetime may read a parameter.
    @usableFromInline init<Configuration>(
        provider: Any.Type, lifetime: ServiceLifetime<Destination, Configuration>, isFunction: Bool = false,
        owner: Owner
    ) {
        self.provider = provider
        parameter = isFunction ? lifetime.parameter.map { ParameterOfArgument($0) } : nil
        rules = KeepingRules(
            provider, lifetime.kind, isByParameter: parameter != nil, in: owner, isAsynchronous: true,
            close: lifetime.close)
        keeper = lifetime.kind.keeper?.init(rules)
    }

    /// Returns the parameter of the lifetime with which the factory was made; nil if there is none.
    @usableFromInline func parameter<Argument>(of _: Argument.Type) -> (@Sendable (Argument) -> CellParameter)? {
        // The provider of the function has made the factory.
        parameter.map { unsafeDowncast($0, to: ParameterOfArgument<Argument>.self).read }
    }

    /// Returns the entry of one of the provider's protocols.
    ///
    /// - Parameters:
    ///   - make: Makes a destination.
    ///   - convert: Returns it as the protocol.
    func entry<Protocol: Sendable>(
        _ slot: RouteSlot, at location: RouteLocation, making make: @escaping @Sendable () async throws -> Destination?,
        convert: @escaping @Sendable (Destination) -> Protocol
    ) -> RouteEntry {
        var converted: ConvertedDestination?
        if rules.kind.isPermanent, rules.kind.isOfRegistry, !rules.isByParameter {
            converted = ConvertedDestination(slot, of: nil, in: rules.registry)
        }
        return RouteEntry(
            slot: slot, provider: provider, location: location, lifetime: rules.kind, converted: converted,
            kept: { try self.keeper?.kept(slot.key).map { convert(self.rules.destination($0)) } },
            makingAsynchronously: { [converted] in
                let destination = try await self.destination(of: slot.key, making: make)
                let result = convert(destination)
                converted?.keep(result, of: destination)
                return result
            })
    }

    /// Returns the kept destination, or makes it.
    ///
    /// - Parameters:
    ///   - id: The parameter, if there is a destination for each parameter.
    ///   - make: Makes a destination.
    @usableFromInline func destination(
        of key: RouteKey, by id: CellParameter? = nil, making make: @escaping @Sendable () async throws -> Destination?
    ) async throws -> Destination {
        #if DEBUG
        rules.noteRequest()
        #endif
        guard let keeper else { return try await Making.make(key) { try await made(key, make) } }
        return rules.destination(
            try await keeper.held(id, key) { self.rules.held(try await self.made(key, make)) })
    }

    /// Returns the destination of a call of an asynchronous function. No request receives the error, so it is reported here.
    @usableFromInline func destination(
        ofFunction key: RouteKey, by id: CellParameter?,
        making make: @escaping @Sendable () async throws -> Destination?
    ) async throws -> Destination {
        do {
            return try await destination(of: key, by: id, making: make)
        } catch let error as RouteError {
            throw RouteRegistry.current.report(.makeDestination, error, isDelivered: true, of: .key(key))
        }
    }

    private func made(_ key: RouteKey, _ make: @Sendable () async throws -> Destination?) async throws -> Destination {
        RouteLock.assertNoneHeld()
        do {
            guard let destination = try await make() else { throw RouteError.madeNothing(key, provider) }
            return destination
        } catch let error as CancellationError where Task.isCancelled {
            throw error
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }
}
