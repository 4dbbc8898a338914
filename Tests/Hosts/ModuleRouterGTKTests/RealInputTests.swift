// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// Real events of the mouse and the keyboard. The suite of all hosts calls the functions that these events trigger.
    @MainActor
    @Suite(
        .routes { PageRouter.self },
        .enabled("no xdotool, or no display that xvfb-run has made") { await RealInput.isThere })
    struct RealInputTests {
        let root = Page()
        let window: GTKWindow
        /// The initiators of removals, in order.
        private let ends: AsyncStream<ViewRouteInitiator>

        init() {
            let (ends, ending) = AsyncStream.makeStream(of: ViewRouteInitiator.self)
            self.ends = ends
            RouteRegistry.current.addViewRouteObserver { event in
                if event.phase == .didRemove { ending.yield(event.initiator) }
            }
            root.title = "real input"
            window = GTKWindow(GTKNavigation(root: root), width: 400, height: 300)
            window.present()
        }

        private func shown(_ path: ViewRoutePath) async throws -> ViewRoute {
            let router = try #require(Router.perform(to: RoutableView<any PageInput>(), path: path))
            // Waits until the transition has ended.
            await window.transitions.turn()
            try #require(router.state == .routed)
            return router
        }

        private func firstEnd() async -> ViewRouteInitiator? {
            for await initiator in ends { return initiator }
            return nil
        }

        private func input(_ title: String = "Page", into screen: GTKScreen? = nil) async throws -> RealInput {
            let widget = screen.flatMap { gtk_widget_get_root($0.widget) }.map { UnsafeMutableRawPointer($0) }
            return try await RealInput(
                into: widget?.assumingMemoryBound(to: GtkWindow.self) ?? window.gtkWindow, title: title)
        }

        /// Returns the first widget below another one that satisfies a condition.
        private func find(_ isWanted: (GTKWidget) -> Bool, in widget: GTKWidget?) throws -> GTKWidget {
            var candidates = [try #require(widget)]
            while let candidate = candidates.popLast() {
                if isWanted(candidate) { return candidate }
                var child = gtk_widget_get_last_child(candidate)
                while let next = child {
                    candidates.append(next)
                    child = gtk_widget_get_prev_sibling(next)
                }
            }
            return try #require(nil as GTKWidget?, "there is no such widget")
        }

        private var native: GTKWidget? {
            window.gtkWindow.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
        }

        @Test func aClickOnTheBackButtonGoesBack() async throws {
            let route = try await shown(.push(from: root))
            let button = try find(
                { gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Back" }, in: native)
            try await input().click(button)
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.topScreen === root)
            window.close()
        }

        @Test func theBackButtonOfTheMouseGoesBack() async throws {
            let route = try await shown(.push(from: root))
            try await input().click(try #require(window.topScreen).widget, button: 8)
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            window.close()
        }

        @Test(arguments: ["Escape", "alt+Left"])
        func escapeAndAltLeftGoBack(key: String) async throws {
            let route = try await shown(.push(from: root))
            try await input().press(key)
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.topScreen === root)
            window.close()
        }

        @Test(arguments: [ViewRouteKind.presentModally, .presentAsSheet])
        func escapeClosesAPresentedScreen(kind: ViewRouteKind) async throws {
            let route = try await shown(ViewRoutePath(kind, from: root))
            try await input(into: window.presented).press("Escape")
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.presented == nil)
            window.close()
        }

        @Test func escapeClosesAPopover() async throws {
            let input = try await input("real input")
            let route = try await shown(.presentAsPopover(from: root, anchor: root))
            try await input.press("Escape")
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.presented == nil)
            window.close()
        }

        @Test func aClickElsewhereClosesAPopover() async throws {
            let input = try await input("real input")
            let label = try find({ gtk_widget_get_first_child($0) == nil }, in: root.widget)
            let route = try await shown(.presentAsPopover(from: root, anchor: GTKReference(label)))
            try await input.click(try find({ isOf($0, "GtkHeaderBar") }, in: native))
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.presented == nil)
            window.close()
        }

        @Test func theCloseButtonOfAModalWindowClosesIt() async throws {
            let route = try await shown(.presentModally(from: root))
            let presented = try #require(window.presented)
            let bar = gtk_widget_get_root(presented.widget).map { GTKWidget($0) }
            let button = try find({ gtk_widget_has_css_class($0, "close") != 0 }, in: bar)
            try await input(into: presented).click(button)
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            window.close()
        }

        @Test func theCloseButtonOfTheWindowEndsItsRoutes() async throws {
            let route = try await shown(.push(from: root))
            let button = try find({ gtk_widget_has_css_class($0, "close") != 0 }, in: native)
            try await input().click(button)
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            #expect(window.isClosed)
        }

        @Test func aRefusingScreenStaysUntilItAgrees() async throws {
            let route = try await shown(.push(from: root))
            let screen = try #require(window.topScreen)
            screen.refusesToBeDismissed = true
            let input = try await input()
            try await input.press("Escape")
            // A later key is handled after Escape, so its release shows that Escape was handled.
            let keys = gtk_event_controller_key_new()!
            gtk_widget_add_controller(native, keys)
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                var isTold = false
                GTKSignal.connect(keys, "key-released") { arguments in
                    guard !isTold, arguments.unsignedInt(1) == UInt(GDK_KEY_F9) else { return }
                    isTold = true
                    continuation.resume()
                }
                Task { try await input.press("F9") }
            }
            #expect(route.state == .routed)
            screen.refusesToBeDismissed = false
            try await input.press("Escape")
            #expect(await firstEnd() == .user)
            #expect(route.state == .removed)
            window.close()
        }

        private func isOf(_ widget: GTKWidget, _ type: String) -> Bool {
            String(
                cString: g_type_name_from_instance(
                    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self))) == type
        }
    }
}
#endif
