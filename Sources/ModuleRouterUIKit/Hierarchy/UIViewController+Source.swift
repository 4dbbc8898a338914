// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouter
public import UIKit

extension UIViewController: ViewRouteSource {
    /// The host of the window that the controller is in; nil if it is in none. What is covered, in a stack or by what is
    /// presented, is in the window too. That of the screens around it, if it is shown among those of another toolkit.
    public var viewRouteHost: (any ViewRouteHost)? {
        // What is in a container of UIKit's is shown by UIKit.
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

    /// The window that something is in that is presented, or presents: what is below may be out of it.
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
    /// The host of the window that the view is in, or that the controller is in whose view it is a part of.
    ///
    /// A `UIWindow` as a source stands for the screen of it that is seen: of what is presented above all else, the last of its
    /// stack, the chosen tab or the detail.
    public var viewRouteHost: (any ViewRouteHost)? { uiKitHost }

    var uiKitHost: UIKitHost? {
        if let controller = nearestController { return controller.uiKitHost }
        let host = (self as? UIWindow ?? window).map(UIKitHost.of)
        return host?.isClosed == true ? nil : host
    }
}
#endif
