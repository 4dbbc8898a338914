// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
public import ModuleRouterViews

/// The place for a view that is shown by one kind of path from one source.
@MainActor struct AppKitSpot {
    /// The kind of path by which the view is actually shown.
    let kind: ViewRouteKind
    /// The view controller that shows the view. Nil if the source is a plain view without a view controller.
    let source: NSViewController?
    /// The source's view.
    let sourceView: NSView
    /// The view controller to show; nil for a plain view.
    let controller: NSViewController?
    /// The view that a popover points to.
    let anchor: NSView?
    /// The presentation with which the view ends.
    let below: AppKitPresentation?
}

extension AppKitHost {
    private static let kinds: Set<ViewRouteKind> = [
        .presentModally, .presentAsSheet, .presentAsPopover, .animator, .show, .showDetail, .window, .addAsChild,
        .addAsSubview,
    ]

    public func supports(_ kind: ViewRouteKind) -> Bool { AppKitHost.kinds.contains(kind) }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        do {
            _ = try start(of: kind, from: source)
            return nil
        } catch {
            return error
        }
    }

    /// - Returns: The view and the view controller from which this kind of path starts.
    func start(
        of kind: ViewRouteKind, from source: any ViewRouteSource
    ) throws(ViewRouteRefusal) -> (view: NSView, controller: NSViewController?) {
        let source = try uppermost(source)
        let view: NSView
        switch source {
        case let controller as NSViewController where controller.isViewLoaded: view = controller.view
        case let plain as NSView: view = plain
        default: throw .invalidSource("it is in no window")
        }
        guard let window = view.window, AppKitHost.host(of: window) === self else {
            throw .invalidSource("it is in no window")
        }
        switch kind {
        case .addAsSubview: return (view, source as? NSViewController)
        case .addAsChild:
            guard let controller = source as? NSViewController else { throw .invalidSource("a view takes no children") }
            return (view, controller)
        case .window, .show, .showDetail: return (view, source as? NSViewController)
        default:
            if let dialog { throw dialog.refusal }
            guard let controller = source as? NSViewController ?? controller(around: view, in: window) else {
                throw .invalidSource("it belongs to no view controller")
            }
            if let above = modal(above: window) {
                throw .invalidSource(
                    "it presents \(above.shownObject.map { "\(type(of: $0))" } ?? "something") already")
            }
            return (view, controller)
        }
    }

    /// Returns the source itself. For a window, returns its uppermost view controller or view.
    private func uppermost(_ source: any ViewRouteSource) throws(ViewRouteRefusal) -> any ViewRouteSource {
        guard var window = source as? NSWindow else { return source }
        var below: Set<ObjectIdentifier> = []
        // A dialog is no screen.
        while let above = (window.attachedSheet === dialog?.alert.window ? nil : window.attachedSheet)
            ?? modal(above: window)?.window,
            below.insert(ObjectIdentifier(window)).inserted, !below.contains(ObjectIdentifier(above))
        {
            window = above
        }
        if let controller = window.contentViewController { return controller }
        guard let view = window.contentView else { throw .invalidSource("the window has no content") }
        return view
    }

    /// Returns the presentation by a route that prevents a window from presenting another one.
    private func modal(above window: NSWindow) -> AppKitPresentation? {
        let level = level(of: window)
        // Nothing is known about a window that other code has shown.
        guard level != nil || window === self.window else { return nil }
        return presentations.first { $0.isModal && $0.level === level }
    }

    /// Returns the innermost view controller that contains a view.
    private func controller(around view: NSView, in window: NSWindow) -> NSViewController? {
        guard var controller = window.contentViewController, view.isDescendant(of: controller.view) else { return nil }
        while let child = controller.children.first(where: { $0.isViewLoaded && view.isDescendant(of: $0.view) }) {
            controller = child
        }
        return controller
    }

    /// Returns the presentation that shows a window; nil for the window of this host.
    func level(of window: NSWindow) -> AppKitPresentation? { presentations.first { $0.window === window } }

    /// Returns the innermost presentation that contains a view.
    func innermost(around view: NSView) -> AppKitPresentation? {
        presentations.last { shown in shown.view.map { view.isDescendant(of: $0) } ?? false }
    }

    /// - Throws: The reason why the view cannot be put there.
    func spot(_ view: AnyObject, for transition: ViewTransition, from source: any ViewRouteSource) throws -> AppKitSpot
    {
        let start = try start(of: transition.kind, from: source)
        let kind: ViewRouteKind =
            switch transition.kind {
            case .show, .showDetail: .window
            default: transition.kind
            }
        let controller = view as? NSViewController
        if kind == .addAsSubview {
            guard let view = view as? NSView else {
                throw ViewRouteRefusal.refused("a \(type(of: view)) is no NSView: it can only be a child")
            }
            if view.superview != nil { throw ViewRouteRefusal.alreadyActive("it is in a hierarchy already") }
        } else {
            guard let controller else { throw ViewRouteRefusal.refused("a \(type(of: view)) is no NSViewController") }
            // A presented view is in a visible window. `presentingViewController` may be a deallocated one.
            if controller.parent != nil || controller.isViewLoaded && controller.view.window?.isVisible == true {
                throw ViewRouteRefusal.alreadyActive("\(type(of: controller)) is in a hierarchy already")
            }
        }
        let anchor = try anchor(for: kind, transition.options.anchor)
        return AppKitSpot(
            kind: kind, source: start.controller, sourceView: start.view, controller: controller, anchor: anchor,
            below: kind == .window ? nil : innermost(around: anchor ?? start.view))
    }

    private func anchor(for kind: ViewRouteKind, _ anchor: AnyObject?) throws -> NSView? {
        guard kind == .presentAsPopover else { return nil }
        let view: NSView
        switch anchor {
        case let controller as NSViewController: view = controller.view
        case let plain as NSView: view = plain
        case nil: throw ViewRouteRefusal.refused("a popover needs an anchor")
        case let other?:
            throw ViewRouteRefusal.refused("a \(type(of: other)) is no anchor: an NSView or an NSViewController is")
        }
        guard let window = view.window, AppKitHost.host(of: window) === self else {
            throw ViewRouteRefusal.refused("its anchor is in no window")
        }
        return view
    }
}

extension AppKitPresentation {
    /// Whether it prevents its source from presenting another view.
    fileprivate var isModal: Bool { window != nil && kind != .window }
}
#endif
