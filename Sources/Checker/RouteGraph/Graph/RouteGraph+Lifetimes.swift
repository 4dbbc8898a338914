// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// The lifetime of the destinations of a provider or of a closure.
    public struct Lifetime: Codable, Sendable, Hashable {
        public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
            case transient, graph, shared, weak, cached
            /// The lifetime of a scope.
            case scoped
            /// A lifetime that code computes.
            case unknown
        }

        public var kind: Kind
        /// The id of the kind of scope; nil for other lifetimes, and if code computes the kind.
        public var scope: String?
        /// Whether the library makes the destination when it starts, without a request. Nil if it does not.
        public var isMadeAtStart: Bool?
        public var location: SourceLocation

        public init(
            _ kind: Kind, scope: String? = nil, isMadeAtStart: Bool? = nil, location: SourceLocation
        ) {
            self.kind = kind
            self.scope = scope
            self.isMadeAtStart = isMadeAtStart
            self.location = location
        }
    }
}
