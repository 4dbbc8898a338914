// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension NavigationModel {
    /// Takes a screen away by hand, as code does that asks no router, with what is above it.
    ///
    /// - Returns: Why it stays; nil if it goes.
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

    /// SwiftUI has written that screens are not shown any more: what it shows has changed already.
    func userHasRemoved(_ screens: [ShownScreen]) {
        var going: [ShownScreen] = []
        for shown in screens.flatMap(\.goingWithIt) where shown.model === self && !going.contains(shown) {
            going.append(shown)
        }
        inOwnTurn { leave(going, by: .user, animated: true) }
    }

    /// Takes screens away, the uppermost first.
    ///
    /// - Parameters:
    ///   - going: What goes.
    ///   - main: What a route removes; the others are removed by other code as far as their routes know.
    ///   - origin: Who takes them away. What is inside of them goes by code.
    func leave(
        _ going: [ShownScreen], as main: NavigationPresentation? = nil, by origin: ViewRouteOrigin, animated: Bool
    ) {
        let presentations = going.flatMap(\.all).compactMap(\.presentation).filter { $0 !== main }
        let taken = main == nil ? going.compactMap(\.presentation) : []
        let origins = presentations.map { one in taken.contains { $0 === one } ? origin : .code }
        for (presentation, origin) in zip(presentations, origins) { presentation.willGo(by: origin) }
        // Kept until all have been told.
        withExtendedLifetime(going) {
            ScreenView.changing(animated: animated) {
                for shown in going { detach(shown) }
            }
            for (presentation, origin) in zip(presentations, origins) { presentation.hasGone(by: origin) }
            main?.hasGone(by: origin)
        }
    }

    /// Takes a screen out of its place.
    func detach(_ shown: ShownScreen) {
        switch shown.place {
        case .content: levels.removeAll { $0.content === shown }
        case .pushed, .detail, .tab, .bottom, .list: shown.container?.drop(shown)
        case .child: shown.outer?.children.removeAll { $0 === shown }
        case .part: shown.outer?.parts.removeAll { $0 === shown }
        }
        for inside in shown.all { inside.isDetached = true }
    }

    /// Goes to a screen: takes away what covers it, and chooses its tabs.
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
    }
}

extension ShownScreen {
    /// What goes when this one goes, the uppermost first and this one last.
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

    /// The popovers that point to something in it, with what they present.
    private var popovers: [ShownScreen] {
        guard let levels = model?.levels,
            let index = levels.firstIndex(where: { level in
                level.anchor.flatMap { ScreenAnchor.place(of: $0) }?.isWithin(self) == true
            })
        else { return [] }
        return levels[index...].reversed().map(\.content)
    }
}
