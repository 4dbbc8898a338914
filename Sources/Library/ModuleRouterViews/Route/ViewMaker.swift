// SPDX-License-Identifier: Apache-2.0

/// The later operations of a provider on one of its views. The caller passes the view that the object was made for.
@MainActor protocol ViewSteps: AnyObject {
    func reasonNotToRemove(_ view: AnyObject) -> String?

    /// Shows the view with the provider's own transition.
    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation

    /// Called after the handlers of an action that a router has begun.
    ///
    /// - Parameter error: Nil if the action has succeeded.
    func didEnd(_ action: RouteOperation, _ error: RouteError?)
}

/// Makes one view and performs its provider's steps. Does not keep the view.
///
/// A base class: a route creates one object instead of six closures for the steps.
@MainActor class ViewMaker<Destination: AnyObject, Configuration>: ViewSteps {
    let configuration: Configuration

    init(_ configuration: Configuration) { self.configuration = configuration }

    /// The type that the provider makes: `Destination`, or a narrower type that only a cast can check.
    var made: Any.Type { Destination.self }

    /// Returns whether a view has the type that the provider makes.
    func makes(_ view: Destination) -> Bool { true }

    func make(for route: ViewRoute) throws -> Destination? { nil }

    func isPrepared(external view: Destination) -> Bool { true }

    func prepare(_ view: Destination, _ route: ViewRoute) {}

    func reasonNotToRemove(_ view: Destination) -> String? { nil }

    func present(_ view: Destination, by transition: ViewTransition) throws -> any ViewPresentation {
        throw ViewRouteRefusal.refused("its provider performs no transitions itself")
    }

    func didEnd(_ action: RouteOperation, _ error: RouteError?) {}

    final func reasonNotToRemove(_ view: AnyObject) -> String? {
        // This object has made the view, or received it as one of its type.
        reasonNotToRemove(unsafeDowncast(view, to: Destination.self))
    }

    final func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation {
        try present(unsafeDowncast(view, to: Destination.self), by: transition)
    }
}

/// The steps of a provider, as closures that all of its views share.
@MainActor final class ProvidedViews<Provider, Destination: AnyObject, Configuration> {
    typealias Presenting =
        @MainActor (Provider, Destination, ViewTransition, Configuration) throws -> any ViewPresentation

    fileprivate let makeProvider: @MainActor () -> Provider
    fileprivate let make: @MainActor (Provider, Configuration) throws -> Destination?
    fileprivate let isPrepared: @MainActor (Provider, Destination) -> Bool
    fileprivate let prepare: @MainActor (Provider, Destination, Configuration, ViewRoute) -> Void
    fileprivate let reasonNotToRemove: @MainActor (Provider, Destination, Configuration) -> String?
    fileprivate let present: Presenting
    /// Cached, since requesting the type from the runtime costs more.
    private lazy var maker = ProvidedViewMaker<Provider, Destination, Configuration>.self

    init(
        makeProvider: @escaping @MainActor () -> Provider,
        make: @escaping @MainActor (Provider, Configuration) throws -> Destination?,
        isPrepared: @escaping @MainActor (Provider, Destination) -> Bool,
        prepare: @escaping @MainActor (Provider, Destination, Configuration, ViewRoute) -> Void,
        reasonNotToRemove: @escaping @MainActor (Provider, Destination, Configuration) -> String?,
        present: @escaping Presenting
    ) {
        self.makeProvider = makeProvider
        self.make = make
        self.isPrepared = isPrepared
        self.prepare = prepare
        self.reasonNotToRemove = reasonNotToRemove
        self.present = present
    }

    func maker(_ configuration: Configuration) -> ViewMaker<Destination, Configuration> {
        maker.init(self, configuration)
    }
}

/// Makes views with an instance of their provider.
///
/// `Provider` has no constraints: for a constraint, the runtime would search the conformances of the whole program, once for
/// each provider.
private final class ProvidedViewMaker<Provider, Destination: AnyObject, Configuration>:
    ViewMaker<Destination, Configuration>
{
    private let views: ProvidedViews<Provider, Destination, Configuration>
    private let provider: Provider

    /// Required, so that it can be called on the metatype.
    required init(_ views: ProvidedViews<Provider, Destination, Configuration>, _ configuration: Configuration) {
        self.views = views
        provider = views.makeProvider()
        super.init(configuration)
    }

    override func make(for route: ViewRoute) throws -> Destination? { try views.make(provider, configuration) }

    override func isPrepared(external view: Destination) -> Bool { views.isPrepared(provider, view) }

    override func prepare(_ view: Destination, _ route: ViewRoute) {
        views.prepare(provider, view, configuration, route)
    }

    override func reasonNotToRemove(_ view: Destination) -> String? {
        views.reasonNotToRemove(provider, view, configuration)
    }

    override func present(_ view: Destination, by transition: ViewTransition) throws -> any ViewPresentation {
        try views.present(provider, view, transition, configuration)
    }
}

/// Makes views with a closure.
final class ClosureViewMaker<Destination: AnyObject, Configuration>: ViewMaker<Destination, Configuration> {
    private let making: (Configuration) throws -> Destination?

    init(_ configuration: Configuration, _ making: @escaping (Configuration) throws -> Destination?) {
        self.making = making
        super.init(configuration)
    }

    override func make(for route: ViewRoute) throws -> Destination? { try making(configuration) }
}
