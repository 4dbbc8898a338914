// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor private protocol CachedInput: AnyObject {}

extension RoutableView where Protocol == any CachedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class CachedScreen: HeadlessScreen, CachedInput {}

/// A provider that keeps its screen.
private struct CachedRouter: RemovalCheckingViewRouteProvider {
    @MainActor static let screen = CachedScreen("cached")
    @MainActor static var isWatchedForLeaks: Bool { false }
    static var routes: RouteList<Self> { Provides(RoutableView<any CachedInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> CachedScreen? { Self.screen }
}

@MainActor @Suite(.routes { CachedRouter.self })
struct UnwatchedViewTests {
    @Test func unwatchedViewIsNoLeak() async {
        let window = HeadlessWindow()
        RouteRegistry.current.viewLeakDelay = .seconds(1)
        // This would record a leak of a watched view.
        await expectReleased {
            let router = Router.perform(to: RoutableView<any CachedInput>(), path: .push(from: window.root))
            #expect(router?.state == .routed)
            router?.remove()
        }
        #expect(RouteRegistry.current.reportViewLeaks().isEmpty)
    }
}
