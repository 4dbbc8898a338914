// SPDX-License-Identifier: Apache-2.0

/// A member of a provider that almost matches one of the library, so that the library does not use it.
package struct NearMissFact: Codable, Sendable, Hashable {
    /// The name with the labels: `prepare(_:with:)`.
    package var member: String
    package var message: String
    package var remedy: String
    /// The protocol of the library that the type must conform to, elsewhere or through another protocol; nil if the declaration names
    /// it.
    package var provider: String?
    /// The names of the type and of those around it.
    package var types: [String]
    package var position: SourcePosition

    package init(
        member: String, message: String, remedy: String, provider: String?, types: [String], position: SourcePosition
    ) {
        self.member = member
        self.message = message
        self.remedy = remedy
        self.provider = provider
        self.types = types
        self.position = position
    }
}
