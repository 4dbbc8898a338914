// SPDX-License-Identifier: Apache-2.0

#if GTK
import AlertModule
import CGTK
import ModuleRouterGTK
import ModuleRouterViews

/// An alert in a window of GTK. In this app, it is the provider of alerts.
final class AlertPage: GTKScreen, Alert {
    private let box: GTKWidget
    private let label = GTKReference(gtk_label_new(""))
    fileprivate weak var route: ViewRoute?

    init() {
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        super.init(box)
        Page.setMargins(of: box)
        Page.append(label.widget, to: box)
    }

    var message = "" {
        didSet { gtk_label_set_text(OpaquePointer(label.widget), message) }
    }

    var buttons: [AlertButton] = [] {
        didSet {
            guard let button = buttons.last else { return }
            let widget: GTKWidget = gtk_button_new_with_label(button.title)
            GTKSignal.connect(widget, "clicked") { [weak self] in self?.press(button) }
            Page.append(widget, to: box)
        }
    }

    func press(_ button: AlertButton) { route?.remove { _ in button.run() } }
}

struct DesktopAlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Alert>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> AlertPage? { AlertPage() }

    func prepare(_ destination: AlertPage, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }
}
#endif
