// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
public import ModuleRouterViews
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewRouteContainer {
    /// A view controller around a SwiftUI screen, for routes in UIKit and AppKit.
    ///
    /// ```swift
    /// Router.perform(
    ///     to: RoutableView<any LoginViewInput>(), path: .presentAsSheet(from: controller).inside(.hostingController))
    /// ```
    ///
    /// SwiftUI performs the routes that start at the screen. Each screen has its own ``NavigationModel`` and a stack around it.
    public static var hostingController: ViewRouteContainer {
        .wrapper { screen in ScreenHostingController(NavigationModel(ScreenStack(root: screen))) }
    }
}
#endif
