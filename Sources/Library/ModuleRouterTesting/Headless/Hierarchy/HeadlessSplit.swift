// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A container with two columns: a list and the detail of the selected item.
@MainActor public final class HeadlessSplit: HeadlessScreen {
    /// - Parameter detail: The detail; nil for an empty column.
    public init(list: AnyObject, detail: AnyObject? = nil) {
        super.init(.split, "")
        HeadlessHand.fill(node, with: list, at: .list)
        if let detail { HeadlessHand.fill(node, with: detail, at: .detail) }
    }

    public var list: AnyObject? { node.column(.list)?.object }

    public var detail: AnyObject? { node.column(.detail)?.object }

    /// Shows a screen in the detail column without the router.
    public func showDetail(_ screen: AnyObject, animated: Bool = true) {
        HeadlessHand.show(screen, by: .showDetail, from: node, animated: animated)
    }
}

extension HeadlessNode {
    /// Returns a column of a split view.
    func column(_ place: Place) -> HeadlessLink? { children.first { $0.node.place == place } }
}
