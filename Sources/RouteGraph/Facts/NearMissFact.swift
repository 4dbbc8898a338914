// SPDX-License-Identifier: Apache-2.0

/// A member of a provider that almost matches one of the library, so that the library does not use it.
package struct NearMissFact: Codable, Sendable, Hashable {
    /// The name with the labels: `prepare(_:with:)`.
    package var member: String
    package var message: String
    package var remedy: String
    package var position: SourcePosition

    package init(member: String, message: String, remedy: String, position: SourcePosition) {
        self.member = member
        self.message = message
        self.remedy = remedy
        self.position = position
    }
}
