// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// Detects changes by the user and by other code: compares UIKit's hierarchy with the known presentations.
extension UIKitHost {
    /// All shown controllers, including covered ones.
    var hierarchy: [UIViewController] { window?.levels.flatMap(\.withDescendants) ?? [] }

    /// Handles a sensor that has entered or left the window.
    func hasMoved(_ sensor: MovementSensor) {
        guard isWatching, !isClosed else { return }
        let view = sensor.superview
        if sensor.window == nil, let view, view.superview == nil, let part = shown.standing(for: view),
            part.kind == .addAsSubview, part.element === view, !part.isMoving
        {
            // Removing a subview takes no time.
            part.willRemove(by: declaration?.initiator ?? .code)
            part.didRemove(by: part.remover ?? .code)
            return
        }
        // A removed view may have no other owner.
        witnesses += shown.all.flatMap { [$0.element, $0.view] }.compactMap { $0 }
        noticeTransitions()
        lookSoon()
    }

    /// Handles a controller without a sensor that has become invisible.
    func hasDisappeared() {
        witnesses += shown.all.flatMap { [$0.element, $0.view] }.compactMap { $0 }
        lookSoon()
    }

    /// Checks the hierarchy later, when UIKit has completed its current change.
    func lookSoon() {
        guard !isLookingSoon else { return }
        isLookingSoon = true
        Task { [weak self] in
            guard let self else { return }
            isLookingSoon = false
            look()
        }
    }

    /// Checks the hierarchy and reports all changes.
    func look() {
        guard isWatching, !isLooking, !isClosed, window != nil else { return }
        isLooking = true
        let witnesses = witnesses
        self.witnesses = []
        noticeNewRoot()
        settleMoves()
        noticeTransitions()
        noticeEnds()
        noticeArrivals()
        placeSensors()
        if moves.isEmpty { known.keep(hierarchy) }
        isLooking = false
        queue.checkSourceOfDialog()
        withExtendedLifetime(witnesses) {}
    }

    /// Handles a new root controller. All views in the old one were removed.
    private func noticeNewRoot() {
        guard let window, window.rootViewController !== root || root == nil && !shown.all.isEmpty else { return }
        root = window.rootViewController
        if let root { known.add(contentsOf: root.withDescendants) }
        let views = shown.all.map { ($0.element, $0.view) }
        abandonMoves {
            for presentation in shown.all.reversed() where !isInPlace(presentation) {
                presentation.didRemove(by: declaration?.initiator ?? .code)
            }
        }
        withExtendedLifetime(views) {}
    }

    // MARK: Transitions

    /// Finds transitions that others have begun, so that routes wait for their end.
    func noticeTransitions() {
        guard isWatching, !isClosed else { return }
        for controller in hierarchy {
            guard let coordinator = controller.transitionCoordinator,
                !moves.contains(where: { $0.coordinator === coordinator })
            else { continue }
            notice(coordinator, of: controller)
        }
        noticeUnfinished()
    }

