// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// The lifetime of a provider's destinations.
    public struct Lifetime: Codable, Sendable, Hashable {
        public enum Kind: String, Codable, Sendable, Hashable {
            case transient, shared, weak
            /// A lifetime in a scope with a name, or in the innermost scope.
            case scoped
            /// A lifetime that code computes.
            case unknown
        }

        public var kind: Kind
        /// The name of the scope; nil for the innermost scope, or for a name that code computes.
        public var scope: String?
        /// Whether code computes the name of the scope.
        public var hasUnknownScope: Bool
        public var location: SourceLocation

        public init(_ kind: Kind, scope: String? = nil, hasUnknownScope: Bool = false, location: SourceLocation) {
            self.kind = kind
            self.scope = scope
            self.hasUnknownScope = hasUnknownScope
            self.location = location
        }
    }
}
