// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The screen in front, for whoever has no source.
@MainActor struct FrontViewSourceTests {
    @Test func aRegistryThatStandsInForAnotherHasItsSourceUntilItHasItsOwn() {
        let (window, other) = (HeadlessWindow(), HeadlessWindow())
        let registry = RouteRegistry()
        let child = RouteRegistry(parent: registry)
        #expect(child.frontViewSource == nil)
        registry.frontViewSource = { window.root }
        #expect(child.frontViewSource?() === window.root)
        child.frontViewSource = { other.root }
        #expect(child.frontViewSource?() === other.root)
        #expect(registry.frontViewSource?() === window.root)
    }
}
