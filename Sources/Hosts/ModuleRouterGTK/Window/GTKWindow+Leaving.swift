// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouterViews

extension GTKWindow {
    /// Returns the elements that are removed together with an element, uppermost first and the element last.
    func going(with element: GTKElement) -> [GTKElement] {
        switch element.place {
        case .pushed:
            guard let navigation = element.outer as? GTKNavigation,
                let index = navigation.stack.lastIndex(where: { $0 === element })
            else { return [element] }
            return navigation.stack[index...].reversed().flatMap { popovers(within: $0) + [$0] }
        case .content:
            guard let level = element.level else { return [element] }
            return above(level) + [element]
        case nil, .bottom, .list, .detail, .tab, .child, .subview:
            return popovers(within: element) + [element]
        }
    }

    /// Returns the contents of the levels above a window or popover, uppermost first.
    func above(_ level: GTKLevel) -> [GTKElement] {
        levels.reversed().filter { $0.below === level }.flatMap { above($0) + [$0.content] }
    }

    private func popovers(within element: GTKElement) -> [GTKElement] {
        levels.reversed().filter { level in
            guard level.popover != nil, let anchor = gtk_widget_get_parent(level.native) else { return false }
            return GTKElement.nearest(anchor)?.isWithin(element) == true
        }.flatMap { above($0) + [$0.content] }
    }

    /// Removes elements, uppermost first.
    ///
    /// - Parameters:
    ///   - elements: The elements to remove.
    ///   - main: The presentation that a route removes. The routes of the other elements report a removal by code.
    ///   - initiator: The initiator of the removal. The views inside of the elements report a removal by code.
    ///   - holdingTurn: Whether the removal takes a turn of the queue. The library did not begin it, so routes must wait for
    ///     it.
    ///   - abandonment: Fires if the window is closed before the removal ends.
    ///   - completion: Called after the removal.
    func leave(
        _ elements: [GTKElement], as main: GTKPresentation? = nil, by initiator: ViewRouteInitiator, holdingTurn: Bool,
        animated: Bool, abandonment: ReleaseSignal? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        guard move == nil else {
            main?.cancelRemoval(.refused("another transition is running"))
            return
        }
        let move = startMove(holdingTurn: holdingTurn, abandonment: abandonment)
        let inside = presentations(inside: elements).filter { $0 !== main }
        let presentations = elements.map(\.presentation)
        for presentation in inside { presentation.willRemove(by: .code) }
        for presentation in presentations {
            if let presentation, presentation !== main { presentation.willRemove(by: main == nil ? initiator : .code) }
        }
        // A hook may have closed the window.
        guard self.move === move else { return }
        for element in elements { takeFocus(from: element) }
        // The user has left these screens. Text that is typed into a page that slides out would be lost.
        let inputs = elements.map { DisabledInput(of: $0.widget) }
        run(move, awaiting: slide(elements, animated: animated)) { [self] in
            for presentation in inside + presentations + [main] { presentation?.isLeaving = true }
            // The screen can take the focus again while it slides out: the user presses a key, or one of its tasks ends.
            for element in elements { takeFocus(from: element) }
            for element in elements { detach(element) }
            for input in inputs { input.enable() }
            for presentation in inside { presentation.didRemove(by: .code) }
            for presentation in presentations {
                presentation?.didRemove(by: main == nil || presentation === main ? initiator : .code)
            }
            // Still needed if the main presentation belongs to a view inside of a removed element.
            main?.didRemove(by: initiator)
            completion?()
        }
    }

    /// Returns the presentations of the views that a host put inside of elements, most recent first. A view that was added by
    /// hand belongs to its container, which may be shown again with it.
    func presentations(inside elements: [GTKElement]) -> [GTKPresentation] {
        presentations.reversed().filter { presentation in
            guard let inner = presentation.element, inner.place != nil else { return false }
            return elements.contains { $0.presentation !== presentation && inner !== $0 && inner.isWithin($0) }
        }
    }

