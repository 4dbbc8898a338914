// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
public import ModuleRouterViews
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewRouteContainer {
    /// A view controller around a SwiftUI screen, with a ``NavigationModel`` and a stack of its own.
    ///
    /// SwiftUI performs the routes that start at the screen. UIKit and AppKit use this container for a SwiftUI screen that they
    /// present, or that is a tab or a window.
    public static var hostingController: ViewRouteContainer {
        .wrapper { screen in ScreenHostingController(NavigationModel(ScreenStack(root: screen))) }
    }

    /// A ``RoutedHostingController`` around a SwiftUI screen.
    ///
    /// UIKit or AppKit performs the routes that start in the screen's view, with ``Route`` or the `routeSource` of the environment: a
    /// push goes onto the stack that contains the controller. The navigation bar shows the title and the toolbar of the view.
    /// UIKit and AppKit use this container for a SwiftUI screen that they push, or add as a detail or a child.
    public static var hostedScreen: ViewRouteContainer {
        .wrapper { screen in (screen as? any SwiftUIScreen).map { HostedScreenController($0) } ?? screen }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SwiftUIScreen {
    /// Returns a view controller with the screen, for UIKit and AppKit: ``ViewRouteContainer/hostedScreen`` for a screen among others,
    /// ``ViewRouteContainer/hostingController`` for a screen of its own.
    public func makeContainer(for kind: ViewRouteKind) -> AnyObject {
        switch kind {
        case .push, .show, .showDetail, .addAsChild: HostedScreenController(self)
        default: ScreenHostingController(NavigationModel(ScreenStack(root: self)))
        }
    }
}
#endif
