// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// A transition that a router performs itself, from its beginning to the removal of the view.
@MainActor final class ZIKCustomRoute {
    let transition: ViewTransition
    /// Not kept alive.
    weak var source: (any ViewRouteSource)?
    /// Called when the view is gone, or stays after all.
    var removal: ((ViewRouteRefusal?) -> Void)?
    /// Whether the router has said that the view is shown.
    var isPerformed = false
    /// The view as its host knows it, where a transition of a UI file shows it.
    var hosted: Result<any ViewPresentation, any Error>?

    init(_ transition: ViewTransition, from source: (any ViewRouteSource)?) {
        self.transition = transition
        self.source = source
    }
}

extension ZIKViewRouter {
    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation {
        guard canPerformCustomRoute() else {
            throw ViewRouteRefusal.refused("\(Self.self) cannot perform it now")
        }
        let destination: Destination = try DynamicType.cast(view)
        guard let configuration else { throw ViewRouteRefusal.refused("\(Self.self) has no configuration") }
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
            throw RouteError.invalidConfiguration(
                .because(
                    "\(Self.self) cannot perform a transition of its own with this configuration",
                    of: route?.key.description ?? "\(Self.self)",
                    hint: "see \(Self.self).validateCustomRouteConfiguration(_:removeConfiguration:)"))
        }
    }

    // MARK: What a transition of one's own calls

    /// Says that the transition begins. The router knows, since it has asked for it.
    public func beginPerformRoute() {}

    /// Says that the view is there.
    public func endPerformRouteWithSuccess() {
        guard let customRoute, !customRoute.isPerformed else { return }
        customRoute.isPerformed = true
        customRoute.transition.report(.performed)
    }

    /// Says that the view could not be shown.
    public func endPerformRouteWithError(_ error: any Error) {
        guard let customRoute, !customRoute.isPerformed else { return }
        self.customRoute = nil
        customRoute.transition.report(.failed(ViewRouteRefusal(error)))
    }

    /// Lets the performer prepare the view for its removal. The route has done so before it calls `removeCustomRoute`.
    public func prepareDestinationForRemoving() {}

    /// Says that the removal begins. The router knows, since it has asked for it.
    public func beginRemoveRoute(fromSource source: Any?) {}

    /// Says that the view is gone.
    public func endRemoveRouteWithSuccess(onDestination destination: Destination, fromSource source: Any?) {
        let removal = customRoute?.removal
        customRoute = nil
        removal?(nil)
    }

    /// Says that the view stays.
    public func endRemoveRouteWithError(_ error: any Error) {
        let removal = customRoute?.removal
        customRoute?.removal = nil
        removal?(ViewRouteRefusal(error))
    }
}
