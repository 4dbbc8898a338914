// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// What a transition of a router's own can ask. The names begin with an underscore as they did.
extension ZIKViewRouter {
    /// Whether a view can be pushed from the source now.
    public func _canPerformPush() -> Bool { route?.canBegin(.push) ?? false }

    /// Whether a view can be presented from the source now.
    public func _canPerformPresent() -> Bool { route?.canBegin(.presentModally) ?? false }

    /// Whether the view was pushed, and can be popped now.
    public func _canPop() -> Bool { route?.canEnd(.push) ?? false }

    /// Whether the view was presented, and can be dismissed now.
    public func _canDismiss() -> Bool {
        [.presentModally, .presentAsPopover, .presentAsSheet].contains { route?.canEnd($0) ?? false }
    }

    /// Whether the view is a child, and can be taken from its parent now.
    public func _canRemoveFromParentViewController() -> Bool { route?.canEnd(.addAsChild) ?? false }

    /// Whether the view is a subview, and can be taken from its superview now.
    public func _canRemoveFromSuperview() -> Bool { route?.canEnd(.addAsSubview) ?? false }

    /// Lets a transition of a UI file show the view, from inside `performCustomRoute`. The UI file makes the view: it takes the
    /// place of the one that this router has made. What `beginPerformRoute()` and the `endPerformRoute…` say is not needed.
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
    /// Why a router's own transition has not come about, in the words that a host would use.
    init(_ error: any Error) {
        switch error {
        case let refusal as ViewRouteRefusal: self = refusal
        case RouteError.invalidSource(let failure): self = .invalidSource(failure.reason)
        case RouteError.overRoute(let failure): self = .overRoute(failure.reason)
        case RouteError.invalidContainer(let failure): self = .invalidContainer(failure.reason)
        case RouteError.segueNotPerformed(let failure): self = .segueNotPerformed(failure.reason)
        case let error as RouteError: self = .refused(error.failure.reason)
        default: self = .refused("\(error)")
        }
    }
}
