// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Requests during a transition. The transition is a push, which takes time in every toolkit with animations.
    static let waiting: [ViewHostScenario] = [
        ViewHostScenario("several pushes come one after the other, in the order in which they were asked for") {
            scene in
            let window = scene.open()
            for title in ["a", "b", "c"] { try scene.perform(.push(from: scene.root), title) }
            await scene.settle()
            #expect(scene.text(of: window) == "root/a/b/c")
            let lines = scene.diary.take()
            #expect(lines.filter { $0.contains(": success") } == ["a: success", "b: success", "c: success"])
            for title in ["a", "b", "c"] {
                #expect(lines.filter { $0.hasPrefix(title) } == .performed(.push, title))
            }
        },
        ViewHostScenario("a waiting push begins after the previous push was reported", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            try scene.perform(.push(from: scene.root), "b")
            #expect(scene.text(of: window) == "root/a")
            scene.expectDiary(.began(.push), .waited("b"))
            await scene.settle()
            var expected: [String] = .arrived(.push)
            expected += Array([String].began(.push, "b").dropFirst(3))
            scene.expectDiary(expected, .arrived(.push, "b"))
        },
        ViewHostScenario("a route that a handler performs follows the waiting routes", midway: true) { scene in
            let window = scene.open()
            scene.diary.when("a: success") { _ = try? scene.perform(.push(from: scene.root), "c") }
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            #expect(scene.text(of: window) == "root/a/b/c")
        },
        ViewHostScenario("different kinds wait for one another", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            let others = [
                try scene.perform(.presentModally(from: scene.root), "b"),
                try scene.perform(.addAsChild(from: scene.root), "c"),
                try scene.performPart(.addAsSubview(from: scene.root), "d"),
            ]
            #expect(others.map(\.route.state) == [.routing, .routing, .routing])
            await scene.settle()
            #expect(others.map(\.route.state) == [.routed, .routed, .routed])
            #expect(scene.text(of: window) == "root(c){d}/a ^ b")
        },
        ViewHostScenario("a route that does not want to wait fails", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            _ = scene.diary.take()
            var path = ViewRoutePath.push(from: scene.root)
            path.options.failsWhenBusy = true
            let second = try scene.perform(path, "b")
            scene.expectDiary(.refused("already-active", "b"))
            await scene.settle()
            second.performAgain()
            await scene.settle()
            #expect(scene.text(of: window) == "root/a/b")
        },
        ViewHostScenario("a route is refused in its turn, and the next one begins", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            try scene.perform(.presentModally(from: scene.root), "b")
            let refused = try scene.perform(.presentModally(from: scene.root), "c")
            let last = try scene.perform(.push(from: scene.root), "d")
            await scene.settle()
            #expect(refused.route.state == .unrouted)
            #expect(refused.route.error?.code == .invalidSource)
            #expect(last.route.state == .routed)
            #expect(scene.text(of: window) == "root/a/d ^ b")
        },
        ViewHostScenario("a waiting route can be cancelled", midway: true) { scene in
            let window = scene.open()
            let first = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(first)
            let second = try scene.perform(.push(from: scene.root), "b")
            #expect(second.route.cancel())
            #expect(!first.route.cancel())
            await scene.settle()
            #expect(second.route.error?.code == .cancelled)
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a route waits for a screen that code shows", midway: true) { scene in
            let window = scene.open()
            window.push(scene.performer("by hand"))
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            await scene.settle()
            #expect(scene.text(of: window) == "root/by hand/a")
        },
        ViewHostScenario("a route waits for a removal by the user", midway: true) { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            window.userGoesBack()
            try scene.requireMidway(first, .removing)
            let second = try scene.perform(.push(from: scene.root), "b")
            #expect(second.route.state == .routing)
            await scene.settle()
            #expect(first.route.state == .removed)
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("a removal waits for a screen that code shows, and removes it too", midway: true) {
            scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            window.push(scene.performer("b"))
            router.remove()
            try scene.requireMidway(router, .removing)
            #expect(
                scene.diary.take().filter { $0.hasPrefix("a:") } == .lines("a", "routed → removing", "prepare removal"))
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
    ]
}
