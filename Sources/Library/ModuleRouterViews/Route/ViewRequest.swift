// SPDX-License-Identifier: Apache-2.0

/// A request for a view: the configuration, which the performer may change, and the steps that use it.
///
/// A route knows its request without the types. They are those of the function that has begun the request.
@MainActor package class AnyViewRequest {
    /// The configuration as the performer left it.
    var anyModule: Any { preconditionFailure("each subclass overrides this property") }

    /// Makes and prepares a view, or prepares an existing one. May be called again.
    ///
    /// - Parameters:
    ///   - existing: The view to prepare; nil to make one.
    ///   - isExternal: Whether the existing view is external: then its provider may ask the performer.
    func prepare(_ existing: AnyObject?, isExternal: Bool = false, for route: ViewRoute) throws -> PreparedView {
        preconditionFailure("each subclass overrides this method")
    }

    /// Returns whether a shown view matches the configuration. An error counts as a match: the route then fails for the same
    /// reason.
    func matches(_ view: AnyObject) -> Bool { preconditionFailure("each subclass overrides this method") }
}

/// A request for a view, with its types.
package final class ViewRequest<Destination, Module>: AnyViewRequest {
    package private(set) var module: Module
    /// The provider's own configuration, unless it is the module.
    package let own: Any?
    /// Prepares the destination before its provider does.
    package var preparation: ((Destination) throws -> Void)?
    private let steps: Steps

    /// The operations on the configuration as the performer left it.
    struct Steps {
        let prepare: @MainActor (Module, ViewPreparationContext<Destination>) throws -> TypedPreparedView<Destination>
        /// Returns the URL, with a scheme if that is not nil.
        let url: @MainActor (Module, _ scheme: String?) throws -> String
        let matches: @MainActor (Module, _ view: AnyObject) throws -> Bool
    }

    init(module: Module, own: Any? = nil, _ steps: Steps) {
        self.module = module
        self.own = own
        self.steps = steps
    }

    /// Lets the performer change the configuration.
    ///
    /// The closure works on a copy, since it may open the configuration again. The copy that is written back last wins.
    package func open<Result>(_ change: (inout Module) throws -> Result) rethrows -> Result {
        var copy = module
        defer { module = copy }
        return try change(&copy)
    }

    /// Returns the URL of the configuration.
    func url(scheme: String?) throws -> String { try steps.url(module, scheme) }

    override var anyModule: Any { own ?? module }

    override func matches(_ view: AnyObject) -> Bool { (try? steps.matches(module, view)) ?? true }

    override func prepare(_ existing: AnyObject?, isExternal: Bool, for route: ViewRoute) throws -> PreparedView {
        try steps.prepare(
            module,
            ViewPreparationContext(route: route, existing: existing, isExternal: isExternal, preparation: preparation))
    }

    /// Returns the same request with other types of destination and configuration.
    ///
    /// - Parameter key: The key of the adapter; nil if there is none.
    package func mapped<NewDestination, NewModule>(
        _ key: RouteKey? = nil, module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ViewRequest<NewDestination, NewModule> {
        ViewRequest<NewDestination, NewModule>(
            module: newModule, own: own,
            .init(
                prepare: { newModule, context in
                    apply(newModule, &self.module)
                    return try self.converted(context, key, convert)
                },
                url: { newModule, scheme in
                    apply(newModule, &self.module)
                    return try self.url(scheme: scheme)
                },
                matches: { newModule, view in
                    apply(newModule, &self.module)
                    return try self.steps.matches(self.module, view)
                }))
    }

    private func converted<New>(
        _ context: ViewPreparationContext<New>, _ key: RouteKey?, _ convert: @escaping (Destination) throws -> New
    ) throws -> TypedPreparedView<New> {
        var converted: New?
        var failure: (any Error)?
        do {
            let prepared = try steps.prepare(
                module,
                ViewPreparationContext(
                    route: context.route, existing: context.existing, isExternal: context.isExternal
                ) {
                    do { converted = try convert($0) } catch {
                        failure = error
                        throw error
                    }
                    if let converted { try context.preparation?(converted) }
                })
            return TypedPreparedView(
                destination: try converted ?? convert(prepared.destination), view: prepared.view, steps: prepared.steps)
        } catch {
            guard let key else { throw error }
            // The provider passes on an error of the adapter, but is not its cause.
            throw RouteError.thrown(failure ?? error, making: key)
        }
    }
}

/// The input of one preparation of a view.
struct ViewPreparationContext<Destination> {
    let route: ViewRoute
    /// The view to prepare; nil to make one.
    var existing: AnyObject?
    /// Whether the existing view is external: then its provider may ask the performer.
    var isExternal = false
    /// The performer's own preparation.
    var preparation: ((Destination) throws -> Void)?
}
