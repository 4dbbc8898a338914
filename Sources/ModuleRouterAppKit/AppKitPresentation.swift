// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ModuleRouter

/// A view that is shown, and who is told what becomes of it. Does not keep the view.
@MainActor final class AppKitPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The destination, or the container around it; nil for a plain view.
    private weak var controller: NSViewController?
    private(set) weak var view: NSView?
    /// The window, popover or sheet that it has come in; nil for what is inside of another.
    private(set) weak var window: NSWindow?
    /// What its window was shown from; nil if that is the content of the host.
    private(set) weak var level: AppKitPresentation?
    /// The parent of a child.
    private weak var parent: NSViewController?
    /// What it was shown from, or points to.
    private weak var below: AppKitPresentation?
    /// Keeps a window of its own.
    private var windowController: NSWindowController?
    private weak var host: AppKitHost?
    /// Whether somebody is taking it away already, and will tell.
    var isLeaving = false
    /// Who was seen to close it.
    private(set) var closer: ViewRouteOrigin?
    /// The view, from a sign to the look at it: AppKit may have let go of it, and somebody has to be told of its end.
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
    }

    /// It is shown.
    func stand(_ view: NSView, in windowController: NSWindowController? = nil) {
        self.view = view
        self.windowController = windowController
        window = kind == .addAsChild || kind == .addAsSubview ? nil : view.window
        let sensor = RemovalSensor(
            released: ReleaseSignal { [weak self] in self?.hasGone(by: .release) },
            left: { [weak self] in self?.hasLeftWindow() })
        view.addSubview(sensor)
        host?.remember(self)
    }

    private func hasLeftWindow() {
        if !isLeaving, !isGone { hasGivenSign() }
    }

    /// Something has happened after which the view may not be there any more.
    ///
    /// - Parameter closer: Who was seen to do it.
    func hasGivenSign(by closer: ViewRouteOrigin? = nil) {
        guard !isLeaving, !isGone else { return }
        // Nothing that a user does closes a sheet: its view controller dismisses itself, if it likes.
        if let closer, kind != .presentAsSheet { self.closer = closer }
        kept = shownObject
        host?.auditSoon()
    }

    /// It was looked at after a sign.
    func wasAudited() { kept = nil }

    /// What must not be freed while others are told of its end.
    var shownObject: AnyObject? { controller ?? view }

    var isStanding: Bool { !isGone }

    var source: (any ViewRouteSource)? { transition?.route.destination as? any ViewRouteSource ?? controller ?? view }

    var refusalToRemove: ViewRouteRefusal? { isGone ? .refused("it is not shown any more") : nil }

    /// Whether the view is where it was put, as far as AppKit says.
    var isInPlace: Bool {
        switch kind {
        case .addAsSubview: view?.superview != nil
        case .addAsChild: controller?.parent != nil && controller?.parent === parent
        case .window: closer == nil && window?.contentViewController === controller
        // Unsafe if its presenter has been freed: read, never kept.
        default: controller?.presentingViewController != nil
        }
    }

    /// Whether it goes when another one goes, or is that.
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
            if let controller { controller.presentingViewController?.dismiss(controller) }
        }
    }

    // MARK: Telling

    func willGo(by origin: ViewRouteOrigin) {
        if hasArrived { transition?.report(.willRemove(origin)) }
    }

    func staysAfterAll(_ refusal: ViewRouteRefusal) {
        if hasArrived { transition?.report(.removalCancelled(refusal)) }
    }

    func hasGone(by origin: ViewRouteOrigin, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        windowController = nil
        kept = nil
        host?.forget(self)
        let transition = transition
        self.transition = nil
        transition?.report(
            hasArrived ? .removed(origin) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    func hasBeenShown() {
        guard !isGone, !hasArrived else { return }
        hasArrived = true
        transition?.report(.performed)
    }

    /// The handler of a child says that its view is where it belongs.
    func hasBeenPlaced() {
        if view?.superview != nil { return hasBeenShown() }
        isLeaving = true
        controller?.removeFromParent()
        hasGone(by: .code)
    }

    /// It will not come: it is taken out of its place.
    ///
    /// - Returns: Whether it was on its way.
    func hasNotArrived(_ refusal: ViewRouteRefusal) -> Bool {
        guard !hasArrived, !isGone else { return false }
        isLeaving = true
        takeAway()
        hasGone(by: .code, refusal)
        return true
    }

    // MARK: Asked for

    func remove(_ options: ViewRemoveOptions) {
        guard let host, !isGone else { return staysAfterAll(.refused("its window has gone")) }
        guard kind == .addAsChild, let handler = options.removingChildViewHandler, let child = shownObject else {
            return host.remove(self)
        }
        isLeaving = true
        // The handler may take away the last that has kept it.
        kept = child
        ChildViewHandling.run(handler, on: child) { [self] in
            isLeaving = false
            host.remove(self)
        } forgotten: { [self] refusal in
            guard !isGone else { return false }
            isLeaving = false
            kept = nil
            staysAfterAll(refusal)
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

/// A view that is not seen, inside of one that is watched. See ``AppKitHost``.
final class RemovalSensor: NSView {
    private let released: ReleaseSignal
    private let left: @MainActor () -> Void

    init(released: ReleaseSignal, left: @escaping @MainActor () -> Void) {
        self.released = released
        self.left = left
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        if window == nil { left() }
    }
}
#endif
