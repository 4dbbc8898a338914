// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

extension UIKitHost {
    /// The shown screens, except the initial content of the window: the roots of its stacks, and its initial tabs. Alerts, searches
    /// and popovers are left out.
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ///     let activity = NSUserActivity(activityType: "com.example.notes.screens")
    ///     activity.userInfo = ["state": try? JSONEncoder().encode(UIKitHost.of(window).state)]
    ///     return activity
    /// }
    /// ```
    public var state: NavigationState {
        look()
        var screens: [NavigationState.Screen] = []
        let tabs = window?.rootViewController as? UITabBarController
        var isWritten = true
        for (number, tab) in (tabs?.tabScreens ?? []).enumerated() {
            let isAdded = shown.standing(for: tab)?.kind == .tab
            let isTabWritten = write(tab, as: isAdded ? .tab : nil, in: number, into: &screens)
            if tab === tabs?.selectedViewController { isWritten = isTabWritten }
        }
        if tabs == nil, let root = window?.rootViewController { isWritten = write(root, as: nil, into: &screens) }
        for level in window?.levels.dropFirst() ?? [] where isWritten {
            let kind = shown.standing(for: level)?.kind ?? .presentModally
            isWritten = kind != .presentAsPopover && write(level, as: kind, into: &screens)
        }
        let selected = tabs.flatMap { tabs in tabs.tabScreens.firstIndex { $0 === tabs.selectedViewController } }
        return NavigationState(tab: selected, screens: screens)
    }

    /// Restores a state above the current content of the window. Call it after the window has its initial content and is visible.
    ///
    /// - Returns: Whether all screens are shown. If a URL cannot be opened, the screens above it are not shown either.
    @discardableResult
    public func restore(_ state: NavigationState) async -> Bool {
        let tabs = window?.rootViewController as? UITabBarController
        let selected = tabs?.selectedViewController
        var incomplete: Set<Int> = []
        for screen in state.screens {
            guard let tab = screen.tab, !incomplete.contains(tab) else { continue }
            let source = screen.kind == ViewRouteKind.tab.name ? tabs : tabs?.tabScreens.element(tab)?.seen
            if let source, await show(screen, from: source) { continue }
            incomplete.insert(tab)
        }
        if let tabs, let chosen = state.tab.flatMap(tabs.tabScreens.element) ?? selected {
            change { tabs.select(chosen) }
        }
        if let tab = state.tab, incomplete.contains(tab) { return false }
        for screen in state.screens where screen.tab == nil {
            guard let window, await show(screen, from: window) else { return false }
        }
        return incomplete.isEmpty
    }

    private func show(_ screen: NavigationState.Screen, from source: any ViewRouteSource) async -> Bool {
        (try? await Router.route(url: screen.url, path: screen.path(from: source), by: .app)) != nil
    }

    /// Adds a controller and the screens inside it.
    ///
    /// - Parameter kind: The kind of path by which it is shown. Nil for initial content.
    /// - Returns: False if a screen had to be left out.
    private func write(
        _ controller: UIViewController, as kind: ViewRouteKind?, in tab: Int? = nil,
        into screens: inout [NavigationState.Screen]
    ) -> Bool {
        if let kind {
            guard let url = url(of: controller) else { return false }
            screens.append(
                NavigationState.Screen(
                    kind: kind, url: url, isInStack: controller is UINavigationController, tab: tab))
        }
        switch controller {
        case let navigation as UINavigationController:
            return navigation.viewControllers.dropFirst().allSatisfy {
                write($0.contentOfSegue, as: .push, in: tab, into: &screens)
            }
        case let split as UISplitViewController:
            let columns = [split.viewControllers.first, split.detail].map { $0?.withStack }
            return (columns[0].map { write($0, as: nil, in: tab, into: &screens) } ?? true)
                && (columns[1].map { write($0, as: .showDetail, in: tab, into: &screens) } ?? true)
        default:
            return true
        }
    }

    /// Returns the URL of a screen, or of the screen that it contains.
    private func url(of controller: UIViewController) -> String? {
        let content = controller.contentOfSegue
        let screens = [
            content, shown.standing(for: controller)?.destination, shown.standing(for: content)?.destination,
        ]
        return screens.lazy.compactMap { ($0 as? any RestorableScreen)?.restorationURL }.first
    }
}

extension UIViewController {
    /// The navigation controller that a split view controller has created around the controller of a column, or the controller.
    fileprivate var withStack: UIViewController { parent as? UINavigationController ?? self }
}

extension [UIViewController] {
    fileprivate func element(_ index: Int) -> UIViewController? { indices.contains(index) ? self[index] : nil }
}
#endif
