// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The place for a view, derived from the route kind and the source.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum NavigationSpot {
    case stack(ScreenStack)
    case above(ViewRouteKind)
    case detail(ScreenColumns)
    case tab(ScreenTabs)
    case child(ShownScreen)
    case part(ShownScreen)

    /// The effective kind of the route.
    var kind: ViewRouteKind {
        switch self {
        case .stack: .push
        case .above(let kind): kind
        case .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .part: .addAsSubview
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    private static let kinds: Set<ViewRouteKind> = {
        var kinds: Set<ViewRouteKind> = [
            .push, .presentModally, .presentAsSheet, .show, .showDetail, .tab, .addAsChild, .addAsSubview,
        ]
        #if !os(macOS)
        kinds.insert(.fullScreenCover)
        #endif
        #if !os(tvOS) && !os(watchOS)
        kinds.insert(.presentAsPopover)
        #endif
        return kinds
    }()

    public func supports(_ kind: ViewRouteKind) -> Bool { NavigationModel.kinds.contains(kind) }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        do {
            _ = try spot(for: kind, from: shown(source))
            return nil
        } catch {
            return error
        }
    }

    /// Returns the place of a source in this window.
    func shown(_ source: any ViewRouteSource) throws(ViewRouteRefusal) -> ShownScreen {
        if source === self {
            guard let last = levels.last else { throw .invalidSource("the window is closed") }
            return NavigationModel.seen(in: last.content)
        }
        guard let shown = ShownScreen.of(source) ?? ScreenView.enclosing(source), let model = shown.model else {
            throw .invalidSource("it is in no window")
        }
        guard model === self else { throw .invalidSource("it is in another window") }
        return shown
    }

    /// - Throws: The reason if the source does not support this kind of route.
    func spot(for kind: ViewRouteKind, from shown: ShownScreen) throws(ViewRouteRefusal) -> NavigationSpot {
        guard let level = shown.outermost.level, level.model === self, !isClosed else {
            throw .invalidSource("it is in no window")
        }
        switch kind {
        case .push:
            guard let stack = shown.nearest(ScreenStack.self) else {
                throw .invalidSource("it is in no navigation container")
            }
            return .stack(stack)
        case .presentModally, .presentAsSheet, .presentAsPopover, .fullScreenCover:
            try checkHasNoDialog()
            if let above = level.above {
                throw .invalidSource("it presents \(above.content.name) already")
            }
            return .above(kind)
        case .show:
            return try spot(for: shown.nearest(ScreenStack.self) == nil ? .presentModally : .push, from: shown)
        case .showDetail:
            guard let columns = shown.nearest(ScreenColumns.self) else { return try spot(for: .show, from: shown) }
            return .detail(columns)
        case .tab:
            guard let tabs = shown.nearest(ScreenTabs.self) else { throw .invalidSource("it is in no tabs") }
            return .tab(tabs)
        case .addAsChild:
            if shown.place == .part { throw .invalidSource("a view takes no children") }
            if shown.screen is NavigationContainer { throw .invalidSource("a container takes no children") }
            return .child(shown)
        case .addAsSubview:
            return .part(shown)
        default:
            throw .refused("\(name) does not show views by \(kind)")
        }
    }

    /// - Throws: The reason if the view does not fit the place.
    func check(_ view: AnyObject, fits spot: NavigationSpot) throws(ViewRouteRefusal) {
        let name = "\(type(of: view))"
        if let shown = ShownScreen.of(view), shown.model != nil || shown.surrounding != nil {
            throw .alreadyActive("\(name) is shown already")
        }
        if let refusal = ScreenView.refusal(of: view) { throw refusal }
        guard view is NavigationContainer else { return }
        switch spot {
        case .stack: throw .invalidContainer("a container cannot be pushed")
        case .part: throw .refused("a container is no part of a screen")
        case .above, .detail, .tab, .child: break
        }
    }
}
