// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
public import SwiftUI
public import UIKit

/// A hosting controller whose removal its route learns immediately, also in a stack that contains only hosting controllers.
///
/// ```swift
/// func makeDestination(with configuration: RouteConfiguration) -> RoutedHostingController<ProfileView>? {
///     RoutedHostingController(rootView: ProfileView())
/// }
/// ```
open class RoutedHostingController<Content: View>: UIHostingController<Content> {
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        routeViewDidDisappear()
    }
}
#endif
