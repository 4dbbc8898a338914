// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterViews

extension GTKWindow {
    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard move == nil else { throw ViewRouteRefusal.refused("another transition is running") }
        let element = try element(of: source)
        if transition.kind == .performSegue { return try performSegue(transition, from: element) }
        guard let view = transition.view else { throw ViewRouteRefusal.refused("there is no view") }
        return try show(view, at: spot(for: transition.kind, from: element), transition)
    }

    private func performSegue(
        _ transition: ViewTransition, from element: GTKElement
    ) throws -> any ViewPresentation {
        let screen = try segueScreen(from: element)
        let identifier = transition.options.segueIdentifier ?? ""
        guard let segue = screen.segues[identifier] else {
            throw ViewRouteRefusal.segueNotPerformed(
                "\(GTKWindow.name(of: screen)) has no segue \"\(identifier)\"")
        }
        _ = try spot(for: segue.kind, from: screen)
        let view = try transition.view ?? segue.view(identifier)
        if transition.view == nil { try transition.prepare(view) }
        // The preparation may have changed the hierarchy.
        guard move == nil else { throw ViewRouteRefusal.refused("another transition is running") }
        return try show(view, at: spot(for: segue.kind, from: screen), transition)
    }

    private func show(
        _ view: AnyObject, at spot: GTKSpot, _ transition: ViewTransition
    ) throws(ViewRouteRefusal) -> GTKPresentation {
        let element = try check(view, fits: spot)
        try announceReplacement(at: spot)
        let options = transition.options
        let presentation = GTKPresentation(spot.kind, of: element, in: self, telling: .route(transition))
        try put(element, at: spot, presentation, options)
        guard case .child = spot, let handler = options.addingChildViewHandler else {
            arrive(element, at: spot, presentation, animated: options.animated, in: nil)
            return presentation
        }
        ChildViewHandling.run(handler, on: element) {
            if gtk_widget_get_parent(element.widget) == nil {
                presentation.didRemove(by: .code)
            } else {
                presentation.didPresent()
            }
        } forgotten: { refusal in
            presentation.hasNotArrived(refusal)
        }
        return presentation
    }

    /// Notifies the current detail that it will be replaced.
    func announceReplacement(at spot: GTKSpot) throws(ViewRouteRefusal) {
        guard case .detail(let split) = spot, let old = split.detail else { return }
        for presentation in presentations(inside: [old]) { presentation.willRemove(by: .code) }
        old.presentation?.willRemove(by: .code)
        guard split.window === self, split.detail === old else {
            throw .refused("the shown views have changed meanwhile")
        }
    }

    /// Puts a view into its place. A view that slides in is not visible yet.
    func put(
        _ element: GTKElement, at spot: GTKSpot, _ presentation: GTKPresentation, _ options: ViewRouteOptions
    ) throws(ViewRouteRefusal) {
        let anchor = try anchor(for: spot, options)
        // Set the presentation first, so that GTK's signals about the widget are ignored.
        let shown = [element, presentation.view].compactMap { $0 }
        for shown in shown where shown.presentation == nil { shown.presentation = presentation }
        // Kept until all presentations are notified.
        let replaced: GTKScreen? = if case .detail(let split) = spot { split.detail } else { nil }
        let going = (replaced.map { presentations(inside: [$0]) } ?? []) + [replaced?.presentation].compactMap { $0 }
        for presentation in going { presentation.isLeaving = true }
        do {
            try put(element, at: spot, options, anchor)
            remember(presentation)
            withExtendedLifetime(replaced) {
                for presentation in going { presentation.didRemove(by: .code) }
            }
        } catch {
            for presentation in going { presentation.isLeaving = false }
            for shown in shown where shown.presentation === presentation { shown.presentation = nil }
            throw error
        }
    }

    private func put(
        _ element: GTKElement, at spot: GTKSpot, _ options: ViewRouteOptions, _ anchor: GTKWidget?
    ) throws(ViewRouteRefusal) {
        switch (spot, element as? GTKScreen) {
        case (.stack(let navigation), let screen?):
            navigation.add(screen)
        case (.above(let kind, let level), let screen?):
            raise(screen, as: kind, above: level, options, anchor)
        case (.ownWindow, let screen?):
            raise(screen, as: .window, above: nil, options, nil)
        case (.detail(let split), let screen?):
            split.dropDetail()
            split.put(screen)
        case (.tab(let tabs), let screen?):
            tabs.add(screen)
        case (.child, _) where options.addingChildViewHandler != nil:
            element.place = .child
        case (.child(let parent as GTKElement), _), (.subview(let parent), _):
            if case .child = spot { element.place = .child } else { element.place = .subview }
            guard parent.place(element) else {
                element.place = nil
                throw .refused(
                    "\(GTKWindow.name(of: parent)) has no place for it: its widget takes no children, and "
                        + "place(_:) is not overridden")
            }
        default:
            throw .refused("\(GTKWindow.name(of: element)) is a view, no screen")
        }
    }

    /// Returns the widget that a popover points to.
    private func anchor(for spot: GTKSpot, _ options: ViewRouteOptions) throws(ViewRouteRefusal) -> GTKWidget? {
        guard case .above(.presentAsPopover, _) = spot else { return nil }
        let widget: GTKWidget
        switch options.anchor {
        case let element as GTKElement: widget = element.widget
        case let reference as GTKReference: widget = reference.widget
        case nil: throw .refused("a popover needs an anchor")
        case let other?: throw .refused("a \(type(of: other)) is no anchor: a GTKElement or a GTKReference is")
        }
        guard GTKLevel.around(widget)?.window === self else { throw .refused("its anchor is in no window") }
        return widget
    }

    /// Shows a view that is already in its place.
    func arrive(
        _ element: GTKElement, at spot: GTKSpot, _ presentation: GTKPresentation, animated: Bool, in begun: GTKMove?
    ) {
        guard case .stack(let navigation) = spot, let screen = element as? GTKScreen else {
            if let begun {
                run(begun, awaiting: nil) { presentation.didPresent() }
            } else {
                presentation.didPresent()
            }
            return
        }
        // Without a visible slide, the transition ends here.
        guard navigation.show(screen, movingBack: false, animated: animated) || begun != nil else {
            presentation.didPresent()
            return
        }
        let isSliding = navigation.isSliding
        run(begun ?? startMove(holdingTurn: false), awaiting: isSliding ? navigation : nil) {
            presentation.didPresent()
        }
    }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? {
        guard let screen = view as? GTKScreen, !(screen is any GTKContainer), screen.place == nil,
            gtk_widget_get_parent(screen.widget) == nil
        else { return nil }
        return GTKNavigation(root: screen)
    }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool {
        guard container !== view, let outer = container as? GTKElement, let inner = view as? GTKElement
        else { return false }
        return inner.isWithin(outer)
    }
}
#endif
