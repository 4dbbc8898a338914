// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// A prepared controller that other code or the user is about to show.
@MainActor struct ExpectedController {
    /// The transition; nil if the controller's class is not routable.
    let transition: ViewTransition?
    /// The initiator of the presentation.
    let initiator: ViewRouteInitiator
    /// Kept until it is in the hierarchy, since it may have no other owner.
    let controller: UIViewController
    /// The remaining number of checks before the controller counts as missing.
    var patience = UIKitMove.patience

    /// Reports that the controller was not shown.
    func reportMissing() { transition?.report(.failed(.refused("it was prepared, and not shown"))) }
}

/// Transitions of the user and of other code.
extension UIKitHost {
    /// Follows a transition of the user or of other code, so that routes wait for its end.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator of the transition; nil if UIKit has none.
    ///   - leaving: The controllers that the transition removes, uppermost first.
    ///   - destination: The controller that the transition shows.
    ///   - isSettled: Returns whether the hierarchy is in its final state.
    func takePart(
        in coordinator: (any UIViewControllerTransitionCoordinator)?, leaving: [UIViewController],
        to destination: UIViewController?, isSettled: @escaping @MainActor () -> Bool
    ) {
        let going = presentations(within: leaving)
        let initiators = initiators(of: going, isInteractive: coordinator?.initiallyInteractive == true)
        // Keep the views until all presentations are notified.
        let views = going.map { ($0.element, $0.view) }
        let move = UIKitMove(holdingTurn: true, isSettled: isSettled) { [weak self] move, isCancelled in
            self?.hasEnded(move, isCancelled: isCancelled)
            withExtendedLifetime(views) {}
        }
        move.destination = destination
        move.leaving = going
        begin(move, coordinator)
        for (presentation, initiator) in zip(going, initiators) { presentation.willRemove(by: initiator) }
    }

    private func hasEnded(_ move: UIKitMove, isCancelled: Bool) {
        let (leaving, arriving) = (move.leaving, move.arriving)
        if isCancelled {
            for presentation in leaving { presentation.cancelRemoval() }
            for presentation in arriving { presentation.didRemove(by: .code, .refused("its transition was cancelled")) }
            return
        }
        for presentation in leaving where isInPlace(presentation) { presentation.cancelRemoval() }
        tellGone(leaving.filter { !$0.isGone && !isInPlace($0) }, isInteractive: false)
        for presentation in arriving {
            if isInPlace(presentation) { presentation.didPresent() } else { presentation.didRemove(by: .code) }
        }
    }

    /// Reports screens that were not shown by a route.
    func noticeArrivals() {
        for (controller, kind, container) in strangers() {
            guard isStranger(controller), !isClosed else { continue }
            if let index = expected.firstIndex(where: { $0.controller === controller.contentOfSegue }) {
                let found = expected.remove(at: index)
                introduce(controller, kind, container, found.transition, by: found.initiator)
            } else {
                introduce(controller, kind, container, nil, by: declaration?.initiator ?? .code)
            }
        }
        introduceExpectedParts()
        for index in expected.indices.reversed() {
            expected[index].patience -= 1
            guard expected[index].patience < 0 else { continue }
            expected.remove(at: index).reportMissing()
        }
        if !expected.isEmpty { lookSoon() }
    }

    /// Reports expected controllers inside of a screen that was already reported: as a child, or as the root of a stack.
    private func introduceExpectedParts() {
        for one in expected {
            let controller = one.controller.whatASegueLeadsTo
            guard let place = place(of: controller), holds(controller), !isClosed,
                place.kind != .addAsChild || controller.viewIfLoaded?.superview != nil,
                shown.standing(for: controller) == nil, shown.standing(for: one.controller) == nil,
                let index = expected.firstIndex(where: { $0.controller === one.controller })
            else { continue }
            expected.remove(at: index)
            // A part that is not routable is not reported.
            guard let transition = one.transition else { continue }
            introduce(controller, place.kind, place.container, transition, by: one.initiator)
            if place.kind == .addAsChild { placeSensor(in: one.controller) }
        }
    }

