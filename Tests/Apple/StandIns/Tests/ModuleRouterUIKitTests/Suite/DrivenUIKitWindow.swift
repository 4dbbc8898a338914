// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterUIKit
import ViewHostSuite

@testable import UIKitHarness

/// A UIKit window in the suite of all hosts.
final class DrivenUIKitWindow: DrivenWindow {
    private let scene: UIWindowScene
    private let window: UIWindow

    init(_ root: UIViewController) {
        scene = UISimulator.current.makeScene()
        window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIKitHost.of(window)
    }

    private var simulator: UISimulator { UISimulator.current }
    private var uiKitHost: UIKitHost { UIKitHost.of(window) }

    var host: any ViewRouteHost { uiKitHost }

    // MARK: Contents

    private var root: UIViewController? { window.windowScene == nil ? nil : window.rootViewController }

    private var uppermost: UIViewController? {
        guard var level = root else { return nil }
        while let above = level.presentedViewController, !(above is UIAlertController) { level = above }
        return level
    }

    private var alert: UIAlertController? { uppermost?.presentedViewController as? UIAlertController }

    var dialog: DrivenDialog? {
        alert.map { alert in
            DrivenDialog(
                title: alert.title ?? "", message: alert.message, buttons: alert.actions.compactMap(\.title),
                text: alert.textFields?.first?.text)
        }
    }

    var content: DrivenLevel? { root.map(level) }
    var presented: DrivenLevel? { uppermost.flatMap { $0 === root ? nil : level($0) } }
    var top: AnyObject? { uppermost.map(seen) }

    private func level(_ controller: UIViewController) -> DrivenLevel {
        switch controller {
        case let navigation as UINavigationController:
            .stack(navigation.viewControllers)
        case let split as UISplitViewController:
            .columns(list: screen(in: .primary, of: split) ?? split, detail: screen(in: .secondary, of: split))
        case let tabs as UITabBarController:
            .tabs(tabs.viewControllers ?? [], selected: tabs.selectedViewController)
        default:
            .screen(controller)
        }
    }

    /// The screen in the navigation controller that UIKit has created for a column.
    private func screen(in column: UISplitViewController.Column, of split: UISplitViewController) -> UIViewController? {
        let controller = split.viewController(for: column)
        return (controller as? UINavigationController)?.topViewController ?? controller
    }

    private func seen(_ controller: UIViewController) -> UIViewController {
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController.map(seen) ?? navigation
        case let tabs as UITabBarController: tabs.selectedViewController.map(seen) ?? tabs
        case let split as UISplitViewController: split.viewControllers.last.map(seen) ?? split
        default: controller
        }
    }

    func children(of screen: AnyObject) -> [AnyObject] { (screen as? UIViewController)?.children ?? [] }

    func parts(of view: AnyObject) -> [AnyObject] {
        self.view(of: view)?.subviews.filter { $0 is DrivenUIKitPart } ?? []
    }

    private func view(of object: AnyObject) -> UIView? { object as? UIView ?? (object as? UIViewController)?.view }

    func contains(_ object: AnyObject) -> Bool {
        (object as? any ViewRouteSource)?.viewRouteHost === uiKitHost
    }

    // MARK: The user

    private var navigation: UINavigationController? {
        uppermost as? UINavigationController ?? root as? UINavigationController
    }

    /// The user waits for the end of the running transitions only.
    private func whenStill(_ gesture: () -> Void) {
        simulator.finishRunningTransitions()
        gesture()
    }

    func userChooses(_ button: String) {
        whenStill { if let alert { simulator.userTaps(button, in: alert) } }
    }

    func userEnters(_ text: String) {
        if let alert { simulator.userTypes(text, in: alert) }
    }

    func userClosesDialog() {
        whenStill { if let alert { simulator.userCancels(alert) } }
    }

    func userGoesBack() {
        whenStill { if let navigation { simulator.userTapsBack(in: navigation) } }
    }

    func userDismisses() {
        whenStill {
            guard let uppermost, simulator.userBeginsSwipeDown(uppermost) else { return }
            simulator.userReleases(cancelled: false)
        }
    }

    func userClicksOutside() {
        whenStill { if let uppermost { simulator.userTapsOutside(uppermost) } }
    }

    func userClosesTheWindow() { simulator.userCloses(window) }

    /// UIKit disconnects scenes that the user closes, and also other scenes.
    var closer: ViewRouteInitiator { .release }

    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen) {
        (screen as? UIViewController)?.userPerformsSegue(identifier)
    }

    func userBeginsToSwipeBack() throws {
        guard let navigation, simulator.userBeginsSwipeBack(in: navigation) else { throw NoSuchGesture() }
    }

    func userLetsGo(cancelled: Bool) { simulator.userReleases(cancelled: cancelled) }

    // MARK: Code

    func push(_ screen: AnyObject) {
        if let screen = screen as? UIViewController { navigation?.pushViewController(screen, animated: true) }
    }

    func pop() { byCode { navigation?.popViewController(animated: true) } }

    func popToRoot() { byCode { navigation?.popToRootViewController(animated: true) } }

    /// Presents in full screen, so that the screens below leave the window: UIKit does not report a sheet that code presents.
    func present(_ screen: AnyObject) {
        guard let screen = screen as? UIViewController, let uppermost else { return }
        screen.modalPresentationStyle = .fullScreen
        uppermost.present(screen, animated: true, completion: nil)
    }

    func addTab(_ screen: AnyObject) {
        guard let tabs = root as? UITabBarController, let screen = screen as? UIViewController else { return }
        tabs.setViewControllers((tabs.viewControllers ?? []) + [screen], animated: false)
        tabs.selectedViewController = screen
    }

    func dismiss() {
        byCode { uppermost?.presentingViewController?.dismiss(animated: true, completion: nil) }
    }

    func remove(_ object: AnyObject) {
        byCode {
            (object as? UIViewController)?.removeFromItsContainer(animated: true)
            (object as? UIView)?.removeFromSuperview()
        }
    }

    /// UIKit does not report who closed the scene.
    private func byCode(_ change: () -> Void) { uiKitHost.attribute(to: .code, change) }

    func addPart(_ part: AnyObject, to view: AnyObject) {
        if let part = part as? UIView { self.view(of: view)?.addSubview(part) }
    }

    /// Closes the window as apps do.
    func close() {
        window.rootViewController = nil
        window.isHidden = true
    }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {
        (screen as? DrivenUIKitController)?.addSegue(identifier, kind, make: make)
    }

    func placeChild(_ child: AnyObject, in parent: any DrivenScreen) {
        guard let child = child as? UIViewController, let parent = parent as? UIViewController else { return }
        parent.view.addSubview(child.view)
    }

    func displaceChild(_ child: AnyObject) { (child as? UIViewController)?.viewIfLoaded?.removeFromSuperview() }

    /// The clock runs until the suite waits for the toolkit.
    func advance() { simulator.startClock() }
}
