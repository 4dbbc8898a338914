// SPDX-License-Identifier: Apache-2.0

extension RouteFinding {
    /// The stable identifier of a kind of fault, found by the checker or at run time. The library has the same identifiers for the kinds
    /// that it finds.
    public enum ID: String, Codable, Sendable, Hashable, CaseIterable {
        /// A declared key without a provider.
        case missingProvider = "missing-provider"
        /// A key that has two providers, or a provider and an adapter. The first registration wins.
        case duplicateProvider = "duplicate-provider"
        /// A provider or an adapter that is never registered. Found in source.
        case unregisteredProvider = "unregistered-provider"
        /// A chain of adapters that ends without a provider.
        case adapterWithoutProvider = "adapter-without-provider"
        /// Adapters that form a cycle.
        case adapterCycle = "adapter-cycle"
        /// A key that is made without its declaration, or a declaration for all protocols. Found in source.
        case declarationBypassed = "declaration-bypassed"
        /// Two declarations of one key. Found in source.
        case duplicateDeclaration = "duplicate-declaration"
        /// An identifier that two providers register. The first registration wins.
        case duplicateIdentifier = "duplicate-identifier"
        /// Providers that need one another's destinations in a cycle. Found in source.
        case routeCycle = "route-cycle"
        /// Two URL patterns that can match the same URL, with neither narrower than the other. The first one is used.
        case urlPatternClash = "url-pattern-clash"
        /// A URL pattern that cannot be parsed, so no URL matches it. At run time also a pattern with a placeholder that sets no
        /// value.
        case urlPatternInvalid = "url-pattern-invalid"
        /// A provider whose routes are not used. Found in source; a warning.
        case unusedProvider = "unused-provider"
        /// A declared key that is provided and not used. Found in source; a warning.
        case unusedDeclaration = "unused-declaration"
        /// A requirement of a route that no interceptor reads. Found in source.
        case unreadRequirement = "unread-requirement"
        /// A provider whose destination lives longer than one that it needs.
        case captiveDependency = "captive-dependency"
        /// A destination or a value of a scope, if no code makes such a scope. Found in source.
        case unknownScope = "unknown-scope"
        /// A request for a destination or a value of a scope, in code that runs outside of all scopes. Found in source.
        case outsideScope = "outside-scope"
        /// Code that opens a URL that no pattern matches. Found in source; a warning.
        case unmatchedURL = "unmatched-url"
        /// Code that requests a provider by an identifier that no provider has. Found in source; a warning.
        case unknownIdentifier = "unknown-identifier"
        /// A member of a provider that almost matches one of the library, and is not used. Found in source.
        case nearMiss = "near-miss"
        /// A module that imports the implementation of another module instead of its interface. Found in source.
        case implementationImport = "implementation-import"
        /// Code that names a provider of another module instead of requesting its route. Found in source.
        case providerNamed = "provider-named"
        /// Objective-C code that requests a protocol and types the destination as a parent of it. Found in source; a warning.
        case parentProtocol = "parent-protocol"
        /// Objective-C code whose routes the checker does not follow. Found in source; a warning.
        case unprovenRoute = "unproven-route"
        /// A class of destinations that one provider claims as exclusive, and that another provider also makes. Found at run time,
        /// and in Objective-C source.
        case exclusiveConflict = "exclusive-conflict"
        /// A class of destinations that does not conform to the protocol for which its provider was registered by a call. Found at
        /// run time.
        case destinationNotConforming = "destination-not-conforming"
        /// A configuration that does not conform to the module protocol for which its provider was registered by a call. Found at
        /// run time.
        case configurationNotConforming = "configuration-not-conforming"
        /// A provider that was registered by calls without a class of destinations. Found at run time, and in Objective-C source.
        case providerWithoutDestination = "provider-without-destination"
        /// A route that was registered after a request for it had failed.
        case lateRegistration = "late-registration"
        /// Two copies of this library in one process, each with its own routes. Found at run time.
        case duplicateLibrary = "duplicate-library"

        /// Whether the checker finds faults of this kind.
        package var isFoundInSource: Bool {
            switch self {
            case .destinationNotConforming, .configurationNotConforming, .duplicateLibrary: false
            default: true
            }
        }
    }
}
