// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Weak references to objects that must be released. An `AScreen` keeps its route, so that a cycle shows.
@MainActor final class ViewRemains {
    weak var screen: AnyObject?
    weak var route: ViewRoute?
    weak var router: AnyObject?
    weak var proxy: AnyObject?

    func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen == nil, sourceLocation: sourceLocation)
        #expect(route == nil, sourceLocation: sourceLocation)
        #expect(router == nil, sourceLocation: sourceLocation)
        #expect(proxy == nil, sourceLocation: sourceLocation)
    }
}
