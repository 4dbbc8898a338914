// SPDX-License-Identifier: Apache-2.0

/// A searchable document.
public struct SearchDocument: Sendable, Hashable {
    /// The unique name. Its words are searched too, and count more than those of the body.
    public let name: String
    /// The title. Its words count most.
    public let title: String
    public let body: String

    public init(name: String, title: String, body: String) {
        self.name = name
        self.title = title
        self.body = body
    }
}
