// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The tabs of an app that sets `viewControllers`, and of one that sets `tabs`.
///
/// `setViewControllers(_:animated:)` replaces all tabs of an app that sets `tabs`.
extension UITabBarController {
    /// The controllers of the tabs, in order. A tab has none until it is first selected.
    var tabScreens: [UIViewController] {
        if let viewControllers, !viewControllers.isEmpty { return viewControllers }
        guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) else { return [] }
        return tabs.compactMap { tab in children.first { $0.tab === tab } }
    }

    var hasOneTab: Bool {
        if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *), !tabs.isEmpty { return tabs.count == 1 }
        return viewControllers?.count == 1
    }

    /// Adds a screen as the last tab, and selects it.
    func addTab(_ screen: UIViewController) {
        guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *), !tabs.isEmpty else {
            setViewControllers((viewControllers ?? []) + [screen], animated: false)
            return select(screen)
        }
        let item = screen.tabBarItem
        let tab = UITab(
            title: item?.title ?? screen.title ?? "", image: item?.image, identifier: UUID().uuidString
        ) { _ in screen }
        tab.badgeValue = item?.badgeValue
        setTabs(tabs + [tab], animated: false)
        selectedTab = tab
    }

    /// Removes the tab of a screen. If it was selected, selects the last one.
    func removeTab(of screen: UIViewController) {
        let wasSelected = selectedViewController === screen
        if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *), let tab = screen.tab,
            tabs.contains(where: { $0 === tab })
        {
            setTabs(tabs.filter { $0 !== tab }, animated: false)
            if wasSelected { selectedTab = tabs.last }
        } else {
            setViewControllers((viewControllers ?? []).filter { $0 !== screen }, animated: false)
            if wasSelected, let last = viewControllers?.last { selectedViewController = last }
        }
    }

    func select(_ screen: UIViewController) {
        if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *), let tab = screen.tab,
            tabs.contains(where: { $0 === tab })
        {
            selectedTab = tab
        } else {
            selectedViewController = screen
        }
    }
}
#endif
