// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Parts of screens that code, or a UI file, adds by hand.
    static let addedParts: [ViewHostScenario] = [
        ViewHostScenario("a part that is added by hand is prepared by its screen and its provider") { scene in
            let window = scene.open()
            let part = scene.part("")
            window.addPart(part, to: scene.root)
            scene.expectDiary(
                ["root: prepares from outside"],
                .lines(
                    "from outside", "provider prepares", "willPerform by addAsSubview, code", "hook willPerform",
                    "didPerform by addAsSubview, code", "hook didPerform"))
            let route = try #require(Router.route(showing: part))
            #expect(route.state == .routed)
            #expect(route.kind == .addAsSubview)
            #expect(route.source === scene.root)
            #expect(scene.text(of: window) == "root{from outside}")
        },
        ViewHostScenario("a part that needs no performer is prepared by its provider alone") { scene in
            let window = scene.open()
            window.addPart(scene.part("mine"), to: scene.root)
            #expect(scene.diary.take().first == "mine: provider prepares")
            #expect(scene.text(of: window) == "root{mine}")
        },
        ViewHostScenario("a part outside of a window is prepared when it is added to one") { scene in
            let window = scene.open()
            let (outer, inner) = (scene.part("outer"), scene.part(""))
            window.addPart(inner, to: outer)
            scene.expectDiary([])
            window.addPart(outer, to: scene.root)
            #expect(
                scene.diary.take().filter { $0.contains("prepares") }.sorted() == [
                    "from outside: provider prepares", "outer: provider prepares", "root: prepares from outside",
                ])
            #expect(scene.text(of: window) == "root{outer{from outside}}")
        },
        ViewHostScenario("the nearest screen prepares a part that can") { scene in
            let window = scene.open()
            let child = try await scene.shown(.addAsChild(from: scene.root))
            window.addPart(scene.part(""), to: try #require(child.destination))
            #expect(scene.diary.take().first == "root: prepares from outside")
            #expect(scene.text(of: window) == "root(a{from outside})")
        },
        ViewHostScenario("a part without a performer is reported and stays") { scene in
            let root = scene.screen("plain")
            let window = scene.open(.navigation(root))
            _ = scene.diary.take()
            let part = scene.part("")
            window.addPart(part, to: root)
            scene.expectDiary(["registry: prepareDestination invalid-performer, undelivered"])
            #expect(Router.route(showing: part) == nil)
            #expect(scene.text(of: window) == "plain{}")
        },
        ViewHostScenario("a part that a route shows is not prepared twice") { scene in
            let window = scene.open()
            try scene.performPart(.addAsSubview(from: scene.root))
            await scene.settle()
            #expect(scene.diary.take().filter { $0.contains("prepares") } == ["a: provider prepares"])
            #expect(scene.text(of: window) == "root{a}")
        },
        ViewHostScenario("code removes a part that was added by hand") { scene in
            let window = scene.open()
            let part = scene.part("p")
            window.addPart(part, to: scene.root)
            let route = try #require(Router.route(showing: part))
            _ = scene.diary.take()
            window.remove(part)
            await scene.settle()
            scene.expectDiary(
                .lines(
                    "p", "willRemove by addAsSubview, code", "hook willRemove", "didRemove by addAsSubview, code",
                    "hook didRemove"))
            #expect(route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("the route of a part that was added by hand removes it") { scene in
            let window = scene.open()
            let part = scene.part("p")
            window.addPart(part, to: scene.root)
            let route = try #require(Router.route(showing: part))
            route.remove()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a part that has left its window is not prepared") { scene in
            let window = scene.open()
            let (outer, inner) = (scene.part("outer"), scene.part("inner"))
            window.addPart(inner, to: outer)
            window.remove(inner)
            window.addPart(outer, to: scene.root)
            #expect(scene.diary.take().filter { $0.hasPrefix("inner") } == [])
            #expect(scene.text(of: window) == "root{outer}")
        },
        ViewHostScenario("the parts of a part are removed with it") { scene in
            let window = scene.open()
            let (outer, inner) = (scene.part("outer"), scene.part("inner"))
            window.addPart(outer, to: scene.root)
            window.addPart(inner, to: outer)
            let route = try #require(Router.route(showing: inner))
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            scene.expectDiary(of: "inner", .lines("inner", "didRemove by addAsSubview, code", "hook didRemove"))
            #expect(route.state == .removed)
        },
        ViewHostScenario("a part that is added again is prepared again") { scene in
            let window = scene.open()
            let part = scene.part("p")
            window.addPart(part, to: scene.root)
            window.remove(part)
            window.addPart(part, to: scene.root)
            #expect(scene.diary.take().filter { $0 == "p: provider prepares" }.count == 2)
            #expect(Router.route(showing: part)?.state == .routed)
        },
    ]
}
