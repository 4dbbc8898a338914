// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
public import SwiftUI
import UIKit

/// A hosting controller for a SwiftUI view among the screens of UIKit.
///
/// ```swift
/// func makeDestination(with configuration: RouteConfiguration) -> RoutedHostingController<ProfileView>? {
///     RoutedHostingController(rootView: ProfileView())
/// }
/// ```
///
/// UIKit performs the routes that start in the view: ``Route`` and the `routeSource` of the environment start at the controller. Its
/// route learns immediately that the controller was removed. From a plain `UIHostingController`, it often learns that late.
open class RoutedHostingController<Content: View>: UIHostingController<RoutedContent<Content>> {
    public init(rootView: Content) {
        let source = ContentSource()
        super.init(rootView: RoutedContent(content: rootView, source: source))
        source.controller = self as? any ViewRouteSource
    }

    @available(*, unavailable, message: "a view is needed")
    public required dynamic init?(coder: NSCoder) { nil }

    /// The view that the controller shows.
    public var content: Content {
        get { rootView.content }
        set { rootView.content = newValue }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        DisappearedViews.report(self)
    }
}
#endif
