// SPDX-License-Identifier: Apache-2.0

/// What a provider can do with one of its views, later. Is handed the view that it was made for.
@MainActor protocol ViewSteps: AnyObject {
    func reasonNotToRemove(_ view: AnyObject) -> String?

    /// Shows the view by the provider's own transition.
    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation
}

/// Makes one view, and does with it what its provider does. Does not keep the view.
///
/// A class to inherit from, since a route makes one of them: closures for the steps would be six.
@MainActor class ViewMaker<Destination: AnyObject, Configuration>: ViewSteps {
    let configuration: Configuration

    init(_ configuration: Configuration) { self.configuration = configuration }

    /// What the provider makes: the type of its destinations or, where only a cast can tell, a narrower one.
    var made: Any.Type { Destination.self }

    /// Whether a view is what the provider makes.
    func makes(_ view: Destination) -> Bool { true }

    func make(for route: ViewRoute) throws -> Destination? { nil }

    func isPrepared(external view: Destination) -> Bool { true }

    func prepare(_ view: Destination, _ route: ViewRoute) {}

    func didFinishPreparing(_ view: Destination) {}

    func reasonNotToRemove(_ view: Destination) -> String? { nil }

    func present(_ view: Destination, by transition: ViewTransition) throws -> any ViewPresentation {
        throw ViewRouteRefusal.refused("its provider performs no transitions itself")
    }

    final func reasonNotToRemove(_ view: AnyObject) -> String? {
        // The view that this one has made, or was given as one of its own.
        reasonNotToRemove(unsafeDowncast(view, to: Destination.self))
    }

    final func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation {
        try present(unsafeDowncast(view, to: Destination.self), by: transition)
    }
}

/// Makes views as a provider does.
class ProvidedViewMaker<Provider: ViewRouteProvider>: ViewMaker<Provider.Destination, Provider.Configuration> {
    let provider = Provider()

    /// Required, so that it is made by its type, which is kept at hand: to ask the runtime for the type costs more.
    required override init(_ configuration: Provider.Configuration) { super.init(configuration) }

    override func make(for route: ViewRoute) throws -> Provider.Destination? {
        try provider.makeDestination(with: configuration)
    }

    override func isPrepared(external view: Provider.Destination) -> Bool { provider.isPrepared(external: view) }

    override func prepare(_ view: Provider.Destination, _ route: ViewRoute) {
        provider.prepare(view, with: configuration, route: route)
    }

    override func didFinishPreparing(_ view: Provider.Destination) {
        provider.didFinishPreparing(view, with: configuration)
    }

    override func reasonNotToRemove(_ view: Provider.Destination) -> String? {
        provider.reasonNotToRemove(view, with: configuration)
    }
}

/// The same for a provider that shows its views itself.
final class CustomViewMaker<Provider: CustomViewRouteProvider>: ProvidedViewMaker<Provider> {
    override func present(
        _ view: Provider.Destination, by transition: ViewTransition
    ) throws -> any ViewPresentation {
        try provider.present(view, by: transition, with: configuration)
    }
}

/// Makes views by a closure.
final class ClosureViewMaker<Destination: AnyObject, Configuration>: ViewMaker<Destination, Configuration> {
    private let making: (Configuration) throws -> Destination?

    init(_ configuration: Configuration, _ making: @escaping (Configuration) throws -> Destination?) {
        self.making = making
        super.init(configuration)
    }

    override func make(for route: ViewRoute) throws -> Destination? { try making(configuration) }
}
