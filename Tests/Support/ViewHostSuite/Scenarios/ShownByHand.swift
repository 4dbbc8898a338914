// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

extension ViewHostScenario {
    /// Screens that code shows without a router.
    static let shownByHand: [ViewHostScenario] = [
        ViewHostScenario("hooks and observers receive a routable screen that code shows and the user removes") {
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
        ViewHostScenario("only observers receive a screen without a provider") { scene in
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
        ViewHostScenario("a screen that code shows is removed with a screen that a router removes") { scene in
            let window = scene.open()
            let router = try await scene.shown(.push(from: scene.root))
            window.push(scene.screen("s"))
            await scene.settle()
            _ = scene.diary.take()
            router.remove()
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
        ViewHostScenario("observers receive the screens that are removed with their window") { scene in
            let window = scene.open()
            window.push(scene.screen("s"))
            await scene.settle()
            _ = scene.diary.take()
            window.close()
            await scene.settle()
            scene.expectDiary(.lines("s", "didRemove by push, code", "hook didRemove"))
        },
        ViewHostScenario("a route shows a screen that code has shown and removed before") { scene in
            let window = scene.open()
            let screen = scene.screen("s")
            window.push(screen)
            await scene.settle()
            window.pop()
            await scene.settle()
            _ = scene.diary.take()
            Router.performWithClient(
                to: RoutableView<any DrivenScreen>(), path: .presentModally(from: scene.root), on: screen)
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ s")
        },
    ]
}
