// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
public import UIKit

extension UIViewController: ViewRouteSource {
    /// The host of the window that contains the controller; nil if it is in none. A controller that is covered, in a stack or
    /// by a presented one, is in the window too. If a screen of another toolkit contains the controller, the host of that
    /// screen.
    public var viewRouteHost: (any ViewRouteHost)? {
        // UIKit itself shows the controllers in a UIKit container.
        EmbeddingHosts.host(of: containers.lazy.prefix { !$0.isContainer }.map { $0 as AnyObject }) ?? uiKitHost
    }

    var uiKitHost: UIKitHost? {
        let outermost = outermost
        guard let window = outermost.windowOfLevel ?? HostedWindows.window(of: outermost),
            window.levels.contains(where: { $0 === outermost })
        else {
            return nil
        }
        let host = UIKitHost.of(window)
        return host.isClosed ? nil : host
    }

    /// The window of the presented and presenting controllers around this one. A controller below others may be out of the
    /// window.
    private var windowOfLevel: UIWindow? {
        if let window = viewIfLoaded?.window { return window }
        for above in sequence(first: self, next: { $0.withDescendants.lazy.compactMap(\.presentedDirectly).first }) {
            if let window = above.viewIfLoaded?.window { return window }
        }
        for below in sequence(first: self, next: { $0.presentingViewController?.outermost }) {
            if let window = below.viewIfLoaded?.window { return window }
        }
        return nil
    }
}

extension UIView: ViewRouteSource {
    /// The host of the window that contains the view or its controller.
    ///
    /// A `UIWindow` as a source stands for its visible screen: in the uppermost presented controller, the last of its stack,
    /// its selected tab, or its detail.
    public var viewRouteHost: (any ViewRouteHost)? { uiKitHost }

    var uiKitHost: UIKitHost? {
        if let controller = nearestController { return controller.uiKitHost }
        let host = (self as? UIWindow ?? window).map(UIKitHost.of)
        return host?.isClosed == true ? nil : host
    }
}
#endif
