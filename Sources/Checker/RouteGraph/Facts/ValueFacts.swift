// SPDX-License-Identifier: Apache-2.0

/// The facts about lifetimes and other values in one source file.
package struct ValueFacts: Codable, Sendable, Hashable {
    package var lifetimes: [LifetimeFact] = []
    package var constants: [TextConstantFact] = []
    package var urls: [OpenedURLFact] = []
    package var identifiers: [IdentifierRequestFact] = []
    package var launches: [LaunchFact] = []
    package var configurations: [ConfigurationFact] = []
    package var properties: [PropertiesFact] = []
    /// The places of the URL patterns whose named placeholders set properties.
    package var plainPatterns: [SourcePosition] = []
    package var nearMisses: [NearMissFact] = []

    package init() {}
}

/// The lifetime of a provider: `static var lifetime: RouteLifetime { .shared }`, an argument of `@Provider`, or an argument of the
/// call that registers a closure.
package struct LifetimeFact: Codable, Sendable, Hashable {
    package enum Kind: Codable, Sendable, Hashable {
        case transient, graph, shared, weak, cached
        /// The kind of scope; nil if code computes it.
        case scoped(to: TypeReference?)
        /// A lifetime that code computes.
        case unknown
    }

    package var kind: Kind
    /// Whether the library makes the destination when it starts, without a request.
    package var isMadeAtStart: Bool
    /// The scope; its `types` name the provider, unless it is the lifetime of a closure.
    package var scope: SourceScope
    package var position: SourcePosition

    package init(_ kind: Kind, isMadeAtStart: Bool, scope: SourceScope, position: SourcePosition) {
        self.kind = kind
        self.isMadeAtStart = isMadeAtStart
        self.scope = scope
        self.position = position
    }
}

/// A text in source code.
package enum WrittenText: Codable, Sendable, Hashable {
    case literal(String)
    /// A static member, with the names before it: `["Links", "home"]` for `Links.home`, `["home"]` for `.home`.
    case constant([String])
    /// Any other expression.
    case unknown
}

/// A static member whose value is a string literal: `static let home = "app://home"`.
package struct TextConstantFact: Codable, Sendable, Hashable {
    /// The enclosing types and the member's name.
    package var path: [String]
    package var text: String

    package init(_ path: [String], _ text: String) {
        self.path = path
        self.text = text
    }
}
