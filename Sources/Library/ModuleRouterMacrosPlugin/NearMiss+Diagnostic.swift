// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftDiagnostics
import SwiftSyntax

extension NearMiss {
    var diagnostic: Diagnostic {
        Diagnostic(
            node: node,
            message: MacroDiagnostic(.autoRegisterNearMiss, message, severity: isCertain ? .error : .warning),
            fixIts: fixIt.map { [$0] } ?? [])
    }

    private var fixIt: FixIt? {
        switch difference {
        case .name:
            FixIt(
                "use-name", "write '\(requirement.name)'", replacing: member.name, with: requirement.name)
        case .labels: relabelling
        case .isNotStatic:
            FixIt(
                "make-static", "make it static", replacing: member.keyword, with: "static \(member.keyword.text)")
        case .isStatic:
            member.staticModifier.map { FixIt("make-not-static", "remove '\($0.name.text)'", removing: $0) }
        case .type(let type, _, let expected):
            FixIt(
                "use-type", "write '\(expected.trimmedDescription)'", replacing: type, with: expected.trimmedDescription
            )
        case .otherType(let type?):
            FixIt(
                "use-type", "write '\(requirement.writtenType)'", replacing: type, with: requirement.writtenType)
        case .noOptional(let type): FixIt("return-optional", "return 'String?'", replacing: type, with: "String?")
        case .kind, .isThrowing, .isAsync, .isMutating, .otherType, .closing, .conformance: nil
        }
    }

    /// Replaces the labels by those of the requirement, if both have the same number.
    private var relabelling: FixIt? {
        let labels = requirement.parameters?.map(\.label) ?? []
        guard labels.count == member.parameters.count else { return nil }
        let changes = zip(member.parameters, labels).compactMap { parameter, label -> FixIt.Change? in
            let first = parameter.firstName
            guard first.text != label else { return nil }
            let replaced = parameter.secondName == nil ? "\(label) \(first.text)" : label
            return .replace(
                oldNode: Syntax(first),
                newNode: Syntax(
                    TokenSyntax(
                        .identifier(replaced), leadingTrivia: first.leadingTrivia, trailingTrivia: first.trailingTrivia,
                        presence: .present)))
        }
        return FixIt(message: MacroFixIt("use-labels", "write '\(requirement.spelling)'"), changes: changes)
    }
}
#endif
