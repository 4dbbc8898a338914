// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing
import UIKitHarness

private final class Thumbnails: Sendable {}

extension RoutableService where Protocol == Thumbnails {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ThumbnailsRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .cached }
    static var routes: RouteList<Self> { Provides(RoutableService<Thumbnails>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Thumbnails? { Thumbnails() }
}

@MainActor @Suite(.sharedRoutes) struct UIKitMemoryTests {
    @Test func aMemoryWarningReleasesCachedDestinations() async throws {
        RouteRegistry.shared.register([ThumbnailsRouter.self])
        try await UIKitScene.run { scene in
            _ = scene.host
            weak let thumbnails = try Router.destination(for: RoutableService<Thumbnails>())
            #expect(thumbnails != nil)
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
            #expect(thumbnails == nil)
        }
    }
}
