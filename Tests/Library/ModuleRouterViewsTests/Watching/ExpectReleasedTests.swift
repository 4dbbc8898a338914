// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor @Suite(.routes { HookedRouter.self }, .logged)
struct ExpectReleasedTests {
    let window = HeadlessWindow()
    let route = RoutableView<any HookedInput>()

    private func expectOneLeak(of name: String, _ body: () async throws -> Void) async rethrows {
        try await withKnownIssue {
            try await body()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "\(name), shown by RoutableView<any HookedInput>, was removed and is still alive: it is still referenced"
            ]
        }
    }

    @Test func aFreedViewPasses() async {
        await expectReleased {
            Router.perform(to: route, path: .push(from: window.root))?.remove()
        }
    }

    @Test func retainedViewFails() async {
        var kept: AnyObject?
        await expectOneLeak(of: "HookedScreen") {
            await expectReleased {
                let router = Router.perform(to: route, path: .push(from: window.root))
                kept = router?.destination
                router?.remove()
            }
        }
        #expect(kept != nil)
    }

    @Test func viewThatRetainsItselfFails() async {
        weak var leaking: KeepingScreen?
        await expectOneLeak(of: "KeepingScreen") {
            await expectReleased {
                let screen = KeepingScreen("self")
                screen.keeper = { _ = screen }
                leaking = screen
                Router.performWithClient(to: route, path: .push(from: window.root), on: screen)?.removeRoute()
            }
        }
        leaking?.keeper = nil
        #expect(leaking == nil)
    }

    @Test func retainedViewOfAReplacedRouteFails() async {
        var kept: AnyObject?
        await expectOneLeak(of: "HookedScreen") {
            await expectReleased {
                withRoutes { registry in
                    registry.register(view: RoutableView<any HookedInput>()) { _ in
                        HookedScreen("replaced")
                    } as: {
                        $0
                    }
                } operation: {
                    let router = Router.perform(to: route, path: .push(from: window.root))
                    kept = router?.destination
                    router?.remove()
                }
            }
        }
        #expect((kept as? HookedScreen)?.title == "replaced")
    }

    @Test func shownViewPasses() async {
        await expectReleased {
            _ = Router.perform(to: route, path: .push(from: window.root))
        }
        #expect(window.stack.count == 2)
    }

    @Test func viewThatIsShownAgainPasses() async {
        await expectReleased {
            let router = Router.perform(to: route, path: .push(from: window.root))
            guard let screen = router?.destination else { return }
            router?.remove()
            Router.performWithClient(to: route, path: .push(from: window.root), on: screen)
        }
    }

    @Test func viewRemovedBeforeTheBodyPasses() async {
        let router = Router.perform(to: route, path: .push(from: window.root))
        let kept = router?.destination
        router?.remove()
        await expectReleased {}
        #expect(kept != nil)
    }

    @Test func retainedRouterDoesNotRetainItsView() async {
        var router: ViewRoute?
        await expectReleased {
            router = Router.perform(to: route, path: .push(from: window.root))
            router?.remove()
        }
        #expect(router?.state == .removed)
    }

    @Test func resultAndErrorOfTheBodyArePassedOn() async throws {
        #expect(await expectReleased { 7 } == 7)
        await #expect(throws: Failing.self) {
            try await expectReleased { throw Failing() }
        }
    }
}

private final class KeepingScreen: HookedScreen {
    var keeper: (() -> Void)?
}
