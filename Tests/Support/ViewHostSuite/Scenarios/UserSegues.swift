// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Segues of a UI file that the user triggers.
    static let userSegues: [ViewHostScenario] = [
        ViewHostScenario("the user triggers a segue to a screen that is prepared during the transition") { scene in
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
        ViewHostScenario("the route of a user's segue ends when the user goes back") { scene in
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
        ViewHostScenario("a segue of the user shows a screen without a provider") { scene in
            let window = scene.open()
            window.addSegue("other", .presentModally, from: scene.root) { [weak scene] in scene?.performer("other") }
            window.userPerformsSegue("other", from: scene.root)
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ other")
            scene.expectDiary(
                .lines("other", "willPerform by presentModally, user", "didPerform by presentModally, user"))
        },
        ViewHostScenario("a user's segue fails if its window closes during the transition", midway: true) { scene in
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
}
