// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Behaviour that all kinds of paths have in common.
    static let showing = DrivenWay.allCases.flatMap { way in
        [
            ViewHostScenario("\(way.rawValue): every handler is called once, in order, and the view is shown") {
                scene in
                let window = way.open(in: scene)
                #expect(scene.text(of: window) == way.empty)
                let router = try way.perform(in: scene, window)
                await scene.settle()
                scene.expectDiary(way.performed())
                #expect(scene.text(of: window) == way.text)
                let destination = try #require(router.destination)
                #expect(router.route.state == .routed)
                #expect(router.route.kind == way.kind)
                #expect(router.route.viewSource === destination)
                #expect(Router.route(showing: destination) === router.route)
                #expect(window.contains(destination))
                #expect(destination.viewRouteHost === window.host)
                if way != .addAsChild, way != .addAsChildByHandler, way != .addAsSubview {
                    #expect(window.top === destination)
                }
            },
            ViewHostScenario("\(way.rawValue): a transition without animation ends the same") { scene in
                let window = way.open(in: scene)
                var path = way.path(in: scene, window)
                path.options.animated = false
                let router = try way == .addAsSubview ? scene.performPart(path) : scene.perform(path)
                await scene.settle()
                scene.expectDiary(way.performed())
                #expect(scene.text(of: window) == way.text)
                router.configureRemoval { $0.animated = false }
                if way != .addAsChildByHandler {
                    router.remove()
                    await scene.settle()
                    scene.expectDiary(.removed(way.kind))
                    #expect(scene.text(of: window) == way.empty)
                }
            },
            ViewHostScenario("\(way.rawValue): its router removes it, and shows another") { scene in
                let window = way.open(in: scene)
                let router = try await way.shown(in: scene, window)
                weak let first = router.destination
                #expect(router.route.reasonNotToRemove == nil)
                router.remove()
                await scene.settle()
                scene.expectDiary(.removed(way.kind))
                #expect(scene.text(of: window) == way.empty)
                #expect(router.route.state == .removed)
                router.performAgain()
                await scene.settle()
                // The performer's handlers belong to the first performance.
                scene.expectDiary(way.performed(from: .removed).dropLast())
                #expect(scene.text(of: window) == way.text)
                #expect(router.destination != nil)
                #expect(first == nil)
            },
            ViewHostScenario("\(way.rawValue): performed twice, it fails and stays") { scene in
                let window = way.open(in: scene)
                let router = try await way.shown(in: scene, window)
                router.performAgain()
                await scene.settle()
                scene.expectDiary([
                    "a: error performRoute action-failed", "a: completion false action-failed",
                    "registry: performRoute action-failed",
                ])
                #expect(router.route.state == .routed)
                #expect(scene.text(of: window) == way.text)
            },
        ]
    }
}
