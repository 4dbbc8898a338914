// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The front screen, which is the source of requests without one.
@MainActor struct FrontViewSourceTests {
    @Test func childRegistryInheritsTheSourceUntilItHasItsOwn() {
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
