// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
public import ModuleRouter
import SwiftUI

extension ViewRouteContainer {
    /// A view controller around a screen of SwiftUI, so that UIKit or AppKit shows it.
    ///
    /// ```swift
    /// Router.perform(
    ///     to: RoutableView<any LoginViewInput>(), path: .presentAsSheet(from: controller).inside(.hostingController))
    /// ```
    ///
    /// Routes that start at the screen are performed by SwiftUI, in a ``NavigationModel`` of its own, with a stack around it.
    public static var hostingController: ViewRouteContainer {
        .wrapper { screen in ScreenHostingController(NavigationModel(ScreenStack(root: screen))) }
    }
}
#endif
