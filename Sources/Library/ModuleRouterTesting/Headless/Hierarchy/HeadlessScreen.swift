// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A simple screen of a ``HeadlessWindow``.
///
/// ```swift
/// final class EditorScreen: HeadlessScreen, EditorViewInput {
///     var text = ""
/// }
/// ```
@MainActor open class HeadlessScreen: HeadlessElement {
    /// The title in snapshots and messages.
    public var title: String
    /// Whether the user cannot dismiss the screen by a swipe or a tap outside.
    public var refusesToBeSwipedAway = false

    public init(_ title: String = "") {
        self.title = title
        super.init(.screen)
    }

    init(_ role: HeadlessNode.Role, _ title: String) {
        self.title = title
        super.init(role)
    }

    /// The screens inside.
    public var children: [AnyObject] { node.children.map(\.object) }

    /// The views inside.
    public var subviews: [AnyObject] { node.subviews.map(\.object) }

    /// Adds a child screen without the router.
    public func addChild(_ child: AnyObject) { HeadlessHand.addChild(child, to: node) }

    /// Adds a segue: a named transition, as in a UI file.
    ///
    /// - Parameters:
    ///   - kind: The presentation style.
    ///   - make: Creates the view, or returns nil if it cannot.
    public func addSegue(_ identifier: String, _ kind: ViewRouteKind, make: @escaping @MainActor () -> AnyObject?) {
        node.segues[identifier] = HeadlessSegue(kind: kind, make: make)
    }

    /// Presents a screen without the router.
    public func present(_ screen: AnyObject, as kind: ViewRouteKind = .presentModally, animated: Bool = true) {
        HeadlessHand.show(screen, by: kind, from: node, animated: animated)
    }
}

/// A named transition.
struct HeadlessSegue {
    let kind: ViewRouteKind
    let make: @MainActor () -> AnyObject?
}
