// SPDX-License-Identifier: Apache-2.0

extension RouteFault {
    /// The stable name of a kind of fault: all there are, of `validate()` and of the checker.
    public enum ID: String, Sendable, Hashable, CaseIterable, Codable {
        /// A key that nobody provides.
        case missingProvider = "missing-provider"
        /// A key that two providers, or a provider and an adapter, answer to. The first one registered wins.
        case duplicateProvider = "duplicate-provider"
        /// A provider, or an adapter, that nothing registers. Found in source.
        case unregisteredProvider = "unregistered-provider"
        /// A chain of adapters at whose end nobody provides anything.
        case adapterWithoutProvider = "adapter-without-provider"
        /// Adapters that lead to one another.
        case adapterCycle = "adapter-cycle"
        /// A key that is made without its declaration, or a declaration of every protocol there is. Found in source.
        case declarationBypassed = "declaration-bypassed"
        /// Two declarations of one key. Found in source.
        case duplicateDeclaration = "duplicate-declaration"
        /// An identifier that two providers have registered. The first one wins.
        case duplicateIdentifier = "duplicate-identifier"
        /// Providers each of which needs the next one to make anything. Found in source.
        case routeCycle = "route-cycle"
        /// Two URL patterns that can match the same URL, neither of which is narrower. The first one is taken.
        case urlPatternClash = "url-pattern-clash"
        /// A URL pattern that cannot be read, so that no URL leads to it; or, found at run time, one with a name that sets
        /// nothing.
        case urlPatternInvalid = "url-pattern-invalid"
        /// A provider whose routes nobody uses. Found in source; a warning.
        case unusedProvider = "unused-provider"
        /// A declared key that is provided and not used. Found in source; a warning.
        case unusedDeclaration = "unused-declaration"
        /// A class of destinations that belongs to one provider, and another one makes it too. Found at run time.
        case exclusiveConflict = "exclusive-conflict"
        /// A class of destinations that is not the protocol its provider was registered for by a call. Found at run time.
        case destinationNotConforming = "destination-not-conforming"
        /// A configuration that is not the module protocol its provider was registered for by a call. Found at run time.
        case configurationNotConforming = "configuration-not-conforming"
        /// A provider that was registered by calls, with no class of destinations. Found at run time.
        case providerWithoutDestination = "provider-without-destination"
        /// A route that was asked for before it was registered: that call has failed. Found at run time.
        case lateRegistration = "late-registration"
        /// Two copies of this library in one process, each with routes of its own. Found at run time.
        case duplicateLibrary = "duplicate-library"

        /// Whether `validate()` finds it.
        public var isFoundAtRunTime: Bool {
            switch self {
            case .missingProvider, .duplicateProvider, .adapterWithoutProvider, .adapterCycle, .duplicateIdentifier,
                .urlPatternClash, .urlPatternInvalid, .exclusiveConflict, .destinationNotConforming,
                .configurationNotConforming, .providerWithoutDestination, .lateRegistration, .duplicateLibrary:
                true
            case .unregisteredProvider, .declarationBypassed, .duplicateDeclaration, .routeCycle, .unusedProvider,
                .unusedDeclaration:
                false
            }
        }

        /// Whether the checker finds it, in source.
        public var isFoundInSource: Bool {
            switch self {
            case .exclusiveConflict, .destinationNotConforming, .configurationNotConforming,
                .providerWithoutDestination,
                .lateRegistration, .duplicateLibrary:
                false
            default: true
            }
        }
    }
}
