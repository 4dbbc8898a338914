// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

extension ViewHostScenario {
    /// The ends of views.
    static let ending = byUser + byWindow + byCode + refused

    private static let gestures:
        [(name: String, way: DrivenWay, run: @Sendable @MainActor (any DrivenWindow) -> Void)] =
            [
                ("goes back from a push", .push, { $0.userGoesBack() }),
                ("goes back from a segue", .performSegue, { $0.userGoesBack() }),
                ("closes what is presented modally", .presentModally, { $0.userDismisses() }),
                ("closes a sheet", .presentAsSheet, { $0.userDismisses() }),
                ("closes what a provider presents", .custom, { $0.userDismisses() }),
                ("clicks outside of a popover", .presentAsPopover, { $0.userClicksOutside() }),
            ]

    private static let byUser =
        gestures.flatMap { gesture in
            [
                ViewHostScenario("the user \(gesture.name): the route learns it, the handlers do not") { scene in
                    let window = gesture.way.open(in: scene)
                    let router = try await gesture.way.shown(in: scene, window)
                    let end = await scene.end(of: router.route)
                    gesture.run(window)
                    await scene.settle()
                    scene.expectDiary(.gone(gesture.way.kind, by: .user))
                    #expect(scene.text(of: window) == "root")
                    #expect(await end.value == .user)
                    #expect(router.destination == nil)
                    router.performAgain()
                    await scene.settle()
                    #expect(scene.text(of: window) == gesture.way.text)
                }
            ]
        } + [
            ViewHostScenario("handlers for removals by the user are called once") { scene in
                let window = scene.open()
                _ = try await scene.shown(.push(from: scene.root), external: true)
                window.userGoesBack()
                await scene.settle()
                scene.expectDiary(
                    .gone(.push, by: .user),
                    .lines("a", "removal success", "removal completion true -", "removal performer success"))
            }
        ]

    private static let byWindow = DrivenWay.allCases.map { way in
        ViewHostScenario("\(way.rawValue): ends once with its window, which the user closes") { scene in
            let window = way.open(in: scene)
            let router = try await way.shown(in: scene, window)
            window.userClosesTheWindow()
            await scene.settle()
            scene.expectDiary(.goneAtOnce(way.kind, by: window.closer))
            #expect(scene.text(of: window) == "closed")
            #expect(router.route.state == .removed)
            window.close()
            scene.expectDiary([])
        }
    }

    private static let byCode =
        DrivenWay.allCases.map { way in
            ViewHostScenario("\(way.rawValue): ends once when other code removes the view") { scene in
                let window = way.open(in: scene)
                let router = try await way.shown(in: scene, window)
                window.remove(try #require(router.destination))
                await scene.settle()
                scene.expectDiary(.gone(way.kind, by: .code))
                #expect(scene.text(of: window) == way.empty)
                #expect(router.route.state == .removed)
            }
        } + [
            ViewHostScenario("code pops one screen, and then all") { scene in
                let window = scene.open()
                let first = try await scene.shown(.push(from: scene.root))
                let second = try await scene.shown(.push(from: scene.root), "b")
                let third = try await scene.shown(.push(from: scene.root), "c")
                window.pop()
                await scene.settle()
                scene.expectDiary(.gone(.push, "c", by: .code))
                #expect(scene.text(of: window) == "root/a/b")
                window.popToRoot()
                await scene.settle()
                #expect(scene.text(of: window) == "root")
                #expect([first, second, third].map(\.route.state) == [.removed, .removed, .removed])
            },
            ViewHostScenario("code dismisses what is presented") { scene in
                let window = scene.open()
                _ = try await scene.shown(.presentModally(from: scene.root))
                window.dismiss()
                await scene.settle()
                scene.expectDiary(.gone(.presentModally, by: .code))
                #expect(scene.text(of: window) == "root")
            },
            ViewHostScenario("code closes the window") { scene in
                let window = scene.open()
                let lower = try await scene.shown(.push(from: scene.root))
                _ = try await scene.shown(.presentAsSheet(from: lower.destination), "b")
                window.close()
                await scene.settle()
                scene.expectDiary(.goneAtOnce(.presentAsSheet, "b", by: .code), .goneAtOnce(.push, "a", by: .code))
            },
        ]

    private static let refused: [ViewHostScenario] =
        [DrivenWay.presentModally, .presentAsSheet, .presentAsPopover].map { way in
            ViewHostScenario("\(way.rawValue): a screen that refuses the user stays, until its router removes it") {
                scene in
                let window = way.open(in: scene)
                // Set from the beginning, because a toolkit may read it only once.
                let screen = scene.screen("mine")
                screen.refusesTheUser = true
                Router.performWithClient(
                    to: RoutableView<any DrivenScreen>(), path: way.path(in: scene, window), on: screen)
                await scene.settle()
                _ = scene.diary.take()
                if way == .presentAsPopover { window.userClicksOutside() } else { window.userDismisses() }
                await scene.settle()
                scene.expectDiary([])
                #expect(scene.text(of: window) == "root ^ mine")
                Router.route(showing: screen)?.remove()
                await scene.settle()
                #expect(scene.text(of: window) == "root")
            }
        } + [
            ViewHostScenario("a pushed screen that refuses the user stays when that goes back") { scene in
                let window = scene.open()
                let router = try await scene.shown(.push(from: scene.root))
                (router.destination as? any DrivenScreen)?.refusesTheUser = true
                window.userGoesBack()
                await scene.settle()
                scene.expectDiary([])
                #expect(scene.text(of: window) == "root/a")
            },
            ViewHostScenario("a screen that refuses the user inside of a container keeps the container") { scene in
                let window = scene.open()
                let router = try await scene.shown(.presentModally(from: scene.root).inside(.navigation))
                (router.destination as? any DrivenScreen)?.refusesTheUser = true
                window.userDismisses()
                await scene.settle()
                scene.expectDiary([])
                #expect(scene.text(of: window) == "root ^ a")
            },
            ViewHostScenario("a view that its provider refuses to remove stays unless the user removes it") { scene in
                let window = scene.open()
                let router = try await scene.shown(.push(from: scene.root))
                router.destination?.record.reasonToStay = "it has unsaved changes"
                router.remove()
                await scene.settle()
                scene.expectDiary(.removalFailed("action-failed"))
                #expect(scene.text(of: window) == "root/a")
                window.userGoesBack()
                await scene.settle()
                scene.expectDiary(.gone(.push, by: .user))
            },
        ]
}
