// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard let view = transition.view else { throw ViewRouteRefusal.refused("there is no view") }
        let spot = try spot(for: transition.kind, from: shown(source))
        try check(view, fits: spot)
        let options = transition.options
        let anchor = try anchor(for: spot, options.anchor)
        try announceReplacement(at: spot)
        let presentation = NavigationPresentation(spot.kind, telling: .route(transition))
        guard case .child = spot, let handler = options.addingChildViewHandler else {
            put(view, at: spot, anchor, presentation, options)
            presentation.didPresent()
            return presentation
        }
        var still = options
        still.animated = false
        put(view, at: spot, anchor, presentation, still)
        ChildViewHandling.run(handler, on: view) {
            presentation.didPresent()
        } forgotten: { refusal in
            presentation.hasNotArrived(refusal)
        }
        return presentation
    }

    /// Shows a screen without the router. Hooks and observers receive the events.
    ///
    /// - Parameters:
    ///   - source: The source; nil for the visible screen.
    ///   - anchor: The object that a popover points to.
    /// - Returns: The reason if the screen cannot be shown; otherwise nil.
    @discardableResult
    public func show(
        _ screen: AnyObject, by kind: ViewRouteKind, from source: (any ViewRouteSource)? = nil,
        anchor: AnyObject? = nil,
        animated: Bool = true
    ) -> ViewRouteRefusal? {
        do {
            let start = try shown(source ?? self)
            guard !transitions.isBusy else { throw ViewRouteRefusal.refused("another transition is running") }
            let spot = try spot(for: kind, from: start)
            try check(screen, fits: spot)
            let anchor = try self.anchor(for: spot, anchor)
            try inOwnTurn { try show(screen, at: spot, anchor, from: start, animated: animated) }
            return nil
        } catch {
            return error as? ViewRouteRefusal ?? .refused("\(error)")
        }
    }

    private func show(
        _ screen: AnyObject, at spot: NavigationSpot, _ anchor: AnyObject?, from start: ShownScreen, animated: Bool
    ) throws {
        let listener = PresentationListener.observers(
            ViewObservers(of: self, showing: screen, as: spot.kind, from: start.source, by: .code))
        let presentation = NavigationPresentation(spot.kind, telling: listener)
        presentation.willShow()
        do {
            try announceReplacement(at: spot)
            // A hook may have closed the window or shown the screen.
            guard start.model === self else { throw ViewRouteRefusal.refused("its window was closed") }
            try check(screen, fits: spot)
        } catch {
            presentation.didRemove(by: .code)
            throw error
        }
        var options = ViewRouteOptions()
        options.animated = animated
        put(screen, at: spot, anchor, presentation, options)
        presentation.didPresent()
    }

    /// Runs a change that does not belong to a route, and keeps routes waiting until it ends.
    func inOwnTurn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        transitions.begin()
        defer { transitions.end() }
        return try body()
    }

    /// Returns the object that a popover points to.
    private func anchor(for spot: NavigationSpot, _ anchor: AnyObject?) throws(ViewRouteRefusal) -> AnyObject? {
        guard case .above(.presentAsPopover) = spot else { return nil }
        guard let anchor else { throw .refused("a popover needs an anchor") }
        guard let place = ScreenAnchor.place(of: anchor) else {
            throw .refused("a \(type(of: anchor)) is no anchor: a shown screen or a ScreenAnchor is")
        }
        guard place.model === self else { throw .refused("its anchor is in no window") }
        return (anchor as? ShownScreen)?.screen ?? anchor
    }

    /// Announces the removal of the current detail.
    private func announceReplacement(at spot: NavigationSpot) throws(ViewRouteRefusal) {
        guard case .detail(let columns) = spot, let old = columns.detail else { return }
        old.presentation?.willRemove(by: .code)
        guard columns.shown?.model === self, columns.detail === old else {
            throw .refused("the shown views have changed meanwhile")
        }
    }

    private func put(
        _ view: AnyObject, at spot: NavigationSpot, _ anchor: AnyObject?, _ presentation: NavigationPresentation,
        _ options: ViewRouteOptions
    ) {
        var replaced: ShownScreen?
        let shown = ScreenView.changing(animated: options.animated) { () -> ShownScreen in
            switch spot {
            case .stack(let stack):
                return stack.add(view)
            case .above(let kind):
                let level = NavigationLevel(view, as: kind, at: anchor, with: SheetOptions(options), in: self)
                levels.append(level)
                return level.content
            case .detail(let columns):
                replaced = columns.detail
                replaced?.isDetached = true
                return columns.show(view)
            case .tab(let tabs):
                return tabs.add(view)
            case .child(let parent):
                let child = ShownScreen(view, at: .child, of: parent)
                parent.children.append(child)
                return child
            case .part(let parent):
                let part = ShownScreen(view, at: .part, of: parent)
                parent.parts.append(part)
                return part
            }
        }
        shown.transition = ScreenView.transition(of: options)
        if !options.isDismissalAllowed { shown.isDismissalAllowed = false }
        presentation.stand(at: shown)
        // Keep the replaced screen alive until it has received the event.
        withExtendedLifetime(replaced) {
            for gone in replaced?.all ?? [] { gone.presentation?.didRemove(by: .code) }
        }
    }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? {
        guard !(view is NavigationContainer), ShownScreen.of(view) == nil else { return nil }
        return ScreenStack(root: view)
    }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool {
        guard container !== view, let container = container as? NavigationContainer else { return false }
        return container.contents.contains { $0.all.contains { $0.screen === view } }
    }
}
