// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ViewHostSuite

/// A headless window in the suite of all hosts.
final class DrivenHeadlessWindow: DrivenWindow {
    private let window: HeadlessWindow
    /// The container, which the window keeps.
    private weak var container: HeadlessScreen?

    init(_ container: HeadlessScreen, _ timing: HeadlessTransitions) {
        window = HeadlessWindow(.plain(root: container), transitions: timing)
        self.container = container
    }

    var host: any ViewRouteHost { window }

    var content: DrivenLevel? { window.isClosed ? nil : container.map(level) }
    var presented: DrivenLevel? { window.presented.map(level) }
    var top: AnyObject? { window.topScreen }

    private func level(_ object: AnyObject) -> DrivenLevel {
        switch object {
        case let navigation as HeadlessNavigation: .stack(navigation.stack)
        case let split as HeadlessSplit: .columns(list: split.list ?? split, detail: split.detail)
        case let tabs as HeadlessTabs: .tabs(tabs.children, selected: tabs.selected)
        default: .screen(object)
        }
    }

    func children(of screen: AnyObject) -> [AnyObject] { (screen as? HeadlessScreen)?.children ?? [] }
    func parts(of view: AnyObject) -> [AnyObject] {
        (view as? HeadlessScreen)?.subviews ?? (view as? HeadlessView)?.subviews ?? []
    }
    func contains(_ object: AnyObject) -> Bool { window.contains(object) }

    var dialog: DrivenDialog? {
        window.dialog.map {
            DrivenDialog(
                title: $0.title, message: $0.message, buttons: $0.buttons.map(\.title),
                text: $0.textField.map { typed ?? $0.text })
        }
    }

    /// The text that the user has typed into the open dialog.
    private var typed: String?

    func userChooses(_ button: String) {
        let text = typed
        typed = nil
        window.dialog?.choose(button, entering: text)
    }
    func userEnters(_ text: String) { typed = text }
    func userClosesDialog() { window.dialog?.close() }

    func userGoesBack() { window.user.goBack() }
    func userDismisses() {
        if window.user.beginSwipeDown() { window.user.releaseSwipe() }
    }
    func userClicksOutside() { window.user.tapOutside() }
    func userClosesTheWindow() { window.user.closeWindow() }
    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen) {
        window.user.performSegue(identifier, from: screen)
    }
    func userBeginsToSwipeBack() { window.user.beginSwipeBack() }
    func userLetsGo(cancelled: Bool) { window.user.releaseSwipe(cancelled: cancelled) }

    func push(_ screen: AnyObject) { window.push(screen) }
    func pop() { window.pop() }
    func popToRoot() { window.popToRoot() }
    func present(_ screen: AnyObject) { window.present(screen) }
    func addTab(_ screen: AnyObject) { window.show(screen, by: .tab) }
    func dismiss() { window.dismiss() }
    func remove(_ object: AnyObject) { window.remove(object) }
    func addPart(_ part: AnyObject, to view: AnyObject) { window.addSubview(part, to: view) }
    func close() { window.close() }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {
        window.addSegue(identifier, kind, from: screen) { make() }
    }

    // The window places and removes children itself.
    func placeChild(_ child: AnyObject, in parent: any DrivenScreen) {}
    func displaceChild(_ child: AnyObject) {}

    func advance() { window.finishTransitions() }
}
