// SPDX-License-Identifier: Apache-2.0

/// Something that can be found.
public struct SearchDocument: Sendable, Hashable {
    /// The name it is known by. Its words are searched as well, and count more than those of the body.
    public let name: String
    /// Words here count most.
    public let title: String
    public let body: String

    public init(name: String, title: String, body: String) {
        self.name = name
        self.title = title
        self.body = body
    }
}