    /// Returns the shown controllers that are not known yet, lowest first.
    private func strangers() -> [(UIViewController, ViewRouteKind, UIViewController?)] {
        var found: [(UIViewController, ViewRouteKind, UIViewController?)] = []
        for (index, level) in (window?.levels ?? []).enumerated() where !level.isAboveScreens {
            if index > 0, isStranger(level) { found.append((level, level.kindOfPresentation, nil)) }
            for container in level.withDescendants {
                for (kind, controller) in container.contained where isStranger(controller) {
                    found.append((controller, kind, container))
                }
            }
        }
        return found
    }

    private func isStranger(_ controller: UIViewController) -> Bool {
        !known.contains(controller) && shown.standing(for: controller) == nil
    }

    private func introduce(
        _ controller: UIViewController, _ kind: ViewRouteKind, _ container: UIViewController?,
        _ transition: ViewTransition?, by initiator: ViewRouteInitiator
    ) {
        // The controllers inside of it were shown together with it.
        known.add(contentsOf: controller.withDescendants)
        let source = container?.predecessor(of: controller) ?? controller.presentingViewController?.seen
        let listener =
            transition.map { PresentationListener.route($0) }
            ?? .observers(ViewObservers(of: self, showing: controller, as: kind, from: source, by: initiator))
        let presentation = UIKitPresentation(kind, of: controller, in: container, host: self, telling: listener)
        shown.add(presentation)
        let move = moves.first { $0.destination?.isWithin(controller) == true }
        move?.arriving.append(presentation)
        transition?.begin(presentation, in: self)
        presentation.willShow()
        if move == nil { presentation.didPresent() }
    }

    /// Puts sensors into the visible screens.
    func placeSensors() {
        for level in window?.levels ?? [] {
            placeSensor(in: level)
            for controller in level.screens where controller.isInWindow { placeSensor(in: controller) }
        }
    }

    /// Puts a sensor into the container view of a presented controller. For another controller, puts it into the controller's
    /// view, if the view may have one.
    func placeSensor(in controller: UIViewController) {
        let isSensorless = controller is any SensorlessController
        if isSensorless { SensorlessHosts.add(self, of: controller) }
        if controller.parent == nil, controller.presentingViewController != nil {
            if let container = controller.presentationController?.containerView {
                return MovementSensor.place(in: container, for: self)
            }
            // The container view does not exist yet.
            guard controller.isInWindow else { return }
        }
        if !isSensorless, !controller.isContainer, let view = controller.viewIfLoaded {
            MovementSensor.place(in: view, for: self)
        }
    }
}

extension UIViewController {
    /// The screens inside that are not containers. A sensorless container counts as one screen.
    fileprivate var screens: [UIViewController] {
        isContainer && !(self is any SensorlessController) ? children.flatMap(\.screens) : [self]
    }

    /// The kind of path by which the controller is presented.
    fileprivate var kindOfPresentation: ViewRouteKind {
        #if !os(tvOS)
        if modalPresentationStyle == .popover { return .presentAsPopover }
        #endif
        return .presentModally
    }

    /// The controllers that a container shows in addition to its first one.
    fileprivate var contained: [(ViewRouteKind, UIViewController)] {
        switch self {
        case let navigation as UINavigationController:
            navigation.viewControllers.dropFirst().map { (.push, $0.contentOfSegue) }
        case let tabs as UITabBarController: tabs.tabScreens.dropFirst().map { (.tab, $0) }
        case let split as UISplitViewController: split.detail.map { [(.showDetail, $0.contentOfSegue)] } ?? []
        default: []
        }
    }

    /// Returns the controller below another one in the stack, or this container.
    fileprivate func predecessor(of controller: UIViewController) -> UIViewController? {
        guard let navigation = self as? UINavigationController,
            let index = navigation.index(of: controller), index > 0
        else { return self }
        return navigation.viewControllers[index - 1]
    }

    /// The screen of a segue or a column: often a navigation controller is around it.
    var contentOfSegue: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? self
    }

    /// The navigation controller of which this controller is the root, or else the controller itself.
    fileprivate var whatASegueLeadsTo: UIViewController {
        guard let navigation = parent as? UINavigationController, navigation.viewControllers.first === self else {
            return self
        }
        return navigation
    }
}
#endif
