// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

extension ViewHostScenario {
    /// Calls and closed windows during a transition.
    static let interrupting: [ViewHostScenario] = [
        ViewHostScenario("a removal during the transition follows it", midway: true) { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            router.remove()
            scene.expectDiary([])
            await scene.settle()
            scene.expectDiary(.arrived(.push), .removed(.push))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a perform during the transition fails only that call", midway: true) {
            scene in
            _ = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            router.performAgain()
            scene.expectDiary(["registry: performRoute already-active, undelivered"])
            await scene.settle()
            scene.expectDiary(.arrived(.push))
        },
        ViewHostScenario("a perform during the removal shows the view again", midway: true) { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            router.remove()
            try scene.requireMidway(router, .removing)
            _ = scene.diary.take()
            router.performAgain()
            scene.expectDiary([])
            await scene.settle()
            let ended: [String] = .removalEnded(.push)
            #expect(Array(scene.diary.take().prefix(ended.count)) == ended)
            #expect(router.route.state == .routed)
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a window that is closed in the middle of a push fails it, once", midway: true) { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            window.userClosesTheWindow()
            await scene.settle()
            scene.expectDiary(.failed("action-failed", announced: .push))
            #expect(router.route.state == .unrouted)
        },
        ViewHostScenario("a window that is closed in the middle of a removal ends it, once", midway: true) { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            router.remove()
            try scene.requireMidway(router, .removing)
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            scene.expectDiary(
                .lines(
                    "a", "removing → removed", "didRemove by push, code", "hook didRemove", "removal success",
                    "removal completion true -", "removal performer success"))
        },
        ViewHostScenario("a window that is closed while the user goes back ends the view, once", midway: true) {
            scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            window.userGoesBack()
            try scene.requireMidway(router, .removing)
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            scene.expectDiary(.lines("a", "removing → removed", "didRemove by push, code", "hook didRemove"))
        },
        ViewHostScenario("waiting routes fail with their window", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            let waiting = try scene.perform(.push(from: scene.root), "b")
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            #expect(
                scene.diary.take().filter { $0.hasPrefix("b:") }
                    == [String].failed("invalid-source", "b").filter { $0.hasPrefix("b:") })
            #expect(waiting.route.state == .unrouted)
            #expect(waiting.destination == nil)
        },
    ]
}
