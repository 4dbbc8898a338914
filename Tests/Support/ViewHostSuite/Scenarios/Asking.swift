// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Paths whose result depends on the window's contents.
    static let asking: [ViewHostScenario] = [
        ViewHostScenario("a view that is only made is not shown") { scene in
            let window = scene.open()
            let router = try scene.perform(.makeDestination)
            scene.expectDiary(
                .waited(),
                .lines(
                    "a", "routing → routed", "success", "completion true -", "performer success"))
            #expect(scene.text(of: window) == "root")
            #expect(router.route.reasonNotToRemove != nil)
        },
        ViewHostScenario("the provider's default path is used if the performer requests it") { scene in
            let window = scene.open()
            try scene.perform(.defaultPath(from: scene.root))
            await scene.settle()
            scene.expectDiary(.performed(.presentModally))
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a covered source still pushes below") { scene in
            let window = scene.open()
            let upper = try await scene.shown(.presentModally(from: scene.root))
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            scene.expectDiary(.performed(.push, "b"))
            upper.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("a route that comes to the front removes the screens above it") { scene in
            let window = scene.open()
            let upper = try await scene.shown(.presentModally(from: scene.root))
            var path = ViewRoutePath.push(from: scene.root)
            path.options.bringsToFront = true
            let router = try scene.perform(path, "b")
            await scene.settle()
            #expect(router.route.state == .routed)
            #expect(upper.route.state == .removed)
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("a route that is in front already removes nothing") { scene in
            let window = scene.open()
            let lower = try await scene.shown(.push(from: scene.root))
            var path = ViewRoutePath.push(from: scene.root)
            path.options.bringsToFront = true
            try scene.perform(path, "b")
            await scene.settle()
            #expect(lower.route.state == .routed)
            #expect(scene.text(of: window) == "root/a/b")
        },
        ViewHostScenario("a route that comes to the front chooses its tab") { scene in
            let window = scene.open(.tabs(scene.root))
            let first = try await scene.shown(.tab(from: scene.root))
            window.addTab(scene.performer("b"))
            #expect(scene.text(of: window) == "root, a, [b]")
            var path = ViewRoutePath.addAsChild(from: first.destination)
            path.options.bringsToFront = true
            let child = try scene.perform(path, "child")
            await scene.settle()
            #expect(child.route.state == .routed)
            #expect(scene.text(of: window) == "root, [a(child)], b")
        },
        ViewHostScenario("two revealing routes show one screen") { scene in
            let window = scene.open()
            let first = try scene.perform(.reveal(orElse: .push(from: scene.root)))
            let second = try scene.perform(.reveal(orElse: .push(from: scene.root)))
            await scene.settle()
            #expect(first.route.state == .routed)
            #expect(second.route.state == .routed)
            #expect(first.destination === second.destination)
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a screen that is removed during its transition is removed after it") { scene in
            let window = scene.open()
            let router = try scene.perform(.push(from: scene.root))
            router.remove()
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("a route that is performed during its removal is shown again") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            router.remove()
            router.performAgain()
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            #expect(router.route.state == .routed)
            #expect(scene.text(of: window) == "root/a/b")
        },
        ViewHostScenario("a detail is pushed without a split view") { scene in
            let window = scene.open()
            try scene.perform(.showDetail(from: scene.root))
            await scene.settle()
            scene.expectDiary(.performed(.showDetail, as: .push))
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("without a navigation container, show presents a screen modally") { scene in
            let window = scene.open(.plain(scene.root))
            let router = try scene.perform(.show(from: scene.root))
            await scene.settle()
            #expect(router.route.state == .routed)
            #expect(router.route.kind == .presentModally)
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("shown where there is no navigation container, a screen gets a window of its own") { scene in
            let window = scene.open(.plain(scene.root))
            let router = try scene.perform(.show(from: scene.root))
            await scene.settle()
            #expect(router.route.kind == ViewRouteKind("window"))
            // The window is not modal, so its source can present a screen.
            try scene.perform(.presentModally(from: scene.root), "b")
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
            router.remove()
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a presented screen presents another") { scene in
            let window = scene.open()
            let first = try await scene.shown(.presentModally(from: scene.root))
            let second = try await scene.shown(.presentAsSheet(from: first.destination), "b")
            #expect(scene.text(of: window) == "root ^ b")
            second.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a part is shown inside of a part") { scene in
            let window = scene.open()
            let outer = try scene.performPart(.addAsSubview(from: scene.root), "outer")
            try scene.performPart(.addAsSubview(from: outer.destination), "inner")
            await scene.settle()
            #expect(scene.text(of: window) == "root{outer{inner}}")
            outer.remove()
            await scene.settle()
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a segue asks its source to prepare the new screen") { scene in
            let window = scene.open()
            window.addSegue("bare", .push, from: scene.root) { [weak scene] in scene?.screen("") }
            try scene.perform(.performSegue(from: scene.root, identifier: "bare"))
            await scene.settle()
            var expected: [String] = .performed(.performSegue, as: .push)
            expected.insert("root: prepares from outside", at: 1)
            scene.expectDiary(expected)
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a covered screen is revealed by removing the screens above it") { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            window.push(scene.performer("b"))
            await scene.settle()
            window.present(scene.performer("c"))
            await scene.settle()
            #expect(scene.text(of: window) == "root/a/b ^ c")
            _ = scene.diary.take()
            let again = try scene.perform(.reveal(orElse: .push(from: scene.root)), "d")
            await scene.settle()
            #expect(again.destination === first.destination)
            #expect(again.route.state == .routed)
            #expect(scene.text(of: window) == "root/d")
            #expect(
                scene.diary.take().filter { $0.contains("didRemove") }
                    == ["c: didRemove by presentModally, code", "b: didRemove by push, code"])
        },
        ViewHostScenario("a tab that is not chosen is revealed") { scene in
            let window = scene.open(.tabs(scene.root))
            let first = try await scene.shown(.tab(from: scene.root))
            window.addTab(scene.performer("b"))
            #expect(scene.text(of: window) == "root, a, [b]")
            try scene.perform(.reveal(orElse: .push(from: scene.root)), "d")
            await scene.settle()
            #expect(scene.text(of: window) == "root, [d], b")
            #expect(window.top === first.destination)
        },
        ViewHostScenario("a missing screen is shown by the fallback path") { scene in
            let window = scene.open()
            try scene.perform(.reveal(orElse: .push(from: scene.root)))
            await scene.settle()
            scene.expectDiary(.performed(.push))
            #expect(scene.text(of: window) == "root/a")
        },
    ]
}
