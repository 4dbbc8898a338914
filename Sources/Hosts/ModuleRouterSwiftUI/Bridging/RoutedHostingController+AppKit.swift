// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
import ModuleRouterViews
public import SwiftUI

/// A hosting controller for a SwiftUI view among the screens of AppKit.
///
/// AppKit performs the routes that start in the view: ``Route`` and the `routeSource` of the environment start at the controller. Its
/// route learns immediately that the controller was removed.
open class RoutedHostingController<Content: View>: NSHostingController<RoutedContent<Content>> {
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

    open override func viewDidDisappear() {
        super.viewDidDisappear()
        DisappearedViews.report(self)
    }
}
#endif
