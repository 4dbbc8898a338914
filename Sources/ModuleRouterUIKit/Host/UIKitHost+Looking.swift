// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
import UIKit

/// How the host learns what others do: it compares what UIKit shows with what it knows.
extension UIKitHost {
    /// Every controller that is shown, covered or not.
    var hierarchy: [UIViewController] { window?.levels.flatMap(\.withDescendants) ?? [] }

    /// Something with a sensor has come to the window, or has left it.
    func hasMoved(_ sensor: MovementSensor) {
        guard isWatching, !isClosed else { return }
        let view = sensor.superview
        if sensor.window == nil, let view, view.superview == nil, let part = shown.standing(for: view),
            part.kind == .addAsSubview, part.element === view, !part.isMoving
        {
            // Nothing takes its time here.
            part.willGo(by: declaration?.origin ?? .code)
            part.hasGone(by: part.remover ?? .code)
            return
        }
        // What is taken out may be kept by nobody else.
        witnesses += shown.all.flatMap { [$0.element, $0.view] }.compactMap { $0 }
        noticeTransitions()
        lookSoon()
    }

    /// A controller without a sensor says that it is not seen any more.
    func hasDisappeared() {
        witnesses += shown.all.flatMap { [$0.element, $0.view] }.compactMap { $0 }
        lookSoon()
    }

    /// Looks when UIKit has done what it is in the middle of.
    func lookSoon() {
        guard !isLookingSoon else { return }
        isLookingSoon = true
        Task { [weak self] in
            guard let self else { return }
            isLookingSoon = false
            look()
        }
    }

    /// Tells of all that has become different.
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
        withExtendedLifetime(witnesses) {}
    }

    /// Other code has given the window another root: all that was in the old one has gone.
    private func noticeNewRoot() {
        guard let window, window.rootViewController !== root || root == nil && !shown.all.isEmpty else { return }
        root = window.rootViewController
        if let root { known.add(contentsOf: root.withDescendants) }
        let views = shown.all.map { ($0.element, $0.view) }
        abandonMoves {
            for presentation in shown.all.reversed() where !isInPlace(presentation) {
                presentation.hasGone(by: declaration?.origin ?? .code)
            }
        }
        withExtendedLifetime(views) {}
    }

    // MARK: Transitions

    /// Others have begun a transition: routes wait for its end.
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
        // One that has ended already has nobody to tell.
        guard coordinator.animate(alongsideTransition: nil, completion: { _ in }) else { return }
        let (from, to) = (coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to))
        var leaving: [UIViewController] = []
        if let from, let to { leaving = going(from: from, to: to) }
        // Those who present forget what they have presented after the end, or before.
        takePart(in: coordinator, leaving: leaving, to: to) { [weak self] in
            let levels = self?.window?.levels ?? []
            return !leaving.contains { levels.contains($0) }
        }
    }

    /// What is not animated may have no coordinator, and be put off all the same: the stack is another already, and the views
    /// are not.
    private func noticeUnfinished() {
        for case let navigation as UINavigationController in hierarchy {
            guard navigation.isInWindow, let top = navigation.topViewController, isUnfinished(top) else { continue }
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

    /// What a transition between two controllers takes away, the uppermost first.
    private func going(from: UIViewController, to: UIViewController) -> [UIViewController] {
        let levels = window?.levels ?? []
        let (lower, upper) = (to.outermost, from.outermost)
        if let index = levels.firstIndex(where: { $0 === lower }), lower !== upper {
            // Either may have been unlinked already; what comes has a level above the other.
            let above = Array(levels[(index + 1)...])
            let isComing = levels.firstIndex { $0 === upper }.map { $0 < index } ?? false
            return isComing ? [] : above.reversed()
        }
        guard let navigation = to.nearest(UINavigationController.self) else { return [] }
        let stack = navigation.viewControllers
        let index = stack.firstIndex { to.isWithin($0) } ?? stack.endIndex
        let remaining = index < stack.endIndex ? Array(stack[...index]) : stack
        let known = shown.all.filter { $0.container === navigation && $0.kind == .push }
            .compactMap { $0.element as? UIViewController }
        let dropped = known.filter { one in !remaining.contains { $0 === one } }
        return dropped.reversed()
    }

    // MARK: Ends

    /// Views are not where they were.
    private func noticeEnds() {
        let gone = shown.all.reversed().filter { presentation in
            presentation.hasArrived && !presentation.isMoving && !isInPlace(presentation)
                && !moves.contains { $0.leaving.contains { $0 === presentation } }
        }
        guard !gone.isEmpty else { return }
        tellGone(gone, isInteractive: false)
    }

    /// Tells that views have gone, which others have taken away.
    func tellGone(_ gone: [UIKitPresentation], isInteractive: Bool) {
        let views = gone.map { ($0.element, $0.view) }
        let origins = origins(of: gone, isInteractive: isInteractive)
        for (presentation, origin) in zip(gone, origins) where presentation.element != nil {
            presentation.willGo(by: origin)
        }
        for (presentation, origin) in zip(gone, origins) {
            presentation.hasGone(by: presentation.remover ?? (presentation.element == nil ? .release : origin))
        }
        withExtendedLifetime(views) {}
    }

    /// Who takes views away.
    ///
    /// UIKit does not say. One that goes alone, and that the user can take away, is told as theirs; what is inside of another goes
    /// by code.
    func origins(of leaving: [UIKitPresentation], isInteractive: Bool) -> [ViewRouteOrigin] {
        let outer = leaving.filter { one in
            guard let element = one.element else { return true }
            return !leaving.contains { other in
                other !== one && other.element.map { $0 !== element && element.isInside($0) } == true
            }
        }
        return leaving.map { presentation in
            guard outer.contains(where: { $0 === presentation }) else { return .code }
            if let declaration { return declaration.origin }
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
