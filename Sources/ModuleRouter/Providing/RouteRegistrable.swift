// SPDX-License-Identifier: Apache-2.0

/// What can be registered as a whole: a provider or an adapter.
public protocol RouteRegistrable: SendableMetatype {
    /// Adds the routes to a batch. Providers and adapters have an implementation.
    static func register(in batch: RouteBatch)
}

/// A type that provides routes, whatever it routes to.
public protocol RouteProvider<Destination>: RouteRegistrable {
    /// What the provider makes.
    associatedtype Destination
    /// What it makes it from.
    associatedtype Configuration
}

/// A provider whose configuration belongs to the main actor: of views, or of services of the main actor.
public protocol MainActorRouteProvider<Destination>: RouteProvider {
    /// The result of `makeDestination(with:)`: an optional or, where `@AutoRegister` supplies the optional, a destination.
    associatedtype MadeDestination

    /// Makes the destination. Stated here as well, so that the compiler isolates each form of it to the main actor.
    @MainActor func makeDestination(with configuration: Configuration) throws -> MadeDestination
}
