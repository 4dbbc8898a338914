// SPDX-License-Identifier: Apache-2.0

/// A type that can be registered: a provider or an adapter.
public protocol RouteRegistrable: SendableMetatype {
    /// Adds the routes to a batch. Providers and adapters have a default implementation.
    @_documentation(visibility: internal)
    static func register(in batch: RegistrationBatch)
}

/// A type that provides routes to services or views.
@_documentation(visibility: internal)
public protocol RouteProvider<ProvidedDestination>: RouteRegistrable {
    /// The type of the provider's destinations.
    associatedtype ProvidedDestination
    /// The type of the configuration from which the provider makes its destinations.
    associatedtype ProvidedConfiguration

    /// The condition under which the provider is registered. Defaults to `.always`.
    static var condition: RouteCondition { get }

    /// The name of another provider that is not registered if this one is, such as `StripePayments`; nil for none. The other
    /// provider has a key in common with this one.
    static var replacedProvider: StaticString? { get }

    /// Returns the lifetime of the provider with the function that closes a ``ClosableDestination``.
    @_documentation(visibility: internal)
    static func closable(
        _ lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration>
    ) -> ServiceLifetime<ProvidedDestination, ProvidedConfiguration>
}

extension RouteProvider {
    public static var condition: RouteCondition { .always }

    public static var replacedProvider: StaticString? { nil }

    @_documentation(visibility: internal)
    public static func closable(
        _ lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration>
    ) -> ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { lifetime }
}

extension RouteProvider where ProvidedDestination: ClosableDestination {
    @_documentation(visibility: internal)
    public static func closable(
        _ lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration>
    ) -> ServiceLifetime<ProvidedDestination, ProvidedConfiguration> {
        lifetime.close == nil ? lifetime.closing { try await $0.close() } : lifetime
    }
}

/// A provider whose configuration is isolated to the main actor: a provider of views, or of services of the main actor.
@_documentation(visibility: internal)
public protocol MainActorRouteProvider<ProvidedDestination>: RouteProvider {
    /// The result type of `makeDestination(with:)`: an optional destination, or a destination if `@AutoRegister` adds the optional.
    @_documentation(visibility: internal)
    associatedtype MadeDestination

    /// Makes the destination. The requirement is stated here too, so that the compiler isolates each form of the method to the main
    /// actor.
    @MainActor func makeDestination(with configuration: ProvidedConfiguration) throws -> MadeDestination
}
