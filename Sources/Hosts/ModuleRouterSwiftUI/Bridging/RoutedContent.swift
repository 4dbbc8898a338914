// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
import ModuleRouterViews
public import SwiftUI

/// The content of a ``RoutedHostingController``, with the controller as the source of its routes.
public struct RoutedContent<Content: View>: View {
    /// The view that the controller shows.
    public var content: Content
    let source: ContentSource

    public var body: some View { content.environment(\.routeSource, source.controller) }
}

/// The controller of a content, which keeps the content.
@MainActor final class ContentSource {
    weak var controller: (any ViewRouteSource)?
}
#endif
