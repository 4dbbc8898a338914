// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

extension NearMiss {
    /// The node to which the message refers.
    package var node: Syntax {
        switch difference {
        case .type(let type, _, _), .noOptional(let type), .otherType(let type?): Syntax(type)
        default: Syntax(member.name)
        }
    }

    /// The text of the macro's diagnostic.
    package var message: String {
        switch difference {
        case .closing: fault + "; write \(closing), or make it private if it is your own"
        case .name, .labels, .kind, .conformance, .otherType: fault + "; make it private if it is your own"
        default: fault
        }
    }

    /// The difference, and that the member is not used.
    package var fault: String {
        let provider = providerWithArticle
        let neglected = "'\(member.spelling)'" + (member.function == nil ? " is not read" : " is not called")
        switch difference {
        case .name, .labels: return "\(neglected): \(provider) has '\(requirement.spelling)'"
        case .kind: return "\(neglected): \(provider) has '\(requirement.declaration)'"
        case .isNotStatic: return "\(neglected): that of \(provider) is static"
        case .isStatic: return "\(neglected): that of \(provider) is not static"
        case .isThrowing: return "\(neglected): that of \(provider) does not throw"
        case .isAsync: return "\(neglected): that of \(provider) is not asynchronous"
        case .isMutating: return "\(neglected): that of \(provider) is not mutating"
        case .type(let type, let content, let expected):
            return """
                \(neglected) unless '\(type.trimmedDescription)' is the type of its \
                \(content == .destination ? "destination" : "configuration"), which is '\(expected.trimmedDescription)'
                """
        case .conformance: return "\(neglected): conform to \(self.provider), which requires it"
        case .otherType where member.function != nil:
            let result = requirement.type == "Void" ? "nothing" : "'\(requirement.type)'"
            return "\(neglected): that of \(provider) returns \(result)"
        case .otherType(nil): return "\(neglected) unless it has the type '\(requirement.writtenType)': write the type"
        case .otherType: return "\(neglected): that of \(provider) has the type '\(requirement.writtenType)'"
        case .noOptional: return "\(neglected): that of \(provider) returns 'String?': nil if there is no reason"
        case .closing: return "\(neglected): the lifetime of \(provider) contains the function that closes"
        }
    }

    /// The text of the checker's remedy.
    package var remedy: String {
        let declaration =
            if case .closing = difference { "write \(closing)" } else {
                "declare it as '\(requirement.typedDeclaration)'"
            }
        return declaration + ", or make it private if it is your own"
    }

    private var closing: String { "'static var lifetime: RouteLifetime { .shared.closing { … } }'" }

    private var providerWithArticle: String { ("AEIOU".contains(provider.prefix(1)) ? "an " : "a ") + provider }
}
#endif
