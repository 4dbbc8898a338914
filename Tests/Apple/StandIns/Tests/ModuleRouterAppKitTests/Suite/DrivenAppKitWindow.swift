// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterAppKit
import ViewHostSuite

@testable import AppKitHarness

/// An AppKit window in the suite of all hosts.
final class DrivenAppKitWindow: DrivenWindow {
    private let window: NSWindow
    let host: any ViewRouteHost

    init(_ content: NSViewController) {
        window = NSWindow(contentViewController: content)
        window.delegate = content as? any NSWindowDelegate
        window.makeKeyAndOrderFront(nil)
        host = window.viewHost
    }

    // MARK: Contents

    private var controller: NSViewController? { window.isVisible ? window.contentViewController : nil }

    /// The presented controllers, the lowest first.
    private var above: [NSViewController] {
        var found: [NSViewController] = []
        var next = controller.flatMap { presented(in: $0) }
        while let controller = next {
            found.append(controller)
            next = presented(in: controller)
        }
        return found
    }

    private func presented(in controller: NSViewController) -> NSViewController? {
        controller.presentedViewControllers?.last
            ?? controller.children.lazy.compactMap { self.presented(in: $0) }.first
    }

    var content: DrivenLevel? { controller.map { .screen($0) } }
    var presented: DrivenLevel? { above.last.map { level($0) } }
    var top: AnyObject? { above.last ?? controller }

    /// A container counts as the stack of its children.
    private func level(_ controller: NSViewController) -> DrivenLevel {
        (controller as? DrivenController)?.title == "container" ? .stack(controller.children) : .screen(controller)
    }

    func children(of screen: AnyObject) -> [AnyObject] { (screen as? NSViewController)?.children ?? [] }

    func parts(of view: AnyObject) -> [AnyObject] {
        let view = view as? NSView ?? (view as? NSViewController)?.view
        return view?.subviews.filter { $0 is DrivenAppKitPart } ?? []
    }

    func contains(_ object: AnyObject) -> Bool { (object as? any ViewRouteSource)?.viewRouteHost === host }

    // MARK: The user

    /// The open alert of this window or of a window above it.
    private var alert: NSAlert? {
        AppKitSimulator.alerts.last { alert in
            var parent = alert.window.sheetParent
            while let next = parent?.sheetParent { parent = next }
            return parent.map { AppKitHost.host(of: $0) === host } == true
        }
    }

    var dialog: DrivenDialog? {
        alert.map { alert in
            DrivenDialog(
                title: alert.messageText, message: alert.informativeText.isEmpty ? nil : alert.informativeText,
                buttons: alert.buttons.map(\.title), text: (alert.accessoryView as? NSTextField)?.stringValue)
        }
    }

    func userChooses(_ button: String) {
        if let alert { AppKitSimulator.userClicks(button, in: alert) }
    }

    func userEnters(_ text: String) { (alert?.accessoryView as? NSTextField)?.stringValue = text }

    /// Closes the dialog by Escape, or by Return if the dialog has one button.
    func userClosesDialog() {
        guard let alert else { return }
        AppKitSimulator.userPresses(alert.buttons.count == 1 ? "\r" : "\u{1b}", in: alert)
    }

    func userGoesBack() {}
    /// AppKit has no close button for a sheet. The view controller's own button dismisses it.
    func userDismisses() {
        guard let last = above.last, let window = last.view.window else { return }
        if window.sheetParent == nil { AppKitSimulator.userCloses(window) } else { last.dismiss(nil) }
    }
    func userClicksOutside() { AppKitSimulator.userClicksOutside() }
    func userClosesTheWindow() { AppKitSimulator.userCloses(window) }
    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen) {}
    func userBeginsToSwipeBack() throws { throw NoSuchGesture() }
    func userLetsGo(cancelled: Bool) {}

    // MARK: Code

    func push(_ screen: AnyObject) {}
    func pop() {}
    func popToRoot() {}
    func present(_ screen: AnyObject) {
        if let screen = screen as? NSViewController { (above.last ?? controller)?.presentAsModalWindow(screen) }
    }
    func addTab(_ screen: AnyObject) {}
    func dismiss() {
        if let last = above.last { last.presentingViewController?.dismiss(last) }
    }

    func remove(_ object: AnyObject) {
        if let view = object as? NSView { return view.removeFromSuperview() }
        guard let controller = object as? NSViewController else { return }
        if controller.presenter != nil {
            controller.presenter?.dismiss(controller)
        } else if controller.parent != nil {
            displaceChild(controller)
        } else {
            controller.view.window?.close()
        }
    }

    func addPart(_ part: AnyObject, to view: AnyObject) {
        guard let part = part as? NSView else { return }
        (view as? NSView ?? (view as? NSViewController)?.view)?.addSubview(part)
    }

    func close() { window.close() }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {}

    func placeChild(_ child: AnyObject, in parent: any DrivenScreen) {
        guard let child = child as? NSViewController, let parent = parent as? NSViewController else { return }
        parent.view.addSubview(child.view)
    }

    func displaceChild(_ child: AnyObject) {
        guard let child = child as? NSViewController else { return }
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// AppKit's transitions have no clock.
    func advance() {}
}

extension NSWindow {
    /// An open window has a host.
    fileprivate var viewHost: any ViewRouteHost {
        guard let host = AppKitHost.host(of: self) else { preconditionFailure("an open window has no host") }
        return host
    }
}
