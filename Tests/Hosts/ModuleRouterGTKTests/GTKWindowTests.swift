// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    @MainActor @Suite(.routes { PageRouter.self }) struct GTKWindowTests {
        let window = GTKWindow(GTKNavigation(root: Page()))

        init() { window.present() }

        @Test func aPushedScreenSlidesInAndBackOut() async throws {
            let router = try await showPage(.push(from: window))
            #expect(router.state == .routed)
            #expect((window.content as? GTKNavigation)?.stack.count == 2)
            try await router.removeAndWait()
            #expect((window.content as? GTKNavigation)?.stack.count == 1)
            window.close()
        }

        @Test(arguments: [ViewRouteKind.presentModally, .presentAsSheet, .window])
        func aWindowOpensAndCloses(kind: ViewRouteKind) async throws {
            weak var page: AnyObject?
            do {
                let router = try await showPage(ViewRoutePath(kind, from: window))
                #expect(router.state == .routed)
                page = router.destination
                #expect(window.presented === page)
                try await router.removeAndWait()
                #expect(window.presented == nil)
            }
            #expect(page == nil)
            window.close()
        }

        @Test func aPopoverOpensAndCloses() async throws {
            let root = try #require(window.root as? Page)
            let router = try await showPage(.presentAsPopover(from: root, anchor: root))
            #expect(window.presented === router.destination)
            try await router.removeAndWait()
            #expect(window.presented == nil)
            window.close()
        }
    }
}
#endif
