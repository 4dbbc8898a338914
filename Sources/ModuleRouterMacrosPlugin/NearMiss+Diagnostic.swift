// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

extension NearMiss {
    var diagnostic: Diagnostic {
        Diagnostic(
            node: node, message: MacroDiagnostic(.autoRegisterNearMiss, message, severity: .warning),
            fixIts: fixIt.map { [$0] } ?? [])
    }

    private var node: Syntax {
        switch difference {
        case .type(let type, _, _), .noOptional(let type), .propertyType(let type, _): Syntax(type)
        default: Syntax(member.name)
        }
    }

    private var message: String {
        let provider = providerWithArticle
        let neglected = "'\(member.spelling)'" + (member.function == nil ? " is not read" : " is not called")
        switch difference {
        case .name, .labels:
            return "\(neglected): \(provider) has '\(requirement.spelling)'; make it private if it is your own"
        case .kind:
            return "\(neglected): \(provider) has '\(requirement.declaration)'; make it private if it is your own"
        case .isNotStatic: return "\(neglected): that of \(provider) is static"
        case .isStatic: return "\(neglected): that of \(provider) is not static"
        case .isThrowing: return "\(neglected): that of \(provider) does not throw"
        case .isAsync: return "\(neglected): that of \(provider) is not asynchronous"
        case .type(let type, let content, let expected):
            return """
                \(neglected) unless '\(type.trimmedDescription)' is its \(content.rawValue), which is \
                '\(expected.trimmedDescription)'
                """
        case .conformance:
            return "\(neglected): conform to \(self.provider), which requires it; make it private if it is your own"
        case .propertyType(_, let expected): return "\(neglected): that of \(provider) has the type '\(expected)'"
        case .noOptional: return "\(neglected): that of \(provider) returns 'String?': nil if there is no reason"
        }
    }

    private var providerWithArticle: String { ("AEIOU".contains(provider.prefix(1)) ? "an " : "a ") + provider }

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
        case .type(let type, let content, _):
            FixIt("use-type", "write '\(content.rawValue)'", replacing: type, with: content.rawValue)
        case .propertyType(let type, let expected):
            FixIt("use-property-type", "write '\(expected)'", replacing: type, with: expected)
        case .noOptional(let type): FixIt("return-optional", "return 'String?'", replacing: type, with: "String?")
        case .kind, .isThrowing, .isAsync, .conformance: nil
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
