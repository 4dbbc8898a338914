// SPDX-License-Identifier: Apache-2.0

/// A page about one kind of fault: its meaning, its consequence, an example and the remedy.
public struct RouteExplanation: Sendable, Hashable {
    public let id: RouteFinding.ID
    public let severity: RouteFinding.Severity
    /// The fault in one sentence.
    public let summary: String
    /// The scope of the check, with its exceptions.
    public let meaning: String
    /// The consequence of leaving the fault in place.
    public let consequence: String
    /// A complete message, as printed.
    public let example: String
    /// The remedy.
    public let remedy: String

    init(
        _ id: RouteFinding.ID, _ severity: RouteFinding.Severity = .error, summary: String, meaning: String,
        consequence: String, example: String, remedy: String
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.meaning = meaning
        self.consequence = consequence
        self.example = example
        self.remedy = remedy
    }

    /// The explanations of all ids, in the order of `RouteFinding.ID`.
    public static let all = RouteFinding.ID.allCases.map(\.explanation)
}

extension RouteExplanation {
    /// The instructions for allowing the fault.
    public var allowance: String {
        guard id.isFoundInSource else {
            return "RouteRegistry.validate() finds it at run time. No comment allows it."
        }
        return """
            Add a comment on the line that the message names, or on the line before it, with the reason after a colon:
            // routes:allow \(id.rawValue): …
            """
    }

    /// The page as text.
    public var text: String {
        let indented = example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        return """
            \(id.rawValue) (\(severity.rawValue))

            \(summary)

            What it means
            \(meaning)

            Why it matters
            \(consequence)

            Example
            \(indented.joined(separator: "\n"))

            How to fix it
            \(remedy)

            How to allow it
            \(allowance)
            """
    }
}

extension RouteFinding.ID {
    public var explanation: RouteExplanation {
        switch self {
        case .missingProvider: MissingProviderCheck.explanation
        case .duplicateProvider: DuplicateProviderCheck.explanation
        case .unregisteredProvider: UnregisteredProviderCheck.explanation
        case .adapterWithoutProvider: AdapterWithoutProviderCheck.explanation
        case .adapterCycle: AdapterCycleCheck.explanation
        case .declarationBypassed: DeclarationBypassedCheck.explanation
        case .duplicateDeclaration: DuplicateDeclarationCheck.explanation
        case .duplicateIdentifier: DuplicateIdentifierCheck.explanation
        case .routeCycle: RouteCycleCheck.explanation
        case .urlPatternClash: URLPatternClashCheck.explanation
        case .urlPatternInvalid: URLPatternInvalidCheck.explanation
        case .unusedProvider: UnusedProviderCheck.explanation
        case .unusedDeclaration: UnusedDeclarationCheck.explanation
        case .unreadRequirement: UnreadRequirementCheck.explanation
        case .nearMiss: NearMissCheck.explanation
        case .captiveDependency: CaptiveDependencyCheck.explanation
        case .unknownScope: UnknownScopeCheck.explanation
        case .outsideScope: OutsideScopeCheck.explanation
        case .unmatchedURL: UnmatchedURLCheck.explanation
        case .unknownIdentifier: UnknownIdentifierCheck.explanation
        case .implementationImport: ImplementationImportCheck.explanation
        case .providerNamed: ProviderNamedCheck.explanation
        case .parentProtocol: ParentProtocolCheck.explanation
        case .unprovenRoute: UnprovenRouteCheck.explanation
        case .exclusiveConflict: .exclusiveConflict
        case .destinationNotConforming: .destinationNotConforming
        case .configurationNotConforming: .configurationNotConforming
        case .providerWithoutDestination: .providerWithoutDestination
        case .lateRegistration: LateRegistrationCheck.explanation
        case .duplicateLibrary: .duplicateLibrary
        }
    }
}
