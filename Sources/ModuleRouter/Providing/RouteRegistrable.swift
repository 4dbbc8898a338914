// SPDX-License-Identifier: Apache-2.0

/// A type that can be registered: a provider or an adapter.
public protocol RouteRegistrable: SendableMetatype {
    /// Adds the routes to a batch. Providers and adapters have a default implementation.
    @_documentation(visibility: internal)
    static func register(in batch: RegistrationBatch)
}

/// A type that provides routes to services or views.
@_documentation(visibility: internal)
public protocol RouteProvider<Destination>: RouteRegistrable {
    /// The type of the provider's destinations.
    associatedtype Destination
    /// The type of the configuration from which the provider makes its destinations.
    associatedtype Configuration

    /// The condition under which the provider is registered. Defaults to `.always`.
    static var condition: RouteCondition { get }

    /// The name of another provider that is not registered if this one is, such as `StripePayments`; nil for none. The other
    /// provider has a key in common with this one.
    static var replacedProvider: StaticString? { get }
}

extension RouteProvider {
    public static var condition: RouteCondition { .always }

    public static var replacedProvider: StaticString? { nil }
}

/// A provider whose configuration is isolated to the main actor: a provider of views, or of services of the main actor.
@_documentation(visibility: internal)
public protocol MainActorRouteProvider<Destination>: RouteProvider {
    /// The result type of `makeDestination(with:)`: an optional destination, or a destination if `@AutoRegister` adds the optional.
    @_documentation(visibility: internal)
    associatedtype MadeDestination

    /// Makes the destination. The requirement is stated here too, so that the compiler isolates each form of the method to the main
    /// actor.
    @MainActor func makeDestination(with configuration: Configuration) throws -> MadeDestination
}
