// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics

/// The text and the identifier of a diagnostic. The text ends with the identifier.
struct MacroDiagnostic: DiagnosticMessage {
    /// The identifiers. Each is a heading of the documentation's page Diagnostics.
    enum ID: String, CaseIterable {
        case routableNotOnExtension = "routable-not-on-extension"
        case routableUnknownKey = "routable-unknown-key"
        case routableNoProtocol = "routable-no-protocol"
        case routableConformanceRequirement = "routable-conformance-requirement"
        case routableOtherRequirement = "routable-other-requirement"
        case routableManyRequirements = "routable-many-requirements"
        case routableSlotDeclared = "routable-slot-declared"
        case routableConditionalInitializer = "routable-conditional-initializer"
        case routableUnusableName = "routable-unusable-name"
        case autoRegisterActor = "auto-register-actor"
        case autoRegisterNotAType = "auto-register-not-a-type"
        case autoRegisterLocalType = "auto-register-local-type"
        case autoRegisterGenericType = "auto-register-generic-type"
        case autoRegisterNestedInGenericType = "auto-register-nested-in-generic-type"
        case autoRegisterNoConformance = "auto-register-no-conformance"
        case autoRegisterNoOptional = "auto-register-no-optional"
        case autoRegisterNearMiss = "auto-register-near-miss"
        case autoRegisterOldCompiler = "auto-register-old-compiler"
        case providerNotAType = "provider-not-a-type"
        case providerLocalType = "provider-local-type"
        case providerGenericType = "provider-generic-type"
        case providerSeveralInitializers = "provider-several-initializers"
        case providerAsynchronousInitializer = "provider-asynchronous-initializer"
        case providerConditionalInitializer = "provider-conditional-initializer"
        case providerIsolatedInitializer = "provider-isolated-initializer"
        case providerParameterType = "provider-parameter-type"
        case providerParameterDefault = "provider-parameter-default"
        case providerKey = "provider-key"
        case providerURL = "provider-url"
        case providerMisplacedMember = "provider-misplaced-member"
        case routedNotAProperty = "routed-not-a-property"

        case stubbableNotAProtocol = "stubbable-not-a-protocol"
        case stubbableActor = "stubbable-actor"
        case stubbableInitializer = "stubbable-initializer"
        case stubbableStaticRequirement = "stubbable-static-requirement"
        case stubbableConditionalRequirement = "stubbable-conditional-requirement"
        case stubbableSelfRequirement = "stubbable-self-requirement"
        case stubbableGenericRequirement = "stubbable-generic-requirement"
        case stubbableSpecifier = "stubbable-specifier"
        case stubbableReservedName = "stubbable-reserved-name"
        case stubbableAmbiguousName = "stubbable-ambiguous-name"

        /// Returns a text with the identifier at its end.
        func ending(_ message: String) -> String { "\(message) [\(rawValue)]" }
    }

    let message: String
    let diagnosticID: MessageID
    let severity: DiagnosticSeverity

    init(_ id: ID, _ message: String, severity: DiagnosticSeverity = .error) {
        self.message = id.ending(message)
        self.severity = severity
        diagnosticID = MessageID(domain: "ModuleRouter", id: id.rawValue)
    }
}
#endif
