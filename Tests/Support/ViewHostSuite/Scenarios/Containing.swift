// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Containers around a view.
    static let containing: [ViewHostScenario] = [
        ViewHostScenario("a screen is presented inside of a navigation container, and goes with it") { scene in
            let window = scene.open()
            let router = try scene.perform(.presentModally(from: scene.root).inside(.navigation))
            await scene.settle()
            scene.expectDiary(.performed(.presentModally))
            guard case .stack(let stack) = window.presented else {
                Issue.record("no stack is presented")
                return
            }
            #expect(stack.map { $0 === router.destination } == [true])
            router.remove()
            await scene.settle()
            scene.expectDiary(.removed(.presentModally))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a screen is presented inside of a wrapper's container, which is made once") { scene in
            let window = scene.open()
            var asked: [AnyObject] = []
            let path = ViewRoutePath.presentModally(from: scene.root).inside(
                .wrapper { [unowned scene] view in
                    asked.append(view)
                    return (view as? any DrivenScreen).map { scene.driver.makeNavigation(around: $0) } ?? view
                })
            let router = try scene.perform(path)
            await scene.settle()
            scene.expectDiary(.performed(.presentModally))
            #expect(asked.map { $0 === router.destination } == [true])
            // Breaks a cycle: the view keeps its route, the route keeps its path, and the path keeps the wrapper's captures.
            asked = []
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a screen inside of a container is the source of a push there, which goes with it") { scene in
            let window = scene.open()
            let outer = try await scene.shown(.presentModally(from: scene.root).inside(.navigation))
            let inner = try await scene.shown(.push(from: outer.route.viewSource), "b")
            #expect(scene.text(of: window) == "root ^ a/b")
            weak let screen = inner.destination
            outer.remove()
            await scene.settle()
            #expect(inner.route.state == .removed)
            #expect(screen == nil)
            #expect(scene.diary.take().filter { $0.contains(": didRemove by push") }.count == 1)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("the user closes a container with all that is in it") { scene in
            let window = scene.open()
            let outer = try await scene.shown(.presentModally(from: scene.root).inside(.navigation))
            let inner = try await scene.shown(.push(from: outer.route.viewSource), "b")
            window.userDismisses()
            await scene.settle()
            #expect(outer.route.state == .removed)
            #expect(inner.route.state == .removed)
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .gone(.presentModally, by: .user))
            #expect(lines.filter { $0.hasPrefix("b:") } == .gone(.push, "b", by: .code))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a wrapper that does not hold the screen fails") { scene in
            let window = scene.open()
            try scene.perform(
                .presentModally(from: scene.root).inside(.wrapper { [unowned scene] _ in scene.screen("empty") }))
            await scene.settle()
            scene.expectDiary(.waited(), .failed("invalid-container"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a container is not pushed") { scene in
            let window = scene.open()
            try scene.perform(.push(from: scene.root).inside(.navigation))
            await scene.settle()
            scene.expectDiary(.began(.push), .failed("invalid-container", announced: .push))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a container may be a tab") { scene in
            let window = scene.open(.tabs(scene.root))
            let router = try await scene.shown(.tab(from: scene.root).inside(.navigation))
            let pushed = try await scene.shown(.push(from: router.destination), "b")
            #expect(window.top === pushed.destination)
            router.remove()
            await scene.settle()
            #expect(pushed.route.state == .removed)
            #expect(scene.text(of: window) == "[root]")
        },
    ]
}
