// SPDX-License-Identifier: Apache-2.0

/// The lines of a provider or of an adapter: the value of its `routes`.
public struct RouteList<Owner> {
    @usableFromInline package let steps: RouteSteps
    /// The lines of an adapter.
    package var adaptations: [RouteAdaptation] = []
}

extension RouteList: CustomStringConvertible {
    /// The name of the type with the owner: `RouteList<ClockRouter>`.
    public var description: String { "RouteList<\(ProviderName.of(Owner.self))>" }
}

/// Builds the `routes` of a provider or of an adapter.
@_documentation(visibility: internal)
@resultBuilder
public enum RouteListBuilder<Owner> {
    // Inlined, so that the runtime does not have to make the type of the key to read a line.
    @inlinable public static func buildExpression<Key>(_ provides: Provides<Owner, Key>) -> RouteStep {
        provides.step
    }

    // Most providers have one line. It takes no array, which would make registering a third slower.
    public static func buildBlock(_ step: RouteStep) -> RouteList<Owner> { RouteList(steps: .one(step)) }

    public static func buildBlock(_ steps: RouteStep...) -> RouteList<Owner> { buildBlock(steps) }

    /// Makes a list of lines that were made in a loop, which the checker cannot read.
    public static func buildBlock(_ steps: [RouteStep]) -> RouteList<Owner> { RouteList(steps: .several(steps)) }
}

extension RouteListBuilder where Owner: RouteAdapter {
    public static func buildExpression<Required, Adaptee>(_ adapts: Adapts<Required, Adaptee>) -> RouteAdaptation {
        adapts.adaptation
    }

    public static func buildBlock(_ adaptations: RouteAdaptation...) -> RouteList<Owner> {
        RouteList(steps: .several([]), adaptations: adaptations)
    }
}
