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
    /// The types of user activities that contain URLs.
    var activities: [String] = []
    let completion: @MainActor (Result<Any, RouteError>) -> Void

    var body: some View {
        let opening = content.onOpenURL { open($0.absoluteString) }
        if activities.isEmpty { opening } else { continuing(AnyView(opening)) }
    }

    private func continuing(_ view: AnyView) -> AnyView {
        activities.reduce(view) { view, type in
            AnyView(
                view.onContinueUserActivity(type) { activity in
                    if let url = activity.routeURL { open(url) }
                })
        }
    }

    /// Opens a URL after the screens of the window are restored.
    private func open(_ url: String) {
        let (registry, source, completion) = (registry, source, completion)
        let open = { registry.running { _ = Router.perform(url: url, from: source, completion: completion) } }
        if let model = source as? NavigationModel { model.restoration.after(open) } else { open() }
    }
}

extension NSUserActivity {
    /// The URL of the activity; nil if it has none.
    fileprivate var routeURL: String? { RouteURL.string(in: userInfo) ?? webpageURL?.absoluteString }
}
#endif
