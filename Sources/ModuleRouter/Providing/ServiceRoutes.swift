// SPDX-License-Identifier: Apache-2.0

/// What a provider of services provides: the value of its `routes`.
public struct ServiceRoutes<Provider: RouteProvider> {
    let steps: [Step]

    /// One line of `routes`: registers it for the provider's source.
    public struct Step {
        let install: (_ source: AnyObject, RouteBatch) -> Void

        init(_ install: @escaping (ServiceSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void) {
            // For synchronous providers only. Steps are installed with their provider's own source, which is of this type.
            self.install = { source, batch in install(unsafeDowncast(source, to: ServiceSource.self), batch) }
        }

        init(
            async install: @escaping (AsyncServiceSource<Provider.Destination>, RouteBatch) -> Void
        ) where Provider: AsyncServiceRouteProvider {
            self.install = { source, batch in install(unsafeDowncast(source, to: AsyncServiceSource.self), batch) }
        }
    }
}

/// Builds the `routes` of a provider of services.
@resultBuilder
public enum ServiceRoutesBuilder<Provider: RouteProvider> {
    public static func buildExpression<Key>(_ provides: Provides<Provider, Key>) -> [ServiceRoutes<Provider>.Step] {
        [provides.step]
    }

    public static func buildBlock(_ steps: [ServiceRoutes<Provider>.Step]...) -> [ServiceRoutes<Provider>.Step] {
        steps.flatMap { $0 }
    }

    public static func buildFinalResult(_ steps: [ServiceRoutes<Provider>.Step]) -> ServiceRoutes<Provider> {
        ServiceRoutes(steps: steps)
    }
}

extension ServiceRoutesBuilder where Provider: ServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> [ServiceRoutes<Provider>.Step] {
        [.identifier(identifier)]
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> [ServiceRoutes<Provider>.Step] {
        [.destinationClass(destinationClass)]
    }
}

extension ServiceRoutesBuilder where Provider: MainActorServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> [ServiceRoutes<Provider>.Step] {
        [.identifier(identifier)]
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> [ServiceRoutes<Provider>.Step] {
        [.destinationClass(destinationClass)]
    }
}

extension ServiceRoutesBuilder where Provider: AsyncServiceRouteProvider {
    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by an identifier")
    public static func buildExpression(_ identifier: Identifier) -> [ServiceRoutes<Provider>.Step] { [] }

    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by a class")
    public static func buildExpression(_ destinationClass: DestinationClass) -> [ServiceRoutes<Provider>.Step] { [] }
}

extension ServiceRoutes.Step {
    fileprivate static func identifier(_ identifier: Identifier) -> Self {
        Self { source, batch in
            batch.add(identifier: identifier.name, source.anyEntry(at: identifier.location))
        }
    }

    fileprivate static func destinationClass(_ destinationClass: DestinationClass) -> Self {
        Self { source, batch in
            batch.add(destinationClass.binding, source.anyEntry(at: destinationClass.binding.location))
        }
    }
}
