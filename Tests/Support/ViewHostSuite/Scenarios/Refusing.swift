// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

extension ViewHostScenario {
    /// Routes that cannot be shown. Every handler is called once, and nothing changes.
    static let refusing: [ViewHostScenario] = [
        ViewHostScenario("a path that the host does not know fails") { scene in
            let window = scene.open()
            try scene.perform(ViewRoutePath(.unknownToHosts, from: scene.root))
            scene.expectDiary(.refused("unsupported-path"))
            #expect(!window.host.supports(.unknownToHosts))
        },
        ViewHostScenario("a path that the provider does not want fails") { scene in
            _ = scene.open()
            try scene.perform(ViewRoutePath(.unknownToProviders, from: scene.root))
            scene.expectDiary(.refused("unsupported-path"))
        },
        ViewHostScenario("a source outside of a window fails") { scene in
            _ = scene.open()
            let source = scene.screen("lost")
            for path in [ViewRoutePath.push(from: source), .presentModally(from: source), .addAsChild(from: source)] {
                try scene.perform(path)
                scene.expectDiary(.refused("invalid-source"))
            }
        },
        ViewHostScenario("a source that was released fails") { scene in
            let window = scene.open()
            let path: ViewRoutePath
            do { path = .push(from: scene.screen("lost")) }
            try scene.perform(path)
            scene.expectDiary(.refused("invalid-source"))
            try scene.perform(.push(from: nil))
            scene.expectDiary(.refused("invalid-source"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a source in a closed window fails") { scene in
            let window = scene.open()
            let first = try await scene.shown(.push(from: scene.root))
            window.close()
            await scene.settle()
            _ = scene.diary.take()
            first.performAgain()
            scene.expectDiary([
                "a: removed → routing", "a: routing → removed", "a: error performRoute invalid-source",
                "a: completion false invalid-source", "registry: performRoute invalid-source",
            ])
            #expect(scene.text(of: window) == "closed")
        },
        ViewHostScenario("a source that presents something does not present another") { scene in
            let window = scene.open()
            _ = try await scene.shown(.presentModally(from: scene.root))
            try scene.perform(.presentAsSheet(from: scene.root), "b")
            scene.expectDiary(.refused("invalid-source", "b"))
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("there is no push without a navigation container") { scene in
            _ = scene.open(.plain(scene.root))
            try scene.perform(.push(from: scene.root))
            scene.expectDiary(.refused("invalid-source"))
        },
        ViewHostScenario("there is no tab without tabs") { scene in
            _ = scene.open()
            try scene.perform(.tab(from: scene.root))
            scene.expectDiary(.refused("invalid-source"))
        },
        ViewHostScenario("a popover needs an anchor") { scene in
            let window = scene.open()
            try scene.perform(ViewRoutePath(.presentAsPopover, from: scene.root))
            await scene.settle()
            scene.expectDiary(.began(.presentAsPopover), .failed("action-failed", announced: .presentAsPopover))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a part of a screen takes no children") { scene in
            _ = scene.open()
            let part = try scene.performPart(.addAsSubview(from: scene.root), "part")
            await scene.settle()
            _ = scene.diary.take()
            try scene.perform(.addAsChild(from: part.destination))
            scene.expectDiary(.refused("invalid-source"))
        },
        ViewHostScenario("a view that is shown already is not shown twice") { scene in
            let window = scene.open()
            let screen = scene.screen("mine")
            window.push(screen)
            await scene.settle()
            _ = scene.diary.take()
            var codes: [String] = []
            Router.performWithClient(
                to: RoutableView<any DrivenScreen>(), path: .presentModally(from: scene.root), on: screen
            ) { configuration, _ in
                configuration.errorHandler = { codes.append("\($0) \($1.code)") }
            }
            await scene.settle()
            #expect(codes == ["performOnDestination already-active"])
            #expect(scene.text(of: window) == "root/mine")
        },
        ViewHostScenario("a missing segue fails") { scene in
            _ = scene.open()
            try scene.perform(.performSegue(from: scene.root, identifier: "nowhere"))
            scene.expectDiary(.refused("segue-not-performed"))
        },
        ViewHostScenario("a segue that makes nothing fails") { scene in
            let window = scene.open()
            window.addSegue("empty", .push, from: scene.root) { nil }
            try scene.perform(.performSegue(from: scene.root, identifier: "empty"))
            scene.expectDiary(.refused("segue-not-performed"))
        },
        ViewHostScenario("a segue that leads elsewhere fails, and shows nothing") { scene in
            let window = scene.open()
            window.addSegue("elsewhere", .push, from: scene.root) { [weak scene] in scene?.performer("other") }
            try scene.perform(.performSegue(from: scene.root, identifier: "elsewhere"))
            scene.expectDiary(.refused("segue-not-performed"))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a provider that makes nothing fails, and nothing is shown") { scene in
            let window = scene.open()
            try ProviderBehaviour.$current.withValue(.makesNothing) {
                _ = try scene.perform(.push(from: scene.root))
            }
            scene.expectDiary(.refused("destination-unavailable"))
            #expect(scene.text(of: window) == "root")
        },
    ]
}
