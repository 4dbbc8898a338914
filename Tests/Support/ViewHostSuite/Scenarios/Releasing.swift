// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// The release of views, routes and routers.
    static let releasing =
        DrivenWay.allCases.flatMap { way in
            [
                ViewHostScenario("\(way.rawValue): everything is freed after the removal") { scene in
                    let window = way.open(in: scene)
                    let remains = try await remains(of: way, in: scene, window)
                    #expect(remains.destination != nil)
                    Router.route(showing: try #require(remains.destination))?.remove()
                    await scene.settle()
                    await remains.expectNothing(in: scene)
                },
                ViewHostScenario("\(way.rawValue): everything is freed when the window is closed") { scene in
                    let remains: ViewRemains
                    do {
                        let window = way.open(in: scene)
                        remains = try await ViewHostScenario.remains(of: way, in: scene, window)
                        window.userClosesTheWindow()
                        await scene.settle()
                    }
                    scene.forget()
                    await remains.expectNothing(in: scene)
                },
            ]
        } + others

    private static let others: [ViewHostScenario] = [
        ViewHostScenario("a failed route leaves nothing") { scene in
            _ = scene.open()
            weak var route: ViewRoute?
            weak var made: AnyObject?
            do {
                let router = try scene.perform(
                    .presentModally(from: scene.root).inside(
                        .wrapper {
                            made = $0
                            return $0
                        }))
                await scene.settle()
                route = router.route
            }
            #expect(made == nil)
            #expect(route == nil)
        },
        ViewHostScenario("a router keeps no view, and a view no window") { scene in
            let router: DrivenRouter
            weak var destination: AnyObject?
            weak var host: AnyObject?
            do {
                let window = scene.open()
                router = try await scene.shown(.push(from: scene.root))
                destination = router.destination
                host = window.host
                window.close()
                await scene.settle()
            }
            scene.forget()
            await scene.driver.idle()
            #expect(destination == nil)
            #expect(host == nil)
            #expect(router.route.state == .removed)
        },
        ViewHostScenario("a window without references is freed with all its views") { scene in
            let router: DrivenRouter
            do {
                _ = scene.open()
                router = try await scene.shown(.push(from: scene.root))
            }
            scene.forget()
            await scene.driver.idle()
            #expect(router.route.state == .removed)
            scene.expectDiary(["a: routed → removed", "?: didRemove by push, release"])
        },
        ViewHostScenario("a window that is open keeps itself, and all that it shows") { scene in
            let router: DrivenRouter
            do {
                _ = scene.open()
                router = try await scene.shown(.push(from: scene.root))
            }
            scene.forget()
            await scene.driver.idle()
            #expect(router.route.state == .routed)
            #expect(router.destination != nil)
            let host = try #require(router.destination?.viewRouteHost)
            #expect(host.supports(.push))
            router.remove()
            await host.transitions.turn()
        },
    ]

    @MainActor private static func remains(
        of way: DrivenWay, in scene: ViewHostScene, _ window: any DrivenWindow
    ) async throws -> ViewRemains {
        let router = try await way.shown(in: scene, window)
        let destination = try #require(router.destination)
        return ViewRemains(
            destination: destination, route: router.route, router: router.object,
            presentation: router.route.presentation, toolkit: scene.driver.toolkitObjects(of: destination))
    }
}

/// Weak references to the objects that must be freed at the end.
@MainActor private struct ViewRemains {
    weak var destination: AnyObject?
    weak var route: ViewRoute?
    weak var router: AnyObject?
    weak var presentation: AnyObject?
    var toolkit: [ToolkitObject]

    func expectNothing(in scene: ViewHostScene) async {
        await scene.driver.idle()
        #expect(destination == nil)
        #expect(route == nil)
        #expect(router == nil)
        #expect(presentation == nil)
        #expect(toolkit.map(\.isFreed) == toolkit.map { _ in true })
    }
}
