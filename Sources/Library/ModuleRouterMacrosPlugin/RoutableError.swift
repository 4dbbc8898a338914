// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// The reason why `@Routable` cannot declare a protocol.
enum RoutableError: Error {
    case notOnExtension(AttributeSyntax, protocolName: String?)
    case unknownKey(TypeSyntax)
    case noRequirement(ExtensionDeclSyntax)
    case conformanceRequirement(GenericRequirementSyntax, to: TypeSyntax)
    case otherRequirement(GenericRequirementSyntax)
    case manyRequirements(GenericRequirementListSyntax)
    case slotDeclared(MemberBlockItemSyntax)
    case conditionalInitializer(IfConfigDeclSyntax)
    case unusableName(ExprSyntax)

    var diagnostic: Diagnostic {
        switch self {
        case .notOnExtension(let attribute, let protocolName):
            Diagnostic(
                node: attribute,
                message: MacroDiagnostic(
                    .routableNotOnExtension,
                    """
                    @Routable belongs on an extension of a key: \
                    '@Routable extension RoutableService where Protocol == any \(protocolName ?? "Clock") {}'
                    """))
        case .unknownKey(let type):
            Diagnostic(
                node: type,
                message: MacroDiagnostic(
                    .routableUnknownKey,
                    """
                    '\(type.trimmedDescription)' is not a key; @Routable extends RoutableService, \
                    RoutableServiceModule, RoutableAsyncService, RoutableView or RoutableViewModule
                    """))
        case .noRequirement(let declaration):
            Diagnostic(
                node: declaration.extendedType,
                message: MacroDiagnostic(
                    .routableNoProtocol, "@Routable needs the protocol: add 'where Protocol == any …'"),
                fixIt: Self.addingRequirement(to: declaration))
        case .conformanceRequirement(let requirement, let type):
            Diagnostic(
                node: requirement,
                message: MacroDiagnostic(
                    .routableConformanceRequirement,
                    "@Routable declares one protocol, not all types that conform: write '==' instead of ':'"),
                fixIt: FixIt(
                    "use-same-type-requirement", "write 'Protocol == any \(type.trimmedDescription)'",
                    replacing: requirement, with: "Protocol == any \(type.trimmedDescription)"))
        case .otherRequirement(let requirement):
            Diagnostic(
                node: requirement,
                message: MacroDiagnostic(
                    .routableOtherRequirement,
                    "@Routable needs the protocol: '\(requirement.trimmedDescription)' is not 'Protocol == any …'"))
        case .manyRequirements(let requirements):
            Diagnostic(
                node: requirements,
                message: MacroDiagnostic(
                    .routableManyRequirements,
                    "@Routable declares one protocol, with one requirement: 'Protocol == any …'"),
                fixIts: Self.keepingTheProtocol(of: requirements))
        case .slotDeclared(let slot):
            Diagnostic(
                node: slot,
                message: MacroDiagnostic(.routableSlotDeclared, "@Routable declares 'routeSlot' itself"),
                fixIt: FixIt("remove-slot", "remove this 'routeSlot'", removing: slot))
        case .conditionalInitializer(let condition):
            Diagnostic(
                node: condition,
                message: MacroDiagnostic(
                    .routableConditionalInitializer,
                    """
                    @Routable cannot read an initialiser inside '#if'; write '#if' around the whole extension, or in the body of one \
                    initialiser
                    """))
        case .unusableName(let argument):
            Diagnostic(
                node: argument,
                message: MacroDiagnostic(
                    .routableUnusableName,
                    """
                    \(argument.trimmedDescription) cannot be the name of a key; write a literal of letters, digits and \
                    underscores, such as "clock", for calls such as 'Router.destination(for: .clock)'
                    """))
        }
    }

    private static func addingRequirement(to declaration: ExtensionDeclSyntax) -> FixIt {
        let message = "add 'where Protocol == any <#Protocol#>'"
        func fixIt(after node: some SyntaxProtocol) -> FixIt {
            FixIt(
                "add-protocol-requirement", message, replacing: node,
                with: "\(node.trimmedDescription) where Protocol == any <#Protocol#>")
        }
        return declaration.inheritanceClause.map(fixIt(after:)) ?? fixIt(after: declaration.extendedType)
    }

    private static func keepingTheProtocol(of requirements: GenericRequirementListSyntax) -> [FixIt] {
        let kept = requirements.filter(\.namesProtocol)
        guard kept.count == 1, let requirement = kept.first?.requirement.trimmedDescription else { return [] }
        return [
            FixIt(
                "keep-protocol-requirement", "keep only '\(requirement)'", replacing: requirements, with: requirement)
        ]
    }
}
#endif
