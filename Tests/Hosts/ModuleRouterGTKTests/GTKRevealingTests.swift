// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

/// Reveals screens that the app has shown itself.
extension GTKTests {
    @MainActor @Suite(.routes { PageRouter.self })
    struct GTKRevealingTests {
        /// A screen without a route.
        private final class Plain: GTKScreen {
            init() { super.init(gtk_label_new("Plain"), title: "Plain") }
        }

        /// A screen that can have children.
        private final class Column: GTKScreen {
            init() { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), title: "Column") }
        }

        private func reveal(in window: GTKWindow) async throws -> ViewRoute {
            try await showPage(.reveal(orElse: .presentModally(from: window)))
        }

        private func shown(_ content: GTKScreen) -> GTKWindow {
            let window = GTKWindow(content)
            window.present()
            return window
        }

        @Test func revealingTheRootOfATabChoosesTheTab() async throws {
            let page = Page()
            let window = shown(GTKTabs([Plain(), GTKNavigation(root: page), Plain()]))
            #expect(window.topScreen === window.root)
            let router = try await reveal(in: window)
            #expect(router.kind == .reveal)
            #expect(router.destination === page)
            #expect(window.topScreen === page)
            #expect(router.reasonNotToRemove != nil)
            #expect(Router.route(showing: page)?.kind == .push)
            window.close()
            #expect(router.state == .removed)
            #expect(Router.route(showing: page) == nil)
        }

        @Test func revealingARootRemovesTheScreensAboveIt() async throws {
            for content in [Page(), GTKNavigation(root: Page())] {
                let window = shown(content)
                let root = try #require(window.topScreen)
                window.show(Plain(), by: .presentModally, animated: false)
                let router = try await reveal(in: window)
                #expect(router.destination === root)
                #expect(window.presented == nil)
                #expect(router.reasonNotToRemove != nil)
                // The second time, the screen already has a route.
                #expect(try await reveal(in: window).destination === root)
                window.close()
                #expect(router.state == .removed)
            }
        }

        @Test func aTabThatTheAppAddedIsRemovedByARoute() async throws {
            let (page, tabs) = (Page(), GTKTabs([Plain(), Plain()]))
            let window = shown(tabs)
            window.show(page, by: .tab, animated: false)
            tabs.select(tabs.tabs[0])
            let router = try await reveal(in: window)
            #expect(tabs.selected === page)
            #expect(Router.route(showing: page)?.kind == .tab)
            try await router.removeAndWait()
            #expect(tabs.tabs.count == 2)
            window.close()
        }

        @Test func aScreenPushedByCodeIsRevealed() async throws {
            let (page, navigation) = (Page(), GTKNavigation(root: Plain()))
            let window = shown(navigation)
            navigation.push(page, animated: false)
            navigation.push(Plain(), animated: false)
            let router = try await reveal(in: window)
            #expect(navigation.stack.last === page)
            #expect(router.destination === page)
            window.close()
        }

        @Test func replacingADetailRemovesTheScreensInside() async throws {
            let (page, detail) = (Page(), GTKNavigation(root: Plain()))
            let split = GTKSplit(list: GTKNavigation(root: Plain()), detail: detail)
            let window = shown(split)
            detail.push(page, animated: false)
            let inside = GTKNavigation(root: Plain())
            window.show(inside, by: .showDetail, from: split, animated: false)
            #expect(Router.route(showing: page) == nil)
            let kept = GTKNavigation(root: Page())
            window.show(kept, by: .showDetail, from: split, animated: false)
            let router = try await reveal(in: window)
            #expect(router.destination === kept.stack.first)
            window.show(inside, by: .showDetail, from: split, animated: false)
            #expect(router.state == .removed)
            #expect(kept.stack.count == 1)
            window.close()
        }

        @Test func aChildIsRevealedInItsParent() async throws {
            let (parent, child) = (Column(), Page())
            let window = shown(GTKNavigation(root: parent))
            #expect(window.show(child, by: .addAsChild, from: parent, animated: false) == nil)
            window.show(Plain(), by: .push, animated: false)
            let router = try await reveal(in: window)
            #expect(router.destination === child)
            #expect(window.topScreen === parent)
            window.close()
        }

        @Test func aMissingScreenIsShownByTheFallbackPath() async throws {
            let window = shown(GTKNavigation(root: Plain()))
            let router = try await reveal(in: window)
            #expect(router.kind == .presentModally)
            #expect(window.presented is Page)
            window.close()
        }
    }
}
#endif
