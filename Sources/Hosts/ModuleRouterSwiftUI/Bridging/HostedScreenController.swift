// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
import ModuleRouterViews
import SwiftUI

/// A SwiftUI screen as one screen of another toolkit, which performs its routes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class HostedScreenController: RoutedHostingController<AnyView>, ViewRouteWrapper {
    private let screen: any SwiftUIScreen

    init(_ screen: some SwiftUIScreen) {
        self.screen = screen
        super.init(rootView: AnyView(screen.content))
    }

    @available(*, unavailable, message: "a screen is needed")
    required dynamic init?(coder: NSCoder) { nil }

    func holds(_ destination: AnyObject) -> Bool { destination === screen }
}
#endif
