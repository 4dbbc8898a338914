// SPDX-License-Identifier: Apache-2.0

/// The contract of a module: the keys that it declares, provides, adapts and needs.
///
/// The same sources always give the same contract. Without locations, it does not change when code moves.
public struct RouteContract: Codable, Sendable, Hashable {
    /// The version of the JSON form. New members keep the version. Removing a member or changing its meaning increases it.
    public static let schemaVersion = 1

    public var schemaVersion = RouteContract.schemaVersion
    public var module: String
    /// The part of the module in the app's routes; nil if it has none.
    public var kind: ModuleKind?
    /// The declared keys, sorted.
    public var declares: [Declaration]
    /// The provided keys, sorted.
    public var provides: [Provision]
    /// The URL patterns of its providers, sorted.
    public var urlPatterns: [Literal]
    /// The identifiers of its providers, sorted.
    public var identifiers: [Literal]
    /// The adapted keys, sorted.
    public var adapts: [Adaptation]
    /// The keys that its code requests, sorted.
    public var needs: [Need]
    /// The implementation modules that it imports or whose providers it names, sorted.
    public var implementations: [String]
    /// The providers and adapters whose lines the checker does not understand, sorted. They may provide or adapt further keys.
    public var incomplete: [String]

    public struct Declaration: Codable, Sendable, Hashable {
        /// The key as written in source, or with module names if the contract has another key of the same name.
        public var key: String
        /// The short name: `clock` for `.clock`.
        public var shortName: String?
        /// Whether only the main actor can make the key.
        public var isMainActor: Bool
        public var access: TypeFact.Access
        public var location: SourceLocation?
    }

    public struct Provision: Codable, Sendable, Hashable {
        public var key: String
        /// The name of the provider; nil for a closure.
        public var provider: String?
        /// The condition, as the end of a sentence: `with the launch argument '--demo'`.
        public var condition: String?
        /// The name of the provider that this one replaces.
        public var replaces: String?
        /// The requirements that interceptors read.
        public var requirements: [String]
        /// Whether some code registers the provider.
        public var isRegistered: Bool
        public var location: SourceLocation?
    }

    public struct Literal: Codable, Sendable, Hashable {
        public var text: String
        public var provider: String
        public var location: SourceLocation?
    }

    public struct Adaptation: Codable, Sendable, Hashable {
        public var key: String
        /// The key or the provider that answers for the adapted key.
        public var adaptee: String
        public var adapter: String
        public var location: SourceLocation?
    }

    public struct Need: Codable, Sendable, Hashable {
        public var key: String
        /// Whether all the code that requests the key works without a provider.
        public var isOptional: Bool
        /// The module that declares the key; nil if it is unknown.
        public var declaredIn: String?
        /// The places that request the key, sorted.
        public var places: [Place]
    }

    public struct Place: Codable, Sendable, Hashable {
        /// The place in words: `StoredNotes.init`.
        public var text: String
        /// The provider whose code, or whose destination's code, contains the place.
        public var provider: String?
        /// Whether the provider cannot make its destination without the key.
        public var isNeededToMake: Bool
        public var isOptional: Bool
        public var location: SourceLocation?
    }
}
