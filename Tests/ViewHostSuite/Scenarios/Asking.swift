// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

extension ViewHostScenario {
    /// What is asked for, and cannot be, or comes to something else.
    static let asking: [ViewHostScenario] = [
        ViewHostScenario("a view that is only made is shown nowhere") { scene in
            let window = scene.open()
            let router = try scene.perform(.makeDestination)
            scene.expectDiary(
                .waited(),
                .lines(
                    "a", "routing → routed", "success", "completion true -", "performer success"))
            #expect(scene.text(of: window) == "root")
            #expect(!router.route.canRemove)
        },
        ViewHostScenario("the provider's own path is taken where the performer leaves it to that") { scene in
            let window = scene.open()
            try scene.perform(.defaultPath(from: scene.root))
            await scene.settle()
            scene.expectDiary(.performed(.presentModally))
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a path that the host does not know fails") { scene in
            let window = scene.open()
            try scene.perform(ViewRoutePath(.unknownToHosts, from: scene.root))
            scene.expectDiary(.refused("unsupportedPath"))
            #expect(!window.host.supports(.unknownToHosts))
        },
        ViewHostScenario("a path that the provider does not want fails") { scene in
            _ = scene.open()
            try scene.perform(ViewRoutePath(.unknownToProviders, from: scene.root))
            scene.expectDiary(.refused("unsupportedPath"))
        },
        ViewHostScenario("a source in no window is none") { scene in
            _ = scene.open()
            let source = scene.screen("lost")
            for path in [ViewRoutePath.push(from: source), .presentModally(from: source), .addAsChild(from: source)] {
                try scene.perform(path)
                scene.expectDiary(.refused("invalidSource"))
            }
        },
        ViewHostScenario("a source that has gone is none") { scene in
            let window = scene.open()
            let path: ViewRoutePath
            do { path = .push(from: scene.screen("lost")) }
            try scene.perform(path)
            scene.expectDiary(.refused("invalidSource"))
            try scene.perform(.push(from: nil))
            scene.expectDiary(.refused("invalidSource"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a source in a closed window is none") { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            window.close()
            await scene.settle()
            _ = scene.diary.take()
            first.performAgain()
            scene.expectDiary([
                "a: removed → routing", "a: routing → removed", "a: error performRoute invalidSource",
                "a: completion false invalidSource", "registry: performRoute invalidSource",
            ])
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a source that presents something does not present another") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentModally(from: scene.root))
            try scene.perform(.presentAsSheet(from: scene.root), "b")
            scene.expectDiary(.refused("invalidSource", "b"))
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a source that is covered still pushes, below") { scene in
            let window = scene.open()
            let upper = try await scene.shown(.presentModally(from: scene.root))
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            scene.expectDiary(.performed(.push, "b"))
            upper.route.removeRoute()
            await scene.settle()
            #expect(scene.text(of: window) == "root/b")
        },
        ViewHostScenario("what is presented presents in its turn") { scene in
            let window = scene.open()
            let first = try await scene.shown(.presentModally(from: scene.root))
            let second = try await scene.shown(.presentAsSheet(from: first.destination), "b")
            #expect(scene.text(of: window) == "root ^ b")
            second.route.removeRoute()
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("there is no push without a navigation container") { scene in
            _ = scene.open(.plain(scene.root))
            try scene.perform(.push(from: scene.root))
            scene.expectDiary(.refused("invalidSource"))
        },
        ViewHostScenario("there is no tab without tabs") { scene in
            _ = scene.open()
            try scene.perform(.tab(from: scene.root))
            scene.expectDiary(.refused("invalidSource"))
        },
        ViewHostScenario("a detail is pushed where there is no split view") { scene in
            let window = scene.open()
            try scene.perform(.showDetail(from: scene.root))
            await scene.settle()
            scene.expectDiary(.performed(.showDetail, as: .push))
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("shown where there is no navigation container, a screen is presented modally") { scene in
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
            // One that is not modal: its source presents something all the same.
            try scene.perform(.presentModally(from: scene.root), "b")
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ b")
            router.route.removeRoute()
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a popover needs an anchor") { scene in
            let window = scene.open()
            try scene.perform(ViewRoutePath(.presentAsPopover, from: scene.root))
            await scene.settle()
            scene.expectDiary(.began(.presentAsPopover), .failed("actionFailed", announced: .presentAsPopover))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a part of a screen takes no children") { scene in
            _ = scene.open()
            let part = try scene.performPart(.addAsSubview(from: scene.root), "part")
            await scene.settle()
            _ = scene.diary.take()
            try scene.perform(.addAsChild(from: part.destination))
            scene.expectDiary(.refused("invalidSource"))
        },
        ViewHostScenario("a part of a part is shown in that") { scene in
            let window = scene.open()
            let outer = try scene.performPart(.addAsSubview(from: scene.root), "outer")
            try scene.performPart(.addAsSubview(from: outer.destination), "inner")
            await scene.settle()
            #expect(scene.text(of: window) == "root{outer{inner}}")
            outer.route.removeRoute()
            await scene.settle()
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a view that is shown already is not shown twice") { scene in
            let window = scene.open()
            let screen = scene.screen("mine")
            window.push(screen)
            await scene.settle()
            _ = scene.diary.take()
            var codes: [String] = []
            try #require(Router.to(RoutableView<any DrivenScreen>()))
                .perform(onDestination: screen, path: .presentModally(from: scene.root)) { configuration, _ in
                    configuration.errorHandler = { codes.append("\($0) \($1.code)") }
                }
            await scene.settle()
            #expect(codes == ["performOnDestination overRoute"])
            #expect(scene.text(of: window) == "root/mine")
        },
        ViewHostScenario("a segue that there is not fails") { scene in
            _ = scene.open()
            try scene.perform(.performSegue(from: scene.root, identifier: "nowhere"))
            scene.expectDiary(.refused("segueNotPerformed"))
        },
        ViewHostScenario("a segue that makes nothing fails") { scene in
            let window = scene.open()
            window.addSegue("empty", .push, from: scene.root) { nil }
            try scene.perform(.performSegue(from: scene.root, identifier: "empty"))
            scene.expectDiary(.refused("segueNotPerformed"))
        },
        ViewHostScenario("a segue that leads elsewhere fails, and shows nothing") { scene in
            let window = scene.open()
            window.addSegue("elsewhere", .push, from: scene.root) { [weak scene] in scene?.performer("other") }
            try scene.perform(.performSegue(from: scene.root, identifier: "elsewhere"))
            scene.expectDiary(.refused("segueNotPerformed"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a segue asks its screen to prepare what it makes") { scene in
            let window = scene.open()
            window.addSegue("bare", .push, from: scene.root) { [weak scene] in scene?.screen("") }
            try scene.perform(.performSegue(from: scene.root, identifier: "bare"))
            await scene.settle()
            var expected: [String] = .performed(.performSegue, as: .push)
            expected.insert("root: prepares from outside", at: 1)
            scene.expectDiary(expected)
            #expect(scene.text(of: window) == "root/a")
        },
        ViewHostScenario("a provider that makes nothing fails, and nothing is shown") { scene in
            let window = scene.open()
            try ProviderBehaviour.$current.withValue(.makesNothing) {
                _ = try scene.perform(.push(from: scene.root))
            }
            scene.expectDiary(.refused("destinationUnavailable"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a covered screen is revealed: what covers it goes") { scene in
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
            #expect(scene.diary.take().filter { $0.contains("did") && !$0.contains("finish") }.count == 2)
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
        ViewHostScenario("what is shown nowhere is not revealed, but shown by the other path") { scene in
            let window = scene.open()
            try scene.perform(.reveal(orElse: .push(from: scene.root)))
            await scene.settle()
            scene.expectDiary(.performed(.push))
            #expect(scene.text(of: window) == "root/a")
        },
    ]
}
