// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A screen of a ``HeadlessWindow``, for tests that need no more of one.
///
/// ```swift
/// final class EditorScreen: HeadlessScreen, EditorViewInput {
///     var text = ""
/// }
/// ```
@MainActor open class HeadlessScreen: HeadlessElement {
    /// Seen in snapshots and messages.
    public var title: String
    /// Whether the user's attempt to swipe it away, or to tap outside of it, comes to nothing.
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

    /// Adds a screen inside of this one by hand, as code does that asks no router.
    public func addChild(_ child: AnyObject) { HeadlessHand.addChild(child, to: node) }

    /// Describes a transition by name, as a UI file does.
    ///
    /// - Parameters:
    ///   - kind: How the view is shown.
    ///   - make: Makes the view; nil if it cannot.
    public func addSegue(_ identifier: String, _ kind: ViewRouteKind, make: @escaping @MainActor () -> AnyObject?) {
        node.segues[identifier] = HeadlessSegue(kind: kind, make: make)
    }

    /// Presents a screen by hand, as code does that asks no router.
    public func present(_ screen: AnyObject, as kind: ViewRouteKind = .presentModally, animated: Bool = true) {
        HeadlessHand.show(screen, by: kind, from: node, animated: animated)
    }
}

/// A transition with a name.
struct HeadlessSegue {
    let kind: ViewRouteKind
    let make: @MainActor () -> AnyObject?
}
