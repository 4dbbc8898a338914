// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
public import ModuleRouterViews

extension AppKitHost {
    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard let view = transition.view else { throw ViewRouteRefusal.refused("there is no view") }
        let spot = try spot(view, for: transition, from: source)
        let presentation = AppKitPresentation(spot.kind, spot, in: self, telling: transition)
        if let part = view as? NSView {
            spot.sourceView.addSubview(part)
            presentation.stand(part)
            presentation.didPresent()
            return presentation
        }
        guard let controller = spot.controller else { throw ViewRouteRefusal.refused("there is no view controller") }
        guard spot.kind == .addAsChild else {
            let windowController = try show(controller, spot, transition.options)
            presentation.stand(controller.view, in: windowController)
            presentation.didPresent()
            return presentation
        }
        spot.source?.addChild(controller)
        guard let handler = transition.options.addingChildViewHandler else {
            controller.view.frame = spot.sourceView.bounds
            controller.view.autoresizingMask = [.width, .height]
            spot.sourceView.addSubview(controller.view)
            presentation.stand(controller.view)
            presentation.didPresent()
            return presentation
        }
        presentation.stand(controller.view)
        ChildViewHandling.run(handler, on: controller) {
            presentation.hasBeenPlaced()
        } forgotten: { refusal in
            presentation.hasNotArrived(refusal)
        }
        return presentation
    }

    /// Shows a view controller above the source, or in a window of its own.
    ///
    /// - Returns: The controller that keeps the window, for a window of its own.
    private func show(
        _ controller: NSViewController, _ spot: AppKitSpot, _ options: ViewRouteOptions
    ) throws -> NSWindowController? {
        guard spot.kind != .window else {
            let windowController = NSWindowController(window: NSWindow(contentViewController: controller))
            windowController.showWindow(nil)
            return windowController
        }
        guard let source = spot.source else { throw ViewRouteRefusal.invalidSource("it belongs to no view controller") }
        switch spot.kind {
        case .presentAsSheet:
            source.presentAsSheet(controller)
        case .presentAsPopover:
            let anchor = spot.anchor ?? source.view
            let style = options[PopoverStyle.self]
            let own = options.popover
            source.present(
                controller,
                asPopoverRelativeTo: own?.rect.map { NSRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
                    ?? anchor.bounds,
                of: anchor, preferredEdge: own?.preferredEdge.flatMap(NSRectEdge.init(rawValue:)) ?? style.edge,
                behavior: own?.behavior.flatMap(NSPopover.Behavior.init(rawValue:)) ?? style.behavior)
        case .animator:
            guard let animator = options[PresentationAnimator.self] else {
                throw ViewRouteRefusal.refused("there is no animator")
            }
            source.present(controller, animator: animator)
        default:
            source.presentAsModalWindow(controller)
        }
        // These methods act immediately, and none reports a failure.
        guard controller.presentingViewController != nil else {
            throw ViewRouteRefusal.refused("AppKit has not presented it")
        }
        return nil
    }

    public func needsContainer(around view: AnyObject) -> Bool { !(view is NSResponder) }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool {
        guard let container = container as? NSViewController, let view = view as? NSViewController else { return false }
        return container.children.contains { $0 === view || self.container($0, holds: view) }
    }

    public func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool {
        if kind == .addAsSubview { return (view as? NSView)?.superview != nil }
        guard let controller = view as? NSViewController else { return false }
        switch kind {
        // `presentingViewController` may be a deallocated one.
        case .presentModally, .presentAsPopover, .presentAsSheet:
            return controller.isViewLoaded && controller.view.window?.isVisible == true
        case .addAsChild: return controller.parent != nil
        default: return false
        }
    }
}
#endif
