// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A container with a stack of screens. The last screen is visible.
@MainActor public final class HeadlessNavigation: HeadlessScreen {
    public init(root: AnyObject) {
        super.init(.navigation, "")
        HeadlessHand.fill(node, with: root, at: .bottom)
    }

    /// The screens, root first.
    public var stack: [AnyObject] { node.children.map(\.object) }

    /// Pushes a screen without the router.
    public func push(_ screen: AnyObject, animated: Bool = true) {
        HeadlessHand.show(screen, by: .push, from: node, animated: animated)
    }

    /// Pops the last screen without the router.
    public func pop(animated: Bool = true) {
        guard let last = node.children.last else { return }
        HeadlessHand.remove(last.node, animated: animated)
    }

    /// Pops all screens except the root, without the router. Does nothing if only the root is left.
    public func popToRoot(animated: Bool = true) {
        guard node.children.count > 1 else { return }
        HeadlessHand.remove(node.children[1].node, animated: animated)
    }
}
