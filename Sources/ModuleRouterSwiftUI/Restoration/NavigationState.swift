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
    }

    /// Which of the first tabs is chosen, if the window begins with tabs.
    public let tab: Int?
    /// In the order in which they are shown.
    public let screens: [Screen]
}

extension NavigationModel {
    /// What is shown besides the content that the window began with.
    public var state: NavigationState {
        var screens: [NavigationState.Screen] = []
        for (index, level) in levels.enumerated() {
            if index > 0 {
                guard let screen = level.content.written(as: level.kind) else { break }
                screens.append(screen)
            }
            guard level.content.write(into: &screens) else { break }
        }
        let tabs = content?.content.screen as? ScreenTabs
        return NavigationState(tab: tabs?.tabs.firstIndex { $0.id == tabs?.selection }, screens: screens)
    }

    /// Shows again what was written down. A model that shows something already shows it above that.
    ///
    /// - Returns: Whether all of it is shown. At the first URL that cannot be opened, the rest is left out.
    @discardableResult
    public func restore(_ state: NavigationState) async -> Bool {
        if let tab = state.tab, let tabs = content?.content.screen as? ScreenTabs, tabs.tabs.indices.contains(tab) {
            tabs.selection = tabs.tabs[tab].id
        }
        for screen in state.screens {
            var path = ViewRoutePath(ViewRouteKind(screen.kind), from: self)
            if screen.isInStack { path = path.inside(.navigation) }
            path.options.animated = false
            if path.kind == .presentAsPopover { path.options.anchor = topScreen }
            let isShown = await withCheckedContinuation { continuation in
                _ = Router.perform(url: screen.url, path: path, by: .app) { result in
                    if case .success = result {
                        continuation.resume(returning: true)
                    } else {
                        continuation.resume(returning: false)
                    }
                }
            }
            guard isShown else { return false }
        }
        return true
    }
}

extension ShownScreen {
    /// What leads back to this one.
    fileprivate func written(as kind: ViewRouteKind?) -> NavigationState.Screen? {
        let stack = screen as? ScreenStack
        let screen = stack?.root.screen ?? screen
        guard let kind, let url = (screen as? any NavigationScreen)?.restorationURL else { return nil }
        return NavigationState.Screen(kind: kind.name, url: url, isInStack: stack != nil)
    }

    /// Adds what is shown in a container; returns false if something had to be left out.
    fileprivate func write(into screens: inout [NavigationState.Screen]) -> Bool {
        switch screen {
        case let stack as ScreenStack:
            return stack.path.allSatisfy { $0.write(as: .push, into: &screens) }
        case let columns as ScreenColumns:
            return columns.list.write(into: &screens)
                && (columns.detail.map { $0.write(as: .showDetail, into: &screens) } ?? true)
        case let tabs as ScreenTabs:
            return tabs.selected?.write(into: &screens) ?? true
        default:
            return true
        }
    }

    private func write(as kind: ViewRouteKind, into screens: inout [NavigationState.Screen]) -> Bool {
        guard let written = written(as: kind) else { return false }
        screens.append(written)
        return write(into: &screens)
    }
}
