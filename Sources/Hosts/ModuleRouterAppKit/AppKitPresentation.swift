// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ModuleRouterViews

/// A shown view, and the recipient of its events. Does not keep the view.
@MainActor final class AppKitPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The destination, or the container around it; nil for a plain view.
    private weak var controller: NSViewController?
    private(set) weak var view: NSView?
    /// The window, popover or sheet of the view; nil for a child or a subview.
    private(set) weak var window: NSWindow?
    /// The presentation whose window contains the source. Nil if it is the window of the host.
    private(set) weak var level: AppKitPresentation?
    /// The parent of a child.
    private weak var parent: NSViewController?
    /// The controller that presents this one; nil for a child, a subview or a window of its own.
    private weak var presenter: NSViewController?
    /// The presentation that contains the source or the anchor. This one ends with it.
    private weak var below: AppKitPresentation?
    /// Keeps a window of its own.
    private var windowController: NSWindowController?
    private weak var host: AppKitHost?
    /// Whether the view is being removed, so that the removal is not reported again.
    var isLeaving = false
    /// The observed initiator of the closing.
    private(set) var closer: ViewRouteInitiator?
    /// Keeps the view until the next check: AppKit may have released it, but its end must still be reported.
    private var kept: AnyObject?
    private var hasArrived = false
    private var isGone = false
    private var transition: ViewTransition?

    init(_ kind: ViewRouteKind, _ spot: AppKitSpot, in host: AppKitHost, telling transition: ViewTransition) {
        self.kind = kind
        self.host = host
        self.transition = transition
        below = spot.below
        level = spot.sourceView.window.flatMap { host.level(of: $0) }
        controller = spot.controller
        parent = kind == .addAsChild ? spot.source : nil
        presenter = [.addAsChild, .addAsSubview, .window].contains(kind) ? nil : spot.source
    }

    /// Records that the view is shown, and observes it.
    func stand(_ view: NSView, in windowController: NSWindowController? = nil) {
        self.view = view
        self.windowController = windowController
        window = kind == .addAsChild || kind == .addAsSubview ? nil : view.window
        RemovalSensor.observe(
            view, of: controller, released: { [weak self] in self?.didRemove(by: .release) },
            left: { [weak self] in self?.hasLeftWindow() })
        host?.remember(self)
    }

    private func hasLeftWindow() {
        if !isLeaving, !isGone { hasGivenSign() }
    }

    /// Requests a check after an event that may have removed the view.
    ///
    /// - Parameter closer: The observed initiator of the event; nil if unknown.
    func hasGivenSign(by closer: ViewRouteInitiator? = nil) {
        guard !isLeaving, !isGone else { return }
        // The user cannot close a sheet: its view controller dismisses itself.
        if let closer, kind != .presentAsSheet { self.closer = closer }
        kept = shownObject
        host?.auditSoon()
    }

    /// Releases the view after a check.
    func wasAudited() { kept = nil }

    /// The object to keep while its end is reported.
    var shownObject: AnyObject? { controller ?? view }

    var isStanding: Bool { !isGone }

    /// The destination, which may be inside a container.
    var destination: AnyObject? { transition?.route.destination }

    /// The presentation from which this one was shown.
    var surrounding: AppKitPresentation? { below ?? level }

    var source: (any ViewRouteSource)? { transition?.route.destination as? any ViewRouteSource ?? controller ?? view }

    var refusalToRemove: ViewRouteRefusal? { isGone ? .refused("it is not shown any more") : nil }

    /// Whether the view is where the host put it, according to AppKit.
    var isInPlace: Bool {
        switch kind {
        case .addAsSubview: view?.superview != nil
        case .addAsChild: controller?.parent != nil && controller?.parent === parent
        case .window: closer == nil && window?.contentViewController === controller
        // `presentingViewController` is not weak, and must not be read after the presenter was deallocated.
        default: presenter == nil ? view?.window?.isVisible == true : controller?.presentingViewController != nil
        }
    }

    /// Returns whether the presentation is another one or ends together with it.
    func depends(on other: AppKitPresentation) -> Bool { self === other || below?.depends(on: other) == true }

    func takeAway() {
        guard isInPlace else { return }
        switch kind {
        case .addAsSubview:
            view?.removeFromSuperview()
        case .addAsChild:
            view?.removeFromSuperview()
            controller?.removeFromParent()
        case .window:
            closer = .router
            window?.close()
        default:
            guard let controller else { return }
            if presenter == nil {
                leaveWithoutPresenter()
            } else {
                controller.presentingViewController?.dismiss(controller)
            }
        }
    }

    /// Removes a view whose presenter was deallocated, so that AppKit cannot dismiss it.
    private func leaveWithoutPresenter() {
        guard kind != .animator, let window = view?.window else {
            view?.removeFromSuperview()
            return
        }
        window.sheetParent?.endSheet(window)
        window.close()
    }

    // MARK: Reporting

    func willRemove(by initiator: ViewRouteInitiator) {
        if hasArrived { transition?.report(.willRemove(initiator)) }
    }

    func cancelRemoval(_ refusal: ViewRouteRefusal) {
        if hasArrived { transition?.report(.removalCancelled(refusal)) }
    }

    func didRemove(by initiator: ViewRouteInitiator, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        windowController = nil
        kept = nil
        host?.forget(self)
        let transition = transition
        self.transition = nil
        (shownObject as? any ViewRouteWrapper)?.wasRemoved()
        transition?.report(
            hasArrived ? .removed(initiator) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    func didPresent() {
        guard !isGone, !hasArrived else { return }
        hasArrived = true
        transition?.report(.performed)
    }

    /// Called when a child's handler is done. Ends the presentation if the handler has not added the view.
    func hasBeenPlaced() {
        if view?.superview != nil { return didPresent() }
        isLeaving = true
        controller?.removeFromParent()
        didRemove(by: .code)
    }

    /// Ends a presentation that was not completed: removes the view and reports the failure.
    ///
    /// - Returns: Whether the presentation was still pending.
    func hasNotArrived(_ refusal: ViewRouteRefusal) -> Bool {
        guard !hasArrived, !isGone else { return false }
        isLeaving = true
        takeAway()
        didRemove(by: .code, refusal)
        return true
    }

    // MARK: Requests from the library

    func remove(_ options: ViewRemoveOptions) {
        guard let host, !isGone else { return cancelRemoval(.refused("its window has gone")) }
        guard kind == .addAsChild, let handler = options.removingChildViewHandler, let child = shownObject else {
            return host.remove(self)
        }
        isLeaving = true
        // The handler may release the last other reference.
        kept = child
        ChildViewHandling.run(handler, on: child) { [self] in
            isLeaving = false
            host.remove(self)
        } forgotten: { [self] refusal in
            guard !isGone else { return false }
            isLeaving = false
            kept = nil
            cancelRemoval(refusal)
            return true
        }
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let host, let window = view?.window else {
            completion(.refused("it is in no window"))
            return
        }
        for covering in host.presentations.reversed() where covering.below === self { host.remove(covering) }
        window.makeKeyAndOrderFront(nil)
        completion(nil)
    }
}
#endif
