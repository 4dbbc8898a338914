// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The content of a window as URLs, so that it can be stored and restored.
///
/// `RoutedWindow.restoresScreens(key:)` stores it in the scene. An app that stores it elsewhere encodes it:
///
/// ```swift
/// let data = try JSONEncoder().encode(model.state)
/// await model.restore(try JSONDecoder().decode(NavigationState.self, from: data))
/// ```
///
/// The state contains URLs, not typed values, because the modules of an app do not know each other's types. If an older version
/// of the app stored a URL, the current patterns decide whether it still matches. A screen without a
/// ``NavigationScreen/restorationURL`` is left out, together with all screens that were shown above it. The view of a
/// `NavigationLink(value:)` is left out too, because SwiftUI does not tell its value.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NavigationState: Codable, Hashable, Sendable {
    /// A screen. It is shown from the previous screen.
    public struct Screen: Codable, Hashable, Sendable {
        /// The name of its `ViewRouteKind`.
        public let kind: String
        public let url: String
        /// Whether the screen is the root of its own stack.
        public let isInStack: Bool
        /// The number of the tab that contains the screen. Initial tabs count from 0, followed by the added tabs. Nil if the
        /// screen is in no tab, for example in a presentation above them.
        public let tab: Int?
    }

    /// The number of the selected tab, if the window begins with tabs.
    public let tab: Int?
    /// The screens in the order of presentation. The screens in tabs come first.
    public let screens: [Screen]
}

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
        var path = ViewRoutePath(ViewRouteKind(screen.kind), from: source)
        if screen.isInStack { path = path.inside(.navigation) }
        path.options.animated = false
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
        guard let kind, let url = (screen as? any NavigationScreen)?.restorationURL else { return nil }
        return NavigationState.Screen(kind: kind.name, url: url, isInStack: stack != nil, tab: tab)
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
