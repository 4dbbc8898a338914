// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import Foundation
public import ModuleRouter
public import SwiftUI

extension View {
    /// Opens the URLs that the system gives to the app by the routes whose patterns they match: those that are open to others.
    ///
    /// - Parameters:
    ///   - source: Where views are shown from: a ``NavigationModel`` for what is seen.
    ///   - completion: Told of each URL how it went.
    public func opensURLs(
        from source: any ViewRouteSource, completion: (@MainActor (Result<Any, RouteError>) -> Void)? = nil
    ) -> some View {
        URLOpener(content: self, source: source, completion: completion)
    }

    #if !os(tvOS) && !os(watchOS)
    /// Lets popovers point to this view.
    public func popoverAnchor(_ anchor: ScreenAnchor) -> some View { AnchorView(content: self, anchor: anchor) }
    #endif
}

private struct URLOpener<Content: View>: View {
    @Environment(\.routeRegistry) private var registry
    let content: Content
    let source: any ViewRouteSource
    let completion: (@MainActor (Result<Any, RouteError>) -> Void)?

    var body: some View {
        content.onOpenURL { url in
            registry.running {
                _ = Router.perform(url: url.absoluteString, from: source) { completion?($0) }
            }
        }
    }
}

#if !os(tvOS) && !os(watchOS)
private struct AnchorView<Content: View>: View {
    let content: Content
    @Bindable var anchor: ScreenAnchor

    var body: some View { content.popover(item: $anchor.popover) { LevelView(level: $0) } }
}
#endif
#endif
