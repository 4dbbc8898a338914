// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

extension ViewHostScenario {
    /// What happens while something moves: a push, which takes its time wherever anything does.
    static let moving = waiting + interrupted

    private static let waiting: [ViewHostScenario] = [
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
        ViewHostScenario("a push that waits begins when the one before has told", midway: true) { scene in
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
        ViewHostScenario("what a handler asks for comes after what waits") { scene in
            let window = scene.open()
            scene.diary.when("a: success") { _ = try? scene.perform(.push(from: scene.root), "c") }
            try scene.perform(.push(from: scene.root))
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            #expect(scene.text(of: window).count == "root/a/b/c".count)
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
            path.options.whenBusy = .fails
            let second = try scene.perform(path, "b")
            scene.expectDiary(.refused("overRoute", "b"))
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
            #expect(refused.route.error?.code == "invalidSource")
            #expect(last.route.state == .routed)
            #expect(scene.text(of: window) == "root/a/d ^ b")
        },
        ViewHostScenario("a route that waits may be given up", midway: true) { scene in
            let window = scene.open()
            let first = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(first)
            let second = try scene.perform(.push(from: scene.root), "b")
            #expect(second.route.cancel())
            #expect(!first.route.cancel())
            await scene.settle()
            #expect(second.route.error?.code == "cancelled")
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a route waits for what code shows by hand", midway: true) { scene in
            let window = scene.open()
            window.push(scene.performer("by hand"))
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            await scene.settle()
            #expect(scene.text(of: window) == "root/by hand/a")
        },
        ViewHostScenario("a route waits for what the user takes away", midway: true) { scene in
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
        ViewHostScenario("a screen that goes is removed by the user, not by the router that waits", midway: true) {
            scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            window.push(scene.performer("b"))
            router.route.removeRoute()
            try scene.requireMidway(router, .removing)
            #expect(
                scene.diary.take().filter { $0.hasPrefix("a:") } == .lines("a", "routed → removing", "prepare removal"))
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
    ]

    private static let interrupted: [ViewHostScenario] = [
        ViewHostScenario("a removal while the view is on its way fails for that call alone", midway: true) { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            router.route.removeRoute(errorHandler: { scene.diary.append("given \($0) \($1.code)") })
            scene.expectDiary(["given removeRoute actionFailed", "registry: removeRoute actionFailed"])
            await scene.settle()
            scene.expectDiary(.arrived(.push))
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a perform while the view is on its way is an over-route for that call alone", midway: true) {
            scene in
            _ = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            router.performAgain()
            scene.expectDiary(["registry: performRoute overRoute, undelivered"])
            await scene.settle()
            scene.expectDiary(.arrived(.push))
        },
        ViewHostScenario("a perform while the view goes fails for that call alone", midway: true) { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            router.route.removeRoute()
            try scene.requireMidway(router, .removing)
            _ = scene.diary.take()
            router.performAgain()
            scene.expectDiary(["registry: performRoute actionFailed, undelivered"])
            await scene.settle()
            scene.expectDiary(.removalEnded(.push))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a window that is closed in the middle of a push fails it, once", midway: true) { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(router)
            _ = scene.diary.take()
            window.userClosesTheWindow()
            await scene.settle()
            scene.expectDiary(.failed("actionFailed", announced: .push))
            #expect(router.route.state == .unrouted)
        },
        ViewHostScenario("a window that is closed in the middle of a removal ends it, once", midway: true) { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            router.route.removeRoute()
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
        ViewHostScenario("routes that wait fail with their window", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            let waiting = try scene.perform(.push(from: scene.root), "b")
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            #expect(
                scene.diary.take().filter { $0.hasPrefix("b:") }
                    == [String].failed("invalidSource", "b").filter { $0.hasPrefix("b:") })
            #expect(waiting.route.state == .unrouted)
            #expect(waiting.destination == nil)
        },
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
        ViewHostScenario("a handler removes the view that has just come") { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            scene.diary.when("a: performer success") { router.route.removeRoute() }
            await scene.settle()
            if router.route.state == .routed { router.route.removeRoute() }
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
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
            second.route.removeRoute()
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
        ViewHostScenario("a hook of the removal closes the window") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            scene.diary.when("a: hook willRemove") { window.close() }
            router.route.removeRoute()
            await scene.settle()
            #expect(router.route.state == .removed)
            let lines = scene.diary.take()
            #expect(lines.filter { $0 == "a: hook didRemove" }.count == 1)
            #expect(lines.filter { $0 == "a: removal success" }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("the user's way back meets a hook that closes the window") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            scene.diary.when("a: hook willRemove") { window.close() }
            window.userGoesBack()
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.diary.take().filter { $0 == "a: hook didRemove" }.count == 1)
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a detail's end closes the window that another detail comes to") { scene in
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
            router.route.removeRoute()
            await scene.settle()
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("the end of what the user takes away shows another view at once") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentModally(from: scene.root))
            scene.diary.when("a: hook didRemove") { _ = try? scene.perform(.presentModally(from: scene.root), "b") }
            window.userDismisses()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("the end of a popover that the user has closed shows another at once") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentAsPopover(from: scene.root, anchor: scene.root))
            scene.diary.when("a: hook didRemove") {
                _ = try? scene.perform(.presentAsPopover(from: scene.root, anchor: scene.root), "b")
            }
            window.userClicksOutside()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
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
