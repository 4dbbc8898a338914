// SPDX-License-Identifier: Apache-2.0

/// Data that the layers above this library derive from all registrations of a registry. Further registrations replace the index.
package final class RouteIndex: Sendable {
    /// The `RouteTable`.
    package let table = AtomicOnce<any AnyObject & Sendable>()
    /// The index of the classes of views.
    package let viewClasses = AtomicOnce<any AnyObject & Sendable>()
}

/// A registration without a key, such as a URL pattern. Only layers above this library read its content.
package protocol RouteDetail: Sendable {}
