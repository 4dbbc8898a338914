// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting

// Two modules that make alerts. They know neither each other nor the modules that need alerts.

/// The text and the buttons of an alert that the user sees.
@MainActor protocol ShownAlert: AnyObject {
    var text: String { get }
    var buttons: [String] { get }
    func tap(_ button: String)
}

/// A button of an alert and its action.
struct AlertAction {
    let title: String
    let handler: () -> Void
}

// MARK: Compatible alerts: by a custom transition

@MainActor protocol CompatibleAlertModuleInput: AnyObject {
    var title: String? { get set }
    var message: String? { get set }
    func addCancelButtonTitle(_ title: String, handler: @escaping () -> Void)
    func addOtherButtonTitle(_ title: String, handler: @escaping () -> Void)
}

extension RoutableViewModule where Protocol == any CompatibleAlertModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class CompatibleAlertConfiguration: CompatibleAlertModuleInput {
    var title: String?
    var message: String?
    private(set) var actions: [AlertAction] = []

    /// Adds the cancel button as the first button.
    func addCancelButtonTitle(_ title: String, handler: @escaping () -> Void) {
        actions.insert(AlertAction(title: title, handler: handler), at: 0)
    }

    func addOtherButtonTitle(_ title: String, handler: @escaping () -> Void) {
        actions.append(AlertAction(title: title, handler: handler))
    }
}

struct CompatibleAlertRouter: CustomViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any CompatibleAlertModuleInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { [] }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .custom(from: source) }
    static func makeConfiguration() -> CompatibleAlertConfiguration { CompatibleAlertConfiguration() }

    func makeDestination(with configuration: CompatibleAlertConfiguration) -> CompatibleAlertScreen? {
        guard !configuration.actions.isEmpty else { return nil }
        return CompatibleAlertScreen(configuration.title ?? "", configuration.message ?? "", configuration.actions)
    }

    func prepare(
        _ destination: CompatibleAlertScreen, with configuration: CompatibleAlertConfiguration, route: ViewRoute
    ) { destination.route = route }

    func present(
        _ destination: CompatibleAlertScreen, by transition: ViewTransition,
        with configuration: CompatibleAlertConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

final class CompatibleAlertScreen: HeadlessScreen, ShownAlert {
    private let message: String
    private let actions: [AlertAction]
    weak var route: ViewRoute?

    init(_ title: String, _ message: String, _ actions: [AlertAction]) {
        self.message = message
        self.actions = actions
        super.init(title)
    }

    var text: String { "\(title): \(message)" }
    var buttons: [String] { actions.map(\.title) }

    /// Dismisses the alert and then runs the action of the button.
    func tap(_ button: String) {
        let action = actions.first { $0.title == button }
        route?.remove(completion: onSuccess { action?.handler() })
    }
}

// MARK: Message boxes: by paths of the host, and with other names

@MainActor protocol MessageBoxModuleInput: AnyObject {
    var headline: String { get set }
    var text: String { get set }
    func addButton(withTitle title: String, isCancel: Bool, handler: @escaping () -> Void)
}

extension RoutableViewModule where Protocol == any MessageBoxModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class MessageBoxConfiguration: MessageBoxModuleInput {
    var headline = ""
    var text = ""
    private(set) var actions: [AlertAction] = []

    func addButton(withTitle title: String, isCancel: Bool, handler: @escaping () -> Void) {
        actions.append(AlertAction(title: isCancel ? "[\(title)]" : title, handler: handler))
    }
}

struct MessageBoxRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any MessageBoxModuleInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { [.presentAsSheet, .makeDestination] }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .presentAsSheet(from: source) }
    static func makeConfiguration() -> MessageBoxConfiguration { MessageBoxConfiguration() }

    func makeDestination(with configuration: MessageBoxConfiguration) -> MessageBox? { MessageBox(configuration) }

    func prepare(_ destination: MessageBox, with configuration: MessageBoxConfiguration, route: ViewRoute) {
        destination.route = route
    }
}

/// A box that belongs to no toolkit.
final class MessageBox: ShownAlert {
    private let configuration: MessageBoxConfiguration
    weak var route: ViewRoute?

    init(_ configuration: MessageBoxConfiguration) { self.configuration = configuration }

    var text: String { "\(configuration.headline): \(configuration.text)" }
    var buttons: [String] { configuration.actions.map(\.title) }

    /// Runs the action of the button and then dismisses the box, if it is still shown.
    func tap(_ button: String) {
        configuration.actions.first { $0.title == button || $0.title == "[\(button)]" }?.handler()
        if route?.canRemove == true { route?.remove() }
    }
}
