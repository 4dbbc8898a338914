// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Opens the URLs that the app receives from the system. Only routes that allow external senders are performed.
    ///
    /// - Parameters:
    ///   - source: The source of the routes. Pass a ``NavigationModel`` for the visible screen.
    ///   - activities: The types of user activities, of Handoff for example, that contain a URL: as their `webpageURL`, or in their
    ///     `userInfo` under `RouteURL.userInfoKey`.
    ///   - completion: Receives the result of each URL.
    public func opensURLs(
        from source: any ViewRouteSource, activities: [String] = [],
        completion: (@MainActor (Result<Any, RouteError>) -> Void)? = nil
    ) -> some View {
        URLOpener(content: self, source: source, activities: activities) { completion?($0) }
    }

    #if !os(tvOS) && !os(watchOS)
    /// Makes this view an anchor for popovers.
    public func popoverAnchor(_ anchor: ScreenAnchor) -> some View { AnchorView(content: self, anchor: anchor) }
    #endif
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct AnchorView<Content: View>: View {
    let content: Content
    @Bindable var anchor: ScreenAnchor

    var body: some View { content.popover(item: $anchor.popover) { LevelView(level: $0) } }
}
#endif
#endif
