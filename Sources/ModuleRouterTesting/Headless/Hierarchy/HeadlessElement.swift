// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// What screens and views of the headless host have in common. See ``HeadlessScreen`` and ``HeadlessView``.
///
/// Any other object may be shown in a ``HeadlessWindow`` as well: these classes are for convenience.
@MainActor open class HeadlessElement: ViewRouteSource {
    let node: HeadlessNode

    init(_ role: HeadlessNode.Role) {
        node = HeadlessNode(role)
        node.object = self
    }

    /// The window that it is in; nil if it is in none.
    public var window: HeadlessWindow? { node.window }

    public var viewRouteHost: (any ViewRouteHost)? { node.window }

    /// Adds a view by hand, as code does that asks no router. A view that is in another one leaves that.
    ///
    /// A routable view is prepared as soon as it gets into a window: by its provider and, where that is not enough, by the
    /// nearest screen above it that is a ``ViewRoutePerformer`` and no container.
    public func addSubview(_ view: AnyObject) { HeadlessHand.addSubview(view, to: node) }

    /// Takes it away by hand from wherever it is: pops it, dismisses it, or takes it out of its parent.
    public func remove(animated: Bool = true) { HeadlessHand.remove(node, animated: animated) }
}
