// SPDX-License-Identifier: Apache-2.0

/// Makes the views of one provider.
package final class ViewProduction<Destination: AnyObject, Configuration>: Sendable {
    let traits: ViewProviderInfo
    package let makeConfiguration: @MainActor () -> Configuration
    typealias Maker = @MainActor (Configuration) -> ViewMaker<Destination, Configuration>

    private let prepareMaker: @MainActor () -> Maker
    @MainActor private var maker: Maker?

    /// - Parameter maker: Called once, before the first view is made, so that providers without views need no runtime types for
    ///   it.
    init(
        traits: ViewProviderInfo, makeConfiguration: @escaping @MainActor () -> Configuration,
        maker: @escaping @MainActor () -> Maker
    ) {
        self.traits = traits
        self.makeConfiguration = makeConfiguration
        prepareMaker = maker
    }

    @MainActor private func makeMaker(_ configuration: Configuration) -> ViewMaker<Destination, Configuration> {
        if let maker { return maker(configuration) }
        let made = prepareMaker()
        maker = made
        return made(configuration)
    }

    /// Makes a view, or takes the existing one, and prepares it: first the performer, then the two preparing methods of the
    /// provider.
    @MainActor func prepare<Protocol>(
        _ context: ViewPreparationContext<Protocol>, of key: RouteKey, with configuration: Configuration,
        convert: (Destination) throws -> Protocol
    ) throws -> TypedPreparedView<Protocol> {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        do {
            let maker = makeMaker(configuration)
            context.route.performance?.steps = maker
            let view = try existing(context, key, maker) ?? make(by: maker, for: context.route, key)
            let destination = try convert(view)
            if context.isExternal, !maker.isPrepared(external: view) { try askPerformer(to: view, context.route) }
            try context.preparation?(destination)
            maker.prepare(view, context.route)
            maker.didFinishPreparing(view)
            return TypedPreparedView(destination: destination, view: view, steps: maker)
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }

    /// Returns the configuration that a request of a key begins with.
    @MainActor func beginningConfiguration(of key: RouteKey) throws -> Configuration {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        return makeConfiguration()
    }

    @MainActor private func existing<Protocol>(
        _ context: ViewPreparationContext<Protocol>, _ key: RouteKey, _ maker: ViewMaker<Destination, Configuration>
    ) throws -> Destination? {
        guard let existing = context.existing else { return nil }
        guard let view = existing as? Destination, maker.makes(view) else {
            throw RouteError.invalidConfiguration(
                RouteError.Failure(
                    route: key.description,
                    reason:
                        "\(TypeSpelling.name(of: type(of: existing))) is not what \(ProviderName.of(traits.provider)) provides for \(key)",
                    hint: "pass a \(TypeSpelling.name(of: maker.made))"))
        }
        return view
    }

    @MainActor private func make(
        by maker: ViewMaker<Destination, Configuration>, for route: ViewRoute, _ key: RouteKey
    ) throws -> Destination {
        guard let view = try maker.make(for: route) else { throw RouteError.madeNothing(key, traits.provider) }
        return view
    }

    @MainActor private func askPerformer(to view: Destination, _ route: ViewRoute) throws {
        // A cast to a protocol searches for its conformance, but unprepared external views are rare.
        guard let performer = route.source as? any ViewRoutePerformer else {
            throw RouteError.invalidPerformer(
                RouteError.Failure(
                    route: route.key.description,
                    reason:
                        "\(ProviderName.of(traits.provider)) cannot prepare a \(TypeSpelling.name(of: Destination.self)) alone, and \(route.source.map { "\(TypeSpelling.name(of: type(of: $0))) is no ViewRoutePerformer" } ?? "no code performs the route")",
                    hint: "conform the screen that shows it to ViewRoutePerformer"))
        }
        performer.prepare(destinationFromExternal: view, route: route)
    }
}
