// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

extension ViewHostScenario {
    /// Views that no route has asked for: added by hand, or out of a UI file.
    static let fromOutside = parts + segues + byHand

    private static let parts: [ViewHostScenario] = [
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
        ViewHostScenario("a part that needs nobody is prepared by its provider alone") { scene in
            let window = scene.open()
            window.addPart(scene.part("mine"), to: scene.root)
            #expect(scene.diary.take().first == "mine: provider prepares")
            #expect(scene.text(of: window) == "root{mine}")
        },
        ViewHostScenario("a part of what is in no window is prepared when that comes to one") { scene in
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
        ViewHostScenario("a part that nobody can prepare is reported, and stays") { scene in
            let root = scene.screen("plain")
            let window = scene.open(.navigation(root))
            _ = scene.diary.take()
            let part = scene.part("")
            window.addPart(part, to: root)
            scene.expectDiary(["registry: prepareDestination invalidPerformer, undelivered"])
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
        ViewHostScenario("code takes a part away that was added by hand") { scene in
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
            route.removeRoute()
            await scene.settle()
            #expect(route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a part that is in no window any more is not prepared") { scene in
            let window = scene.open()
            let (outer, inner) = (scene.part("outer"), scene.part("inner"))
            window.addPart(inner, to: outer)
            window.remove(inner)
            window.addPart(outer, to: scene.root)
            #expect(scene.diary.take().filter { $0.hasPrefix("inner") } == [])
            #expect(scene.text(of: window) == "root{outer}")
        },
        ViewHostScenario("what is inside of a part goes with that") { scene in
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

    private static let segues: [ViewHostScenario] = [
        ViewHostScenario("the user sets off a segue to a screen that is prepared on its way") { scene in
            let window = scene.open()
            window.addSegue("screen", .push, from: scene.root) { [weak scene] in scene?.screen("") }
            window.userPerformsSegue("screen", from: scene.root)
            await scene.settle()
            scene.expectDiary(
                ["root: prepares from outside"],
                .lines(
                    "from outside", "provider prepares", "willPerform by push, user", "hook willPerform",
                    "didPerform by push, user", "hook didPerform"))
            #expect(scene.text(of: window) == "root/from outside")
        },
        ViewHostScenario("the route of a segue that the user has set off knows the way back") { scene in
            let window = scene.open()
            window.addSegue("screen", .push, from: scene.root) { [weak scene] in scene?.screen("s") }
            window.userPerformsSegue("screen", from: scene.root)
            await scene.settle()
            let route = try #require(window.top.flatMap { Router.route(showing: $0) })
            #expect(route.kind == .push)
            window.userGoesBack()
            await scene.settle()
            #expect(route.state == .removed)
        },
        ViewHostScenario("a segue of the user to a screen of nobody shows it all the same") { scene in
            let window = scene.open()
            window.addSegue("other", .presentModally, from: scene.root) { [weak scene] in scene?.performer("other") }
            window.userPerformsSegue("other", from: scene.root)
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ other")
            scene.expectDiary(
                .lines("other", "willPerform by presentModally, user", "didPerform by presentModally, user"))
        },
        ViewHostScenario("a segue of the user that does not arrive has failed", midway: true) { scene in
            let window = scene.open()
            window.addSegue("screen", .push, from: scene.root) { [weak scene] in scene?.screen("s") }
            window.userPerformsSegue("screen", from: scene.root)
            try #require(window.host.transitions.isBusy, "the transition has ended already")
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            #expect(
                scene.diary.take().filter { $0.hasPrefix("s:") }
                    == .lines(
                        "s", "didFailToPerform by push, user", "hook didFailToPerform"))
        },
    ]

    private static let byHand: [ViewHostScenario] = [
        ViewHostScenario("hooks and observers are told of a routable screen that code shows, and the user removes") {
            scene in
            let window = scene.open()
            window.push(scene.screen("s"))
            await scene.settle()
            scene.expectDiary(
                .lines(
                    "s", "willPerform by push, code", "hook willPerform", "didPerform by push, code",
                    "hook didPerform"))
            window.userGoesBack()
            await scene.settle()
            scene.expectDiary(
                .lines(
                    "s", "willRemove by push, user", "hook willRemove", "didRemove by push, user",
                    "hook didRemove"))
        },
        ViewHostScenario("observers alone are told of a screen of nobody") { scene in
            let window = scene.open()
            window.present(scene.performer("other"))
            await scene.settle()
            window.dismiss()
            await scene.settle()
            scene.expectDiary(
                .lines(
                    "other", "willPerform by presentModally, code", "didPerform by presentModally, code",
                    "willRemove by presentModally, code", "didRemove by presentModally, code"))
        },
        ViewHostScenario("what code shows goes with a screen that a router removes") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            window.push(scene.screen("s"))
            await scene.settle()
            _ = scene.diary.take()
            router.route.removeRoute()
            await scene.settle()
            let lines = scene.diary.take()
            #expect(
                lines.filter { $0.hasPrefix("s:") }
                    == .lines(
                        "s", "willRemove by push, code", "hook willRemove", "didRemove by push, code",
                        "hook didRemove"))
            #expect(lines.filter { $0.hasPrefix("a:") } == .removed(.push))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("observers are told of what goes with its window") { scene in
            let window = scene.open()
            window.push(scene.screen("s"))
            await scene.settle()
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            scene.expectDiary(.lines("s", "didRemove by push, code", "hook didRemove"))
        },
        ViewHostScenario("a route shows a screen that code has shown before, once that is out") { scene in
            let window = scene.open()
            let screen = scene.screen("s")
            window.push(screen)
            await scene.settle()
            window.pop()
            await scene.settle()
            _ = scene.diary.take()
            try #require(Router.to(RoutableView<any DrivenScreen>()))
                .perform(onDestination: screen, path: .presentModally(from: scene.root))
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ s")
        },
    ]
}
