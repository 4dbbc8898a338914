// SPDX-License-Identifier: Apache-2.0

/// One use of a view's route: its configuration, which the performer may change, and the actions that use it.
@MainActor final class ViewRequest<Destination, Module> {
    private(set) var module: Module
    /// The provider's own configuration that a URL has filled, unless it is the module.
    let filled: Any?
    /// The provider's own configuration, unless it is a `ViewRouteConfiguration` or the module.
    let own: AnyObject?
    let traits: ViewProviderInfo
    private let actions: Actions

    /// The operations on a run's configuration.
    struct Actions: Sendable {
        /// Answers a question about the configuration.
        let answer: @MainActor (Module, ViewRequestQuestion) throws -> ViewRequestAnswer
        /// Makes and prepares a destination, or prepares an existing one.
        let finish: @MainActor (Module, ViewPreparationContext<Destination>) throws -> RoutedView<Destination>
    }

    init(module: Module, filled: Any? = nil, own: AnyObject? = nil, traits: ViewProviderInfo, actions: Actions) {
        self.module = module
        self.filled = filled
        self.own = own
        self.traits = traits
        self.actions = actions
    }

    convenience init(
        module: Module, filled: Any? = nil, own: AnyObject? = nil, traits: ViewProviderInfo,
        answering: @escaping @MainActor (Module, ViewRequestQuestion) throws -> ViewRequestAnswer,
        finishing: @escaping @MainActor (Module, ViewPreparationContext<Destination>) throws -> RoutedView<Destination>
    ) {
        self.init(
            module: module, filled: filled, own: own, traits: traits,
            actions: Actions(answer: answering, finish: finishing))
    }

    /// Lets the performer fill in the module.
    ///
    /// The closure works on a copy, since it may open the module again. The copy that is written back last wins.
    func open<Result>(_ fill: (inout Module) throws -> Result) rethrows -> Result {
        var copy = module
        defer { module = copy }
        return try fill(&copy)
    }

    /// Returns the URL of the configuration as the performer left it.
    func url(scheme: String?) throws -> String {
        guard case .url(let url) = try answer(.url(scheme: scheme)) else { preconditionFailure("a URL was asked for") }
        return url
    }

    /// Returns whether a shown view matches the configuration as the performer left it. An error counts as a match: the route
    /// then fails for the same reason.
    func means(_ view: AnyObject) -> Bool {
        guard case .isMeant(let isMeant) = try? answer(.means(view)) else { return true }
        return isMeant
    }

    private func answer(_ question: ViewRequestQuestion) throws -> ViewRequestAnswer {
        try actions.answer(module, question)
    }

    /// Makes and prepares a destination, or prepares an existing one. May be called again.
    func finish(_ order: ViewPreparationContext<Destination>) throws -> RoutedView<Destination> {
        try actions.finish(module, order)
    }

    /// Returns the same run with other destination and module types.
    ///
    /// - Parameter key: The key of the adapter; nil if there is none.
    func mapped<NewDestination, NewModule>(
        _ key: RouteKey? = nil, module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ViewRequest<NewDestination, NewModule> {
        ViewRequest<NewDestination, NewModule>(
            module: newModule, own: own, traits: traits,
            answering: { newModule, question in
                apply(newModule, &self.module)
                return try self.answer(question)
            }
        ) { newModule, order in
            apply(newModule, &self.module)
            var converted: NewDestination?
            var failure: (any Error)?
            do {
                let routed = try self.finish(
                    ViewPreparationContext(route: order.route, existing: order.existing, isExternal: order.isExternal) {
                        do { converted = try convert($0) } catch {
                            failure = error
                            throw error
                        }
                        if let converted { try order.prepare?(converted) }
                    })
                return RoutedView(
                    destination: try converted ?? convert(routed.destination), view: routed.view, steps: routed.steps)
            } catch {
                guard let key else { throw error }
                // The provider passes on an error of the adapter, but is not its cause.
                throw RouteError.thrown(failure ?? error, making: key)
            }
        }
    }
}

/// A question about a configuration as the performer left it.
enum ViewRequestQuestion {
    /// Its URL, with a scheme if that is not nil.
    case url(scheme: String?)
    /// Whether a shown view matches it.
    case means(AnyObject)
}

enum ViewRequestAnswer {
    case url(String)
    case isMeant(Bool)
}

/// A request to a run.
struct ViewPreparationContext<Destination> {
    let route: ViewRoute
    /// The view to prepare; nil to make one.
    var existing: AnyObject?
    /// Whether the existing view is external: then its provider may ask the performer.
    var isExternal = false
    /// The performer's own preparation.
    var prepare: ((Destination) throws -> Void)?
}

/// A prepared destination, the view that is shown, and the provider's later operations on the view.
///
/// The destination differs from the view if an adapter has put a proxy around the view.
final class RoutedView<Destination>: MadeView {
    let destination: Destination

    init(destination: Destination, view: AnyObject, steps: any ViewSteps) {
        self.destination = destination
        super.init(view, steps)
    }
}
