// SPDX-License-Identifier: Apache-2.0

extension RouteFault {
    /// The stable identifier of a kind of fault that is found at run time. The checker has identifiers for more kinds.
    public enum ID: String, Sendable, Hashable, CaseIterable {
        /// A declared key without a provider.
        case missingProvider = "missing-provider"
        /// A key that has two providers, or a provider and an adapter. The first registration wins.
        case duplicateProvider = "duplicate-provider"
        /// A chain of adapters that ends without a provider.
        case adapterWithoutProvider = "adapter-without-provider"
        /// Adapters that form a cycle.
        case adapterCycle = "adapter-cycle"
        /// A key that is made without its declaration, or a declaration for all protocols.
        case declarationBypassed = "declaration-bypassed"
        /// An identifier that two providers register. The first registration wins.
        case duplicateIdentifier = "duplicate-identifier"
        /// Two URL patterns that can match the same URL, with neither narrower than the other. The first one is used.
        case urlPatternClash = "url-pattern-clash"
        /// A URL pattern that cannot be parsed, so no URL matches it. At run time also a pattern with a placeholder that sets no
        /// value.
        case urlPatternInvalid = "url-pattern-invalid"
        /// A provider whose destination lives longer than one that it needs.
        case captiveDependency = "captive-dependency"
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
    }
}
