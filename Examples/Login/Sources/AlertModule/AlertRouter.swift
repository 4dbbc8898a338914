// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The screen of an alert. It has no toolkit, so the app draws it.
@MainActor public final class AlertScreen: Alert {
    public var title = ""
    public var message = ""
    public var buttons: [AlertButton] = []
    fileprivate weak var route: ViewRoute?

    /// Removes the alert, then runs the action of a button.
    public func press(_ button: AlertButton) { route?.remove { _ in button.run() } }
}

public struct AlertRouter: ViewRouteProvider {
    public static var routes: RouteList<Self> { Provides(RoutableView<any Alert>()) { $0 } }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> AlertScreen? { AlertScreen() }

    public func prepare(_ destination: AlertScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }
}
