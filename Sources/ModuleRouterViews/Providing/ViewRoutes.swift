// SPDX-License-Identifier: Apache-2.0

/// The lines of a provider of views: the value of its `routes`.
public struct ViewRoutes<Provider> {
    let steps: RouteSteps
}

extension ViewRoutes: CustomStringConvertible {
    /// The name of the type with the provider: `ViewRoutes<ClockRouter>`.
    public var description: String { "ViewRoutes<\(ProviderName.of(Provider.self))>" }
}

/// Builds the `routes` of a provider of views.
@_documentation(visibility: internal)
@resultBuilder
public enum ViewRoutesBuilder<Provider> {
    // Inlined, so that the runtime does not have to make the type of the key to read a line.
    @inlinable public static func buildExpression<Key>(_ provides: Provides<Provider, Key>) -> RouteStep {
        provides.step
    }

    // The usual case makes no array.
    @inlinable public static func buildBlock(_ step: RouteStep) -> RouteStep { step }

    public static func buildBlock(_ steps: RouteStep...) -> [RouteStep] { steps }

    public static func buildFinalResult(_ step: RouteStep) -> ViewRoutes<Provider> { ViewRoutes(steps: .one(step)) }

    public static func buildFinalResult(_ steps: [RouteStep]) -> ViewRoutes<Provider> {
        ViewRoutes(steps: .several(steps))
    }
}

extension ViewRoutesBuilder where Provider: ViewRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep {
        RouteStep(view: Provider.self) { factory, batch in
            batch.add(identifier: identifier.name, factory.anyEntry(at: identifier.location))
        }
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> RouteStep {
        let binding = destinationClass.binding
        return RouteStep(view: Provider.self, bindsClass: true) { factory, batch in
            batch.add(binding) { factory.anyEntry(at: binding.location) }
        }
    }
}
