// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A transition that a router performs itself, from the presentation to the removal of the view.
@MainActor final class ZIKCustomRoute {
    let transition: ViewTransition
    /// Not kept alive.
    weak var source: (any ViewRouteSource)?
    /// Called with nil when the view was removed, or with the reason why it stays.
    var removal: ((ViewRouteRefusal?) -> Void)?
    /// Whether the router has reported that the view is shown.
    var isPerformed = false
    /// The host's presentation of the view, if a segue shows it.
    var hosted: Result<any ViewPresentation, any Error>?

    init(_ transition: ViewTransition, from source: (any ViewRouteSource)?) {
        self.transition = transition
        self.source = source
    }
}

extension ZIKViewRouter {
    /// The name of the router in messages.
    private var name: String { nameInMessages ?? "\(Self.self)" }

    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation {
        guard canPerformCustomRoute() else {
            throw ViewRouteRefusal.refused("\(name) cannot perform it now")
        }
        let destination: Destination = try DynamicType.cast(view)
        guard let configuration else { throw ViewRouteRefusal.refused("\(name) has no configuration") }
        try validateCustomRoute(configuration)
        let custom = ZIKCustomRoute(transition, from: transition.route.source)
        customRoute = custom
        let presentation = CustomPresentation(transition) { [self, weak view] options, completion in
            guard let view = view as? Destination, let configuration = self.configuration else {
                return completion(nil)
            }
            custom.removal = completion
            let removal = removeConfiguration ?? Self.defaultRemoveConfiguration()
            removal.animated = options.animated
            removeCustomRoute(
                onDestination: view, fromSource: custom.source.map { $0 as Any }, removeConfiguration: removal,
                configuration: configuration)
        }
        performCustomRoute(
            onDestination: destination, fromSource: custom.source.map { $0 as Any }, configuration: configuration)
        guard let hosted = custom.hosted else { return presentation }
        customRoute = nil
        return try hosted.get()
    }

    func validateCustomRoute(_ configuration: RouteConfig) throws {
        let removal = removeConfiguration ?? Self.defaultRemoveConfiguration()
        guard Self.validateCustomRouteConfiguration(configuration, removeConfiguration: removal) else {
            throw RouteError(
                .invalidConfiguration, route: route?.key.description ?? name,
                reason: "\(name) cannot perform a transition of its own with this configuration",
                hint: "see \(name).validateCustomRouteConfiguration(_:removeConfiguration:)")
        }
    }

    // MARK: For custom transitions

    /// Does nothing: the route already knows that the transition begins.
    public func beginPerformRoute() {}

    /// Reports that the view is shown.
    public func endPerformRouteWithSuccess() {
        guard let customRoute, !customRoute.isPerformed else { return }
        customRoute.isPerformed = true
        customRoute.transition.report(.performed)
    }

    /// Reports that the view could not be shown.
    public func endPerformRouteWithError(_ error: any Error) {
        guard let customRoute, !customRoute.isPerformed else { return }
        self.customRoute = nil
        customRoute.transition.report(.failed(ViewRouteRefusal(error)))
    }

    /// Does nothing: the route has prepared the view for its removal before it calls `removeCustomRoute`.
    public func prepareDestinationForRemoving() {}

    /// Does nothing: the route already knows that the removal begins.
    public func beginRemoveRoute(fromSource source: Any?) {}

    /// Reports that the view was removed.
    public func endRemoveRouteWithSuccess(onDestination destination: Destination, fromSource source: Any?) {
        let removal = customRoute?.removal
        customRoute = nil
        removal?(nil)
    }

    /// Reports that the view was not removed.
    public func endRemoveRouteWithError(_ error: any Error) {
        let removal = customRoute?.removal
        customRoute?.removal = nil
        removal?(ViewRouteRefusal(error))
    }
}
