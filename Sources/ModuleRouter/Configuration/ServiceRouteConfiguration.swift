// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a service whose provider declares none of its own.
///
/// One word, empty unless somebody writes to it: it costs nothing to pass.
public struct ServiceRouteConfiguration: Sendable {
    @usableFromInline var storage: Storage?

    @usableFromInline final class Storage: Sendable {
        let userInfo: [String: any Sendable]

        init(userInfo: [String: any Sendable]) { self.userInfo = userInfo }
    }

    @inlinable public init() { storage = nil }

    /// Loose parameters, by name. Prefer a module protocol, whose parameters are typed.
    public var userInfo: [String: any Sendable] {
        get { storage?.userInfo ?? [:] }
        set { storage = newValue.isEmpty ? nil : Storage(userInfo: newValue) }
    }

    public mutating func addUserInfo(forKey key: String, object: any Sendable) {
        userInfo[key] = object
    }

    /// Adds several parameters; they replace those of the same name.
    public mutating func addUserInfo(_ other: [String: any Sendable]) {
        userInfo.merge(other) { _, new in new }
    }
}
