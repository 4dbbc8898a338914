// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import Foundation
import ModuleRouterViews
import SwiftUI

/// Opens the URLs that a view receives from the system.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct URLOpener<Content: View>: View {
    @Environment(\.routeRegistry) private var registry
    let content: Content
    let source: any ViewRouteSource
    let restoration: WindowRestoration?
    let completion: @MainActor (Result<Any, RouteError>) -> Void

    var body: some View {
        content.onOpenURL { open($0.absoluteString) }
    }

    /// Opens a URL after the screens of the window are restored.
    private func open(_ url: String) {
        let (registry, source, completion) = (registry, source, completion)
        let open = { registry.running { _ = Router.perform(url: url, from: source, completion: completion) } }
        if let restoration { restoration.after(open) } else { open() }
    }
}
#endif
