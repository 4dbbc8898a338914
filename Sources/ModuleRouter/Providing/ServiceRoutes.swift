// SPDX-License-Identifier: Apache-2.0

/// The lines of a provider of services: the value of its `routes`.
public struct ServiceRoutes<Provider> {
    let steps: RouteSteps
}

extension ServiceRoutes: CustomStringConvertible {
    /// The name of the type with the provider: `ServiceRoutes<ClockRouter>`.
    public var description: String { "ServiceRoutes<\(ProviderName.of(Provider.self))>" }
}

/// Builds the `routes` of a provider of services.
@_documentation(visibility: internal)
@resultBuilder
public enum ServiceRoutesBuilder<Provider> {
    // Inlined, so that the runtime does not have to make the type of the key to read a line.
    @inlinable public static func buildExpression<Key>(_ provides: Provides<Provider, Key>) -> RouteStep {
        provides.step
    }

    // The usual case makes no array.
    @inlinable public static func buildBlock(_ step: RouteStep) -> RouteStep { step }

    public static func buildBlock(_ steps: RouteStep...) -> [RouteStep] { steps }

    public static func buildFinalResult(_ step: RouteStep) -> ServiceRoutes<Provider> {
        ServiceRoutes(steps: .one(step))
    }

    public static func buildFinalResult(_ steps: [RouteStep]) -> ServiceRoutes<Provider> {
        ServiceRoutes(steps: .several(steps))
    }
}

extension ServiceRoutesBuilder where Provider: ServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep {
        .identifier(identifier, of: Provider.self)
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> RouteStep {
        .destinationClass(destinationClass, of: Provider.self)
    }
}

extension ServiceRoutesBuilder where Provider: MainActorServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep {
        .identifier(identifier, of: Provider.self)
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> RouteStep {
        .destinationClass(destinationClass, of: Provider.self)
    }
}

extension ServiceRoutesBuilder where Provider: AsyncServiceRouteProvider {
    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by an identifier")
    public static func buildExpression(_ identifier: Identifier) -> RouteStep { .nothing }

    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by a class")
    public static func buildExpression(_ destinationClass: DestinationClass) -> RouteStep { .nothing }
}

extension RouteStep {
    fileprivate static func identifier<Provider: RouteProvider>(_ identifier: Identifier, of _: Provider.Type) -> Self {
        Self(of: Provider.self) { factory, batch in
            batch.add(identifier: identifier.name, factory.anyEntry(at: identifier.location))
        }
    }

    fileprivate static func destinationClass<Provider: RouteProvider>(
        _ destinationClass: DestinationClass, of _: Provider.Type
    ) -> Self {
        let binding = destinationClass.binding
        return Self(of: Provider.self) { factory, batch in
            batch.add(binding) { factory.anyEntry(at: binding.location) }
        }
    }
}
