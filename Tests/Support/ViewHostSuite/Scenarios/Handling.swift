// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Handlers and hooks that act while they are called.
    static let handling: [ViewHostScenario] = [
        ViewHostScenario("a handler closes the window that has just shown its view") { scene in
            let window = scene.open()
            scene.diary.when("a: hook didPerform") { window.close() }
            let router = try scene.perform(.push(from: scene.root))
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.diary.take().filter { $0.contains("hook didRemove") }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a hook closes the window that is about to show its view") { scene in
            let window = scene.open()
            scene.diary.when("a: hook willPerform") { window.close() }
            let router = try scene.perform(.push(from: scene.root))
            await scene.settle()
            #expect(router.route.state == .unrouted)
            #expect(scene.diary.take().filter { $0.hasPrefix("a: performer error") }.count == 1)
        },
        ViewHostScenario("a handler removes the view that was just shown") { scene in
            let window = scene.open()
            scene.diary.when("a: performer success") {
                window.top.flatMap { Router.route(showing: $0) }?.remove()
            }
            let router = try scene.perform(.push(from: scene.root))
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a hook of the removal closes the window") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            scene.diary.when("a: hook willRemove") { window.close() }
            router.remove()
            await scene.settle()
            #expect(router.route.state == .removed)
            let lines = scene.diary.take()
            #expect(lines.filter { $0 == "a: hook didRemove" }.count == 1)
            #expect(lines.filter { $0 == "a: removal success" }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a hook closes the window while the user goes back") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            scene.diary.when("a: hook willRemove") { window.close() }
            window.userGoesBack()
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.diary.take().filter { $0 == "a: hook didRemove" }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a hook closes the window while a detail replaces another") { scene in
            let window = scene.open(.split(list: scene.root))
            let first = try await scene.shown(.showDetail(from: scene.root))
            scene.diary.when("a: hook didRemove") { window.close() }
            let second = try scene.perform(.showDetail(from: scene.root), "b")
            await scene.settle()
            #expect(first.route.state == .removed)
            #expect(second.route.presentation == nil)
            let lines = scene.diary.take()
            #expect(lines.filter { $0 == "a: hook didRemove" }.count == 1)
            #expect(lines.filter { $0.hasPrefix("b: completion") }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a handler of a removal shows another view at once") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            scene.diary.when("a: removal success") { _ = try? scene.perform(.push(from: scene.root), "b") }
            router.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("a removal by the user shows another view in its hook") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentModally(from: scene.root))
            scene.diary.when("a: hook didRemove") { _ = try? scene.perform(.presentModally(from: scene.root), "b") }
            window.userDismisses()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a popover that the user closes shows another in its hook") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentAsPopover(from: scene.root, anchor: scene.root))
            scene.diary.when("a: hook didRemove") {
                _ = try? scene.perform(.presentAsPopover(from: scene.root, anchor: scene.root), "b")
            }
            window.userClicksOutside()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
        },
    ]
}
