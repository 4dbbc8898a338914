// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Removals that remove or keep other views.
    static let covering: [ViewHostScenario] = [
        ViewHostScenario("removing a screen removes the screens pushed above it") { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            let second = try await scene.shown(.push(from: scene.root), "b")
            let third = try await scene.shown(.push(from: scene.root), "c")
            let end = await scene.end(of: third.route)
            second.remove()
            await scene.settle()
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("b:") } == .removed(.push, "b"))
            #expect(lines.filter { $0.hasPrefix("c:") } == .gone(.push, "c", by: .code))
            #expect(lines.filter { $0.hasPrefix("a:") } == [])
            #expect(scene.text(of: window) == "root/a")
            #expect(await end.value == .code)
            #expect(first.route.state == .routed)
        },
        ViewHostScenario("removing a screen removes the presentations above it, the topmost first") { scene in
            let window = scene.open()
            let lower = try await scene.shown(.presentModally(from: scene.root))
            let middle = try await scene.shown(.presentAsSheet(from: lower.destination), "b")
            let upper = try await scene.shown(.presentModally(from: middle.destination), "c")
            lower.remove()
            await scene.settle()
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .removed(.presentModally))
            #expect(lines.filter { $0.hasPrefix("b:") } == .gone(.presentAsSheet, "b", by: .code))
            #expect(lines.filter { $0.hasPrefix("c:") } == .gone(.presentModally, "c", by: .code))
            #expect(lines.filter { $0.contains("hook didRemove") }.map { $0.prefix(1) } == ["c", "b", "a"])
            #expect(scene.text(of: window) == "root")
            #expect(upper.route.state == .removed)
        },
        ViewHostScenario("the user closes a screen with the presentations above it") { scene in
            let window = scene.open()
            let lower = try await scene.shown(.presentModally(from: scene.root))
            _ = try await scene.shown(
                .presentAsPopover(from: lower.destination, anchor: try #require(lower.destination)), "b")
            window.userClicksOutside()
            await scene.settle()
            window.userDismisses()
            await scene.settle()
            scene.expectDiary(.gone(.presentAsPopover, "b", by: .user), .gone(.presentModally, "a", by: .user))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a presentation stays when its pushed source is popped") { scene in
            let window = scene.open()
            let pushed = try await scene.shown(.push(from: scene.root))
            let presented = try await scene.shown(.presentModally(from: pushed.destination), "b")
            pushed.remove()
            await scene.settle()
            #expect(pushed.route.state == .removed)
            #expect(presented.route.state == .routed)
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a popover stays when the screen with its anchor is removed") { scene in
            let window = scene.open()
            let pushed = try await scene.shown(.push(from: scene.root))
            let popover = try await scene.shown(
                .presentAsPopover(from: scene.root, anchor: try #require(pushed.destination)), "b")
            pushed.remove()
            await scene.settle()
            #expect(popover.route.state == .routed)
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a popover goes with the screen that it points to") { scene in
            let window = scene.open()
            let pushed = try await scene.shown(.push(from: scene.root))
            _ = try await scene.shown(
                .presentAsPopover(from: scene.root, anchor: try #require(pushed.destination)), "b")
            pushed.remove()
            await scene.settle()
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .removed(.push))
            #expect(lines.filter { $0.hasPrefix("b:") } == .gone(.presentAsPopover, "b", by: .code))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a new detail removes the previous one") { scene in
            let window = scene.open(.split(list: scene.root))
            let first = try await scene.shown(.showDetail(from: scene.root))
            let second = try await scene.shown(.showDetail(from: scene.root), "b")
            #expect(first.route.state == .removed)
            #expect(second.route.state == .routed)
            #expect(scene.text(of: window) == "root | b")
        },
        ViewHostScenario("the previous detail is reported as removed by other code") { scene in
            _ = scene.open(.split(list: scene.root))
            _ = try await scene.shown(.showDetail(from: scene.root))
            try scene.perform(.showDetail(from: scene.root), "b")
            await scene.settle()
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .gone(.showDetail, by: .code))
            #expect(lines.filter { $0.hasPrefix("b:") } == .performed(.showDetail, "b"))
        },
        ViewHostScenario("children and parts are removed with their screen") { scene in
            let window = scene.open()
            let screen = try await scene.shown(.push(from: scene.root))
            let child = try await scene.shown(.addAsChild(from: screen.destination), "child")
            let part = try scene.performPart(.addAsSubview(from: child.destination), "part")
            await scene.settle()
            #expect(scene.text(of: window) == "root/a(child{part})")
            _ = scene.diary.take()
            weak let destination = part.destination
            screen.remove()
            await scene.settle()
            #expect(child.route.state == .removed)
            #expect(part.route.state == .removed)
            #expect(destination == nil)
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .removed(.push))
            #expect(lines.filter { $0.hasPrefix("child:") } == .gone(.addAsChild, "child", by: .code))
            #expect(lines.filter { $0.hasPrefix("part:") } == .gone(.addAsSubview, "part", by: .code))
        },
        ViewHostScenario("children and parts of a screen that the user leaves are removed by code") { scene in
            let window = scene.open()
            let screen = try await scene.shown(.push(from: scene.root))
            let child = try await scene.shown(.addAsChild(from: screen.destination), "child")
            let part = try scene.performPart(.addAsSubview(from: child.destination), "part")
            await scene.settle()
            _ = scene.diary.take()
            window.userGoesBack()
            await scene.settle()
            #expect(child.route.state == .removed)
            #expect(part.route.state == .removed)
            let lines = scene.diary.take()
            #expect(lines.filter { $0.hasPrefix("a:") } == .gone(.push, by: .user))
            #expect(lines.filter { $0.hasPrefix("child:") } == .gone(.addAsChild, "child", by: .code))
            #expect(lines.filter { $0.hasPrefix("part:") } == .gone(.addAsSubview, "part", by: .code))
        },
        ViewHostScenario("a child is removed with its screen although the screen is kept") { scene in
            _ = scene.open()
            let screen = try await scene.shown(.push(from: scene.root))
            let child = try await scene.shown(.addAsChild(from: screen.destination), "child")
            let kept = screen.destination
            screen.remove()
            await scene.settle()
            #expect(child.route.state == .removed)
            scene.expectDiary(of: "child", .gone(.addAsChild, "child", by: .code))
            extendLifetime(kept)
        },
        ViewHostScenario("the last tab is chosen when the chosen tab is removed") { scene in
            let window = scene.open(.tabs(scene.root))
            _ = try await scene.shown(.tab(from: scene.root))
            let second = try await scene.shown(.tab(from: scene.root), "b")
            #expect(scene.text(of: window) == "root, a, [b]")
            second.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root, [a]")
        },
        ViewHostScenario("a tab that is not chosen is removed, and the chosen one stays") { scene in
            let window = scene.open(.tabs(scene.root))
            let first = try await scene.shown(.tab(from: scene.root))
            _ = try await scene.shown(.tab(from: scene.root), "b")
            first.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root, [b]")
        },
        ViewHostScenario("a source that is covered in its stack still presents, and pushes on the top") { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            _ = try await scene.shown(.push(from: scene.root), "b")
            _ = try await scene.shown(.push(from: first.destination), "c")
            _ = try await scene.shown(.presentModally(from: first.destination), "d")
            #expect(scene.text(of: window) == "root/a/b/c ^ d")
        },
        ViewHostScenario("a popover points to a part, and goes with it") { scene in
            let window = scene.open()
            let part = try scene.performPart(.addAsSubview(from: scene.root), "part")
            await scene.settle()
            let anchor = try #require(part.destination)
            _ = try await scene.shown(.presentAsPopover(from: scene.root, anchor: anchor))
            #expect(scene.text(of: window) == "root{part} ^ a")
            part.remove()
            await scene.settle()
            scene.expectDiary(of: "a", .gone(.presentAsPopover, by: .code))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a popover goes when code takes away what it points to") { scene in
            let window = scene.open()
            let part = scene.part("part")
            window.addPart(part, to: scene.root)
            _ = try await scene.shown(.presentAsPopover(from: scene.root, anchor: part))
            window.remove(part)
            await scene.settle()
            scene.expectDiary(of: "a", .gone(.presentAsPopover, by: .code))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("two windows do not know of one another") { scene in
            let (first, second) = (scene.open(), scene.open(.navigation(scene.performer("other"))))
            _ = try await scene.shown(.presentModally(from: scene.root))
            #expect(scene.text(of: second) == "other")
            second.close()
            await scene.settle()
            scene.expectDiary([])
            #expect(scene.text(of: first) == "root ^ a")
        },
    ]
}
