// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Queries for a router's custom transitions. The underscores come from ZIKRouter.
extension ZIKViewRouter {
    /// Returns whether a view can be pushed from the source now.
    public func _canPerformPush() -> Bool { route?.canBegin(.push) ?? false }

    /// Returns whether a view can be presented from the source now.
    public func _canPerformPresent() -> Bool { route?.canBegin(.presentModally) ?? false }

    /// Returns whether the view was pushed and can be popped now.
    public func _canPop() -> Bool { route?.canEnd(.push) ?? false }

    /// Returns whether the view was presented and can be dismissed now.
    public func _canDismiss() -> Bool {
        [.presentModally, .presentAsPopover, .presentAsSheet].contains { route?.canEnd($0) ?? false }
    }

    /// Returns whether the view is a child and can be removed from its parent now.
    public func _canRemoveFromParentViewController() -> Bool { route?.canEnd(.addAsChild) ?? false }

    /// Returns whether the view is a subview and can be removed from its superview now.
    public func _canRemoveFromSuperview() -> Bool { route?.canEnd(.addAsSubview) ?? false }

    /// Shows the view by a segue, from inside `performCustomRoute`. The UI file makes the view, which replaces the one of this
    /// router. Calls of `beginPerformRoute()` and `endPerformRoute…` are not needed.
    public func _performSegue(withIdentifier identifier: String, fromSource source: Any?, sender: Any?) {
        guard let customRoute else { return }
        guard let source = source as? any ViewRouteSource else {
            customRoute.hosted = .failure(ViewRouteRefusal.invalidSource("the source of the segue is no screen"))
            return
        }
        customRoute.hosted = Result {
            try customRoute.transition.performSegue(identifier, from: source, sender: sender.map { $0 as AnyObject })
        }
    }
}

extension ViewRouteRefusal {
    /// Converts the error of a router's custom transition to a refusal, as a host would report it.
    init(_ error: any Error) {
        if let refusal = error as? ViewRouteRefusal {
            self = refusal
            return
        }
        let reason = (error as? RouteError)?.reason ?? "\(error)"
        switch (error as? RouteError)?.code {
        case .invalidSource: self = .invalidSource(reason)
        case .alreadyActive: self = .alreadyActive(reason)
        case .invalidContainer: self = .invalidContainer(reason)
        case .segueNotPerformed: self = .segueNotPerformed(reason)
        default: self = .refused(reason)
        }
    }
}