    private func notice(_ coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) {
        // A coordinator that has already ended accepts no completion.
        guard coordinator.animate(alongsideTransition: nil, completion: { _ in }) else { return }
        let (from, to) = (coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to))
        var leaving: [UIViewController] = []
        if let from, let to { leaving = going(from: from, to: to) }
        // UIKit can unlink a presented controller before or after the end of its transition.
        takePart(in: coordinator, leaving: leaving, to: to) { [weak self] in
            let levels = self?.window?.levels ?? []
            return !leaving.contains { levels.contains($0) }
        }
    }

    /// Finds changes without animation. UIKit may postpone them and give no coordinator: the stack has changed, but the views
    /// have not.
    private func noticeUnfinished() {
        for case let navigation as UINavigationController in hierarchy {
            guard navigation.isInWindow, let top = navigation.topViewController, isUnfinished(top),
                // A presentation in the top's own context has taken its view out, and leaves the stack where it is.
                top.presentedViewController?.isInWindow != true
            else { continue }
            let leaving = shown.all.reversed().filter {
                $0.container === navigation && $0.kind == .push && !isInPlace($0)
            }
            takePart(in: nil, leaving: leaving.compactMap { $0.element as? UIViewController }, to: top) {
                [weak navigation, weak top] in
                top?.isInWindow != false || navigation?.topViewController !== top
            }
        }
        if let last = window?.levels.last, last !== root, isUnfinished(last) {
            takePart(in: nil, leaving: [], to: last) { [weak self, weak last] in
                guard let self, let last, !last.isInWindow else { return true }
                return window?.levels.contains(last) != true
            }
        }
    }

    private func isUnfinished(_ controller: UIViewController) -> Bool {
        !controller.isInWindow && !moves.contains { $0.destination === controller || !$0.holdsTurn }
    }

    /// Returns the controllers that a transition between two controllers removes, uppermost first.
    private func going(from: UIViewController, to: UIViewController) -> [UIViewController] {
        let levels = window?.levels ?? []
        let (lower, upper) = (to.outermost, from.outermost)
        if let index = levels.firstIndex(where: { $0 === lower }), lower !== upper {
            // UIKit may have unlinked either controller. An arriving controller is above the other one.
            let above = Array(levels[(index + 1)...])
            let isComing = levels.firstIndex { $0 === upper }.map { $0 < index } ?? false
            return isComing ? [] : above.reversed()
        }
        guard let navigation = to.nearest(UINavigationController.self) else { return [] }
        let stack = navigation.viewControllers
        let index = navigation.index(of: to) ?? stack.endIndex
        let remaining = index < stack.endIndex ? Array(stack[...index]) : stack
        let known = shown.all.filter { $0.container === navigation && $0.kind == .push }
            .compactMap { $0.element as? UIViewController }
        let dropped = known.filter { one in !remaining.contains { one.isWithin($0) } }
        return dropped.reversed()
    }

    // MARK: Ends

    /// Reports views that are not in their places any more.
    private func noticeEnds() {
        let gone = shown.all.reversed().filter { presentation in
            presentation.hasArrived && !presentation.isMoving && !isInPlace(presentation)
                && !moves.contains { $0.leaving.contains { $0 === presentation } }
        }
        guard !gone.isEmpty else { return }
        tellGone(gone, isInteractive: false)
    }

    /// Reports views that others have removed.
    func tellGone(_ gone: [UIKitPresentation], isInteractive: Bool) {
        let views = gone.map { ($0.element, $0.view) }
        let initiators = initiators(of: gone, isInteractive: isInteractive)
        for (presentation, initiator) in zip(gone, initiators) where presentation.element != nil {
            presentation.willRemove(by: initiator)
        }
        for (presentation, initiator) in zip(gone, initiators) {
            presentation.didRemove(by: presentation.remover ?? (presentation.element == nil ? .release : initiator))
        }
        withExtendedLifetime(views) {}
    }

    /// Returns the initiators of removals.
    ///
    /// UIKit does not report them. Views inside of other removed views are removed by code. For the outer views, a declared
    /// initiator comes first. Otherwise the host attributes a single removal to the user if the transition is interactive or
    /// the user can dismiss the view, and all others to code.
    func initiators(of leaving: [UIKitPresentation], isInteractive: Bool) -> [ViewRouteInitiator] {
        let outer = leaving.filter { one in
            guard let element = one.element else { return true }
            return !leaving.contains { other in
                other !== one && other.element.map { $0 !== element && element.isInside($0) } == true
            }
        }
        return leaving.map { presentation in
            guard outer.contains(where: { $0 === presentation }) else { return .code }
            if let declaration { return declaration.initiator }
            return outer.count == 1 && (isInteractive || canBeLeftByUser(presentation)) ? .user : .code
        }
    }

    private func canBeLeftByUser(_ presentation: UIKitPresentation) -> Bool {
        guard let controller = presentation.element as? UIViewController else { return false }
        switch presentation.kind {
        case .push:
            return !presentation.isRoot && !controller.seen.navigationItem.hidesBackButton
        case .presentModally, .presentAsSheet, .presentAsPopover:
            return controller.modalPresentationStyle.canBeLeftByUser && !controller.isModalInPresentation
                && !controller.seen.isModalInPresentation
        default:
            return false
        }
    }
}

extension [UIViewController] {
    func contains(_ controller: UIViewController) -> Bool { contains { $0 === controller } }
}
#endif
