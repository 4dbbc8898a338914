// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    /// Removes a screen, and the screens above it, without the router.
    ///
    /// - Returns: The reason if the screen cannot be removed; otherwise nil.
    @discardableResult
    public func remove(_ screen: AnyObject, animated: Bool = true) -> ViewRouteRefusal? {
        guard let shown = ShownScreen.of(screen), shown.model === self else {
            return .refused("it is not in this window")
        }
        if let refusal = shown.refusalToLeave { return refusal }
        guard !transitions.isBusy else { return .refused("another transition is running") }
        inOwnTurn { leave(shown.goingWithIt, by: .code, animated: animated) }
        return nil
    }

    /// Updates the model after SwiftUI has removed screens. SwiftUI's own state has already changed.
    func userHasRemoved(_ screens: [ShownScreen]) {
        var going: [ShownScreen] = []
        for shown in screens.flatMap(\.goingWithIt) where shown.model === self && !going.contains(shown) {
            going.append(shown)
        }
        inOwnTurn { leave(going, by: .user, animated: true) }
    }

    /// Removes screens, topmost first.
    ///
    /// - Parameters:
    ///   - going: The screens to remove.
    ///   - main: The presentation that a route removes. The routes of the other screens see a removal by other code.
    ///   - initiator: The initiator of the removal. Screens inside the removed screens report the initiator `code`.
    func leave(
        _ going: [ShownScreen], as main: NavigationPresentation? = nil, by initiator: ViewRouteInitiator, animated: Bool
    ) {
        let presentations = going.flatMap(\.all).compactMap(\.presentation).filter { $0 !== main }
        let taken = main == nil ? going.compactMap(\.presentation) : []
        let initiators = presentations.map { one in taken.contains { $0 === one } ? initiator : .code }
        for (presentation, initiator) in zip(presentations, initiators) { presentation.willRemove(by: initiator) }
        // Keep the screens alive until all observers have received the events.
        withExtendedLifetime(going) {
            ScreenView.changing(animated: animated) {
                for shown in going { detach(shown) }
            }
            for (presentation, initiator) in zip(presentations, initiators) { presentation.didRemove(by: initiator) }
            main?.didRemove(by: initiator)
        }
    }

    /// Removes a screen from its place.
    func detach(_ shown: ShownScreen) {
        switch shown.place {
        case .content: levels.removeAll { $0.content === shown }
        case .pushed, .detail, .tab, .bottom, .list: shown.container?.drop(shown)
        case .child: shown.outer?.children.removeAll { $0 === shown }
        case .part: shown.outer?.parts.removeAll { $0 === shown }
        }
        for inside in shown.all { inside.isDetached = true }
    }

    /// Returns whether nothing covers a screen, and its tabs are selected.
    func isInFront(_ shown: ShownScreen) -> Bool {
        guard levels.last?.content === shown.outermost else { return false }
        return sequence(first: shown, next: \.surrounding).allSatisfy { inner in
            guard let container = inner.container else { return true }
            return container.seen === inner && (container as? ScreenStack)?.hasLink(above: inner) != true
        }
    }

    /// Reveals a screen: removes the screens that cover it and selects its tabs.
    func reveal(_ shown: ShownScreen, animated: Bool) {
        guard let index = levels.firstIndex(where: { $0.content === shown.outermost }) else { return }
        var covering = levels[(index + 1)...].reversed().map(\.content)
        var inner = shown
        while let outer = inner.surrounding {
            if let stack = inner.container as? ScreenStack { covering += stack.above(inner) }
            inner.container?.select(inner)
            inner = outer
        }
        if !covering.isEmpty { leave(covering, by: .code, animated: animated) }
        ScreenView.changing(animated: animated) {
            var inner: ShownScreen? = shown
            while let place = inner {
                place.container?.uncover(place)
                inner = place.surrounding
            }
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// The screens that are removed together with this one, topmost first and this one last.
    var goingWithIt: [ShownScreen] {
        switch place {
        case .pushed:
            guard let stack = container as? ScreenStack else { return [self] }
            return stack.upwards(from: self).flatMap { $0.popovers + [$0] }
        case .content:
            guard let level, let levels = level.model?.levels,
                let index = levels.firstIndex(where: { $0 === level })
            else { return [self] }
            return levels[index...].reversed().map(\.content)
        case .bottom, .list, .detail, .tab, .child, .part:
            return popovers + [self]
        }
    }

    /// The popovers whose anchor is in this screen, and the screens that they present.
    private var popovers: [ShownScreen] {
        guard let levels = model?.levels,
            let index = levels.firstIndex(where: { level in
                level.anchor.flatMap { ScreenAnchor.place(of: $0) }?.isWithin(self) == true
            })
        else { return [] }
        return levels[index...].reversed().map(\.content)
    }
}
