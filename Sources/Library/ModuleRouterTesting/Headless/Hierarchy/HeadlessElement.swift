// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The base class of ``HeadlessScreen`` and ``HeadlessView``.
///
/// These classes are provided for convenience. A ``HeadlessWindow`` can show any other object as well.
@MainActor open class HeadlessElement: ViewRouteSource {
    let node: HeadlessNode

    init(_ role: HeadlessNode.Role) {
        node = HeadlessNode(role)
        node.object = self
    }

    /// The window that contains the element; nil if there is none.
    public var window: HeadlessWindow? { node.window }

    public var viewRouteHost: (any ViewRouteHost)? { node.window }

    /// Adds a view without the router. If the view is in another view, it is moved.
    ///
    /// A routable view is prepared as soon as it is in a window. Its provider prepares it. If that is not enough, the nearest
    /// ``ViewRoutePerformer`` above it that is not a container prepares it.
    public func addSubview(_ view: AnyObject) { HeadlessHand.addSubview(view, to: node) }

    /// Removes the element without the router: pops it, dismisses it, or removes it from its parent.
    public func remove(animated: Bool = true) { HeadlessHand.remove(node, animated: animated) }
}
