// SPDX-License-Identifier: Apache-2.0

/// A view on a screen of a ``HeadlessWindow``.
@MainActor open class HeadlessView: HeadlessElement {
    public init() { super.init(.view) }

    /// The views inside.
    public var subviews: [AnyObject] { node.subviews.map(\.object) }
}
