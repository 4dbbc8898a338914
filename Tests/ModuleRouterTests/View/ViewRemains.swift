// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// What must be gone in the end. An `AScreen` keeps its route, so that a cycle would show.
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
