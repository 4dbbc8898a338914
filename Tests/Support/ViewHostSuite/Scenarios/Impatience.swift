// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// The user's actions during a transition.
    static let impatience: [ViewHostScenario] = [
        ViewHostScenario("the user does not wait: going back ends the push before, and then goes back", midway: true) {
            scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            window.userGoesBack()
            await scene.settle()
            scene.expectDiary(.performed(.push), .gone(.push, by: .user))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("the user does not wait: going back twice leads back twice", midway: true) { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            let second = try await scene.shown(.push(from: scene.root), "b")
            window.userGoesBack()
            try scene.requireMidway(second, .removing)
            window.userGoesBack()
            #expect(second.route.state == .removed)
            await scene.settle()
            scene.expectDiary(.gone(.push, "b", by: .user), .gone(.push, "a", by: .user))
            #expect(first.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario(
            "the user does not wait: going back ends a removal before, and goes back once more", midway: true
        ) {
            scene in
            let window = scene.open()
            _ = try await scene.shown(.push(from: scene.root))
            let second = try await scene.shown(.push(from: scene.root), "b")
            second.remove()
            try scene.requireMidway(second, .removing)
            window.userGoesBack()
            await scene.settle()
            scene.expectDiary(.removed(.push, "b"), .gone(.push, "a", by: .user))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("the user does not wait: a popover closes while a screen slides in", midway: true) { scene in
            let window = scene.open()
            let popover = try await scene.shown(.presentAsPopover(from: scene.root, anchor: scene.root), "p")
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            window.userClicksOutside()
            await scene.settle()
            #expect(popover.route.state == .removed)
            scene.expectDiary(.arrived(.push), .gone(.presentAsPopover, "p", by: .user))
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("the user does not wait: going back lets what waits come first", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            try scene.perform(.push(from: scene.root), "b")
            window.userGoesBack()
            await scene.settle()
            scene.expectDiary(
                .began(.push), .waited("b"), .arrived(.push), Array([String].performed(.push, "b").dropFirst(3)))
            #expect(scene.text(of: window) == "root/a/b")
        },
        ViewHostScenario("a swipe back that the user lets go of is no removal") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            try window.userBeginsToSwipeBack()
            let second = try scene.perform(.push(from: scene.root), "b")
            #expect(router.route.state == .removing)
            #expect(second.route.state == .routing)
            window.userLetsGo(cancelled: true)
            await scene.settle()
            #expect(router.route.state == .routed)
            #expect(scene.text(of: window) == "root/a/b")
            let lines = scene.diary.take()
            #expect(
                lines.filter { $0.hasPrefix("a:") }
                    == .lines(
                        "a", "routed → removing", "willRemove by push, user", "hook willRemove", "removing → routed",
                        "didCancelRemoval by push, user", "hook didCancelRemoval"))
        },
        ViewHostScenario("a swipe back that the user ends is a removal") { scene in
            let window = scene.open()
            _ = try await scene.shown(.push(from: scene.root))
            try window.userBeginsToSwipeBack()
            window.userLetsGo(cancelled: false)
            await scene.settle()
            scene.expectDiary(.gone(.push, by: .user))
            #expect(scene.text(of: window) == "root")
        },
    ]
}
