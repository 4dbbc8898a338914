// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What a window shows, as it can be written down and shown again: by URLs.
///
/// ```swift
/// @SceneStorage("navigation") private var stored: Data?
/// stored = try? JSONEncoder().encode(model.state)
/// await model.restore(JSONDecoder().decode(NavigationState.self, from: stored))
/// ```
///
/// URLs, and not values of a type: the modules of an app know nothing of one another's types, and a URL that was written down
/// by an older version of the app is matched, or is not, by the patterns of the newer one. A screen that has no
/// ``NavigationScreen/restorationURL`` is left out, with all that was shown above it.
public struct NavigationState: Codable, Hashable, Sendable {
    /// A screen, shown from the one before it.
    public struct Screen: Codable, Hashable, Sendable {
        /// The name of its ``ModuleRouter/ViewRouteKind``.
        public let kind: String
        public let url: String
        /// Whether it is the root of a stack of its own.
        public let isInStack: Bool
        /// The number of its tab, chosen or not: those that the window begins with count from 0, then those that were added. Nil
        /// if it is in none, but above all of them, say.
        public let tab: Int?
    }

    /// The number of the chosen tab, if the window begins with tabs.
    public let tab: Int?
    /// In the order in which they are shown: first what is in tabs.
    public let screens: [Screen]
}

extension NavigationModel {
    /// What is shown besides the content that the window began with.
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

    /// Shows again what was written down. A model that shows something already shows it above that, and what was in tabs in those.
    ///
    /// - Returns: Whether all of it is shown. Of what was shown from a screen whose URL cannot be opened, nothing is.
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

    /// Returns whether it is shown.
    private func show(_ screen: NavigationState.Screen, from source: any ViewRouteSource) async -> Bool {
        var path = ViewRoutePath(ViewRouteKind(screen.kind), from: source)
        if screen.isInStack { path = path.inside(.navigation) }
        path.options.animated = false
        if path.kind == .presentAsPopover { path.options.anchor = topScreen }
        return (try? await Router.route(url: screen.url, path: path, by: .app)) != nil
    }
}

extension ShownScreen {
    /// Adds this one, and what is shown in it; returns false if something had to be left out.
    fileprivate func write(
        as kind: ViewRouteKind?, in tab: Int? = nil, into screens: inout [NavigationState.Screen]
    ) -> Bool {
        guard let written = written(as: kind, in: tab) else { return false }
        screens.append(written)
        return write(in: tab, into: &screens)
    }

    /// What leads back to this one.
    private func written(as kind: ViewRouteKind?, in tab: Int?) -> NavigationState.Screen? {
        let stack = screen as? ScreenStack
        let screen = stack?.root.screen ?? screen
        guard let kind, let url = (screen as? any NavigationScreen)?.restorationURL else { return nil }
        return NavigationState.Screen(kind: kind.name, url: url, isInStack: stack != nil, tab: tab)
    }

    /// Adds what is shown in a container; returns false if something had to be left out.
    fileprivate func write(in tab: Int? = nil, into screens: inout [NavigationState.Screen]) -> Bool {
        switch screen {
        case let stack as ScreenStack:
            return stack.path.allSatisfy { $0.write(as: .push, in: tab, into: &screens) }
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