    /// Removes the focus from an element that is about to be removed.
    ///
    /// `GtkWindow` keeps a reference to a widget that is hidden while the focus is inside, until the next event. If the widget is
    /// removed before that event while the focus is still inside, the window takes a second reference and never releases the
    /// first one.
    private func takeFocus(from element: GTKElement) {
        guard let root = gtk_widget_get_root(element.widget), let focus = gtk_root_get_focus(root),
            focus == element.widget || gtk_widget_is_ancestor(focus, element.widget) != 0
        else { return }
        gtk_root_set_focus(root, nil)
    }

    /// Begins to slide out the removed pages.
    ///
    /// - Returns: The sliding container. Nil if none slides, or if several would have to.
    private func slide(_ elements: [GTKElement], animated: Bool) -> GTKNavigation? {
        var targets: [(navigation: GTKNavigation, screen: GTKScreen)] = []
        for element in elements where element.place == .pushed {
            guard let navigation = element.outer as? GTKNavigation,
                let index = navigation.stack.lastIndex(where: { $0 === element }), index > 0
            else { continue }
            targets.removeAll { $0.navigation === navigation }
            targets.append((navigation, navigation.stack[index - 1]))
        }
        for target in targets {
            target.navigation.show(target.screen, movingBack: true, animated: animated && targets.count == 1)
        }
        return targets.count == 1 && targets[0].navigation.isSliding ? targets[0].navigation : nil
    }

    /// Removes an element from its place.
    func detach(_ element: GTKElement) {
        switch element.place {
        case .pushed: (element.outer as? GTKNavigation)?.drop(element)
        case .detail: (element.outer as? GTKSplit)?.dropDetail()
        case .tab: (element.outer as? GTKTabs)?.drop(element)
        case .content:
            guard let level = element.level else { return }
            levels.removeAll { $0 === level }
            level.close()
        case nil, .child, .subview:
            module_router_gtk_remove_from_parent(element.widget)
            element.place = nil
        case .bottom, .list: break
        }
    }

    /// Reveals a view: removes the screens that cover it, and selects its tabs.
    func reveal(_ element: GTKElement, animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard move == nil, let level = element.level else {
            completion(.refused(move == nil ? "it is in no window" : "another transition is running"))
            return
        }
        let covering = covering(element, in: level)
        for (tabs, screen) in element.unselectedTabs { tabs.select(screen) }
        if let native = level.gtkWindow { gtk_window_present(native) }
        guard !covering.isEmpty else { return completion(nil) }
        var isTold = false
        let tell = { (refusal: ViewRouteRefusal?) in
            guard !isTold else { return }
            isTold = true
            completion(refusal)
        }
        leave(
            covering, by: .code, holdingTurn: false, animated: animated,
            abandonment: ReleaseSignal { tell(.refused("its window was closed")) }, completion: { tell(nil) })
    }
}

extension GTKWindow {
    /// Returns the screens that cover an element of a level, uppermost first.
    func covering(_ element: GTKElement, in level: GTKLevel) -> [GTKElement] {
        var covering = above(level)
        var inner = element
        while let outer = inner.outer {
            if let navigation = outer as? GTKNavigation,
                let index = navigation.stack.lastIndex(where: { $0 === inner })
            {
                covering += navigation.stack[(index + 1)...].reversed()
            }
            inner = outer
        }
        return covering
    }
}

extension GTKElement {
    /// The tabs around this element that are not selected.
    var unselectedTabs: [(tabs: GTKTabs, screen: GTKScreen)] {
        sequence(first: self, next: \.outer).compactMap { inner in
            guard let tabs = inner.outer as? GTKTabs, let screen = inner as? GTKScreen, tabs.selected !== screen else {
                return nil
            }
            return (tabs, screen)
        }
    }
}

/// A widget that receives neither keys nor clicks.
@MainActor private struct DisabledInput {
    private let widget: GTKWidget
    private let canFocus: Int32
    private let canTarget: Int32

    init(of widget: GTKWidget) {
        self.widget = widget
        canFocus = gtk_widget_get_can_focus(widget)
        canTarget = gtk_widget_get_can_target(widget)
        gtk_widget_set_can_focus(widget, 0)
        gtk_widget_set_can_target(widget, 0)
    }

    /// Restores the previous state.
    func enable() {
        gtk_widget_set_can_focus(widget, canFocus)
        gtk_widget_set_can_target(widget, canTarget)
    }
}
#endif
