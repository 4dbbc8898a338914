// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    /// The shown screens, except the initial content of the window.
    public var state: NavigationState {
        var screens: [NavigationState.Screen] = []
        let tabs = content?.content.screen as? ScreenTabs
        var isWritten = true
        if let tabs {
            for tab in tabs.tabs {
                let (number, isAdded) = tabs.number(of: tab)
                let isTabWritten =
                    isAdded
                    ? tab.write(as: .tab, in: number, into: &screens) : tab.write(in: number, into: &screens)
                if tab === tabs.selected { isWritten = isTabWritten }
            }
        } else {
            isWritten = content?.content.write(into: &screens) ?? true
        }
        if isWritten {
            for level in levels.dropFirst() {
                guard level.content.write(as: level.kind, into: &screens) else { break }
            }
        }
        let chosen = tabs.flatMap { tabs in tabs.selected.map { tabs.number(of: $0).number } }
        return NavigationState(tab: chosen, screens: screens)
    }

    /// Restores a state. The screens are shown above the model's current content, and screens in tabs in their tabs.
    ///
    /// - Returns: Whether all screens are shown. If a URL cannot be opened, the screens above it are not shown either.
    @discardableResult
    public func restore(_ state: NavigationState) async -> Bool {
        let tabs = content?.content.screen as? ScreenTabs
        let chosen = tabs?.selection
        var places: [Int: ShownScreen] = [:]
        if let tabs {
            for tab in tabs.tabs { places[tabs.number(of: tab).number] = tab }
        }
        var incompleteTabs: Set<Int> = []
        for screen in state.screens {
            guard let tab = screen.tab, !incompleteTabs.contains(tab) else { continue }
            let isTab = screen.kind == ViewRouteKind.tab.name
            let source = isTab ? tabs?.shown : places[tab].map(NavigationModel.seen)
            guard let source, await show(screen, from: source) else {
                incompleteTabs.insert(tab)
                continue
            }
            if isTab { places[tab] = tabs?.tabs.last }
        }
        tabs?.selection = state.tab.flatMap { places[$0]?.id } ?? chosen
        if let tab = state.tab, incompleteTabs.contains(tab) { return false }
        for screen in state.screens where screen.tab == nil {
            guard await show(screen, from: self) else { return false }
        }
        return incompleteTabs.isEmpty
    }

    /// Returns whether the screen is shown.
    private func show(_ screen: NavigationState.Screen, from source: any ViewRouteSource) async -> Bool {
        var path = screen.path(from: source)
        if path.kind == .presentAsPopover { path.options.anchor = topScreen }
        return (try? await Router.route(url: screen.url, path: path, by: .app)) != nil
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// Adds this screen and the screens inside it. Returns false if a screen had to be left out.
    fileprivate func write(
        as kind: ViewRouteKind?, in tab: Int? = nil, into screens: inout [NavigationState.Screen]
    ) -> Bool {
        guard let written = written(as: kind, in: tab) else { return false }
        screens.append(written)
        return write(in: tab, into: &screens)
    }

    /// Returns the entry that restores this screen.
    private func written(as kind: ViewRouteKind?, in tab: Int?) -> NavigationState.Screen? {
        let stack = screen as? ScreenStack
        let screen = stack?.root.screen ?? screen
        guard let kind, let url = (screen as? any RestorableScreen)?.restorationURL else { return nil }
        return NavigationState.Screen(kind: kind, url: url, isInStack: stack != nil, tab: tab)
    }

    /// Adds the screens in a container. Returns false if a screen had to be left out.
    fileprivate func write(in tab: Int? = nil, into screens: inout [NavigationState.Screen]) -> Bool {
        switch screen {
        case let stack as ScreenStack:
            return stack.restorable.allSatisfy { $0.write(as: .push, in: tab, into: &screens) } && stack.linkCount == 0
        case let columns as ScreenColumns:
            return columns.list.write(in: tab, into: &screens)
                && (columns.detail.map { $0.write(as: .showDetail, in: tab, into: &screens) } ?? true)
        case let tabs as ScreenTabs:
            return tabs.selected?.write(in: tab, into: &screens) ?? true
        default:
            return true
        }
    }
}
