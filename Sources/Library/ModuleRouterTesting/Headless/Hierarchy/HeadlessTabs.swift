// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A container that shows one of several screens.
@MainActor public final class HeadlessTabs: HeadlessScreen {
    public init(_ screens: [AnyObject]) {
        super.init(.tabs, "")
        for screen in screens { HeadlessHand.fill(node, with: screen, at: .tab) }
        node.selected = node.children.first?.node
    }

    public var selected: AnyObject? { node.selected?.object }

    /// Selects one of the screens.
    public func select(_ screen: AnyObject) {
        guard let link = node.children.first(where: { $0.object === screen }) else { return }
        node.selected = link.node
    }
}
