// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Finds uses of members that only a router has, in the body of a router's member.
final class BodyReading: SyntaxVisitor {
    private let router: RouterRewriting
    /// The local name of the configuration, if there is one.
    private let configuration: String?
    private let function: FunctionDeclSyntax?
    private let ownMembers: Set<String>

    /// Router methods that have another name in a provider.
    private static let renamed: Set<String> = [
        "defaultRouteConfiguration", "destination", "destinationFromExternalPrepared", "didFinishPrepareDestination",
        "prepareDestination", "registerRoutableDestination", "supportedRouteTypes",
    ]

    init(of router: RouterRewriting, configuration: String?, in function: FunctionDeclSyntax? = nil) {
        self.router = router
        self.configuration = configuration
        self.function = function
        ownMembers = Set(
            router.node.memberBlock.members.flatMap { member -> [String] in
                if let function = member.decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
                return member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
            }
        ).subtracting(Self.renamed)
        super.init(viewMode: .sourceAccurate)
    }

    func walk() {
        if let body = function?.body { walk(body) }
    }

    /// Removes the cast of a destination, because the provider's parameter already has its class.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        let parameter = function?.signature.parameterClause.parameters.first
        guard
            let parts = node.expression.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self)
                .map({ Array($0.elements) }), parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
            parts[2].trimmedDescription == router.destination, let parameter,
            parts[0].trimmedDescription == (parameter.secondName ?? parameter.firstName).text,
            function?.name.text == "prepareDestination" || function?.name.text == "didFinishPrepareDestination"
        else { return .visitChildren }
        router.edits.append(node.replaced(by: parts[0].trimmedDescription))
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        router.holdBack("a provider inherits nothing", at: node, help: "do without this call")
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if let member, member.declName.id == node.id {
            if ["self", "Self"].contains(member.base?.trimmedDescription), !ownMembers.contains(name) {
                holdBackInherited(name, node)
            }
            return .visitChildren
        }
        if name == "self" {
            // `visit` handles `self.member` at the member's name.
            if member == nil {
                router.holdBack(
                    "a provider is no router that a destination could keep", at: node,
                    help: router.isView
                        ? "implement prepare(_:with:route:), and give the destination its route"
                        : "give the destination what it needs of it, as closures")
            }
        } else if name == configuration {
            readConfiguration(node, member)
        } else if OriginalNames.routerMembers.contains(name) || name == "configuration", !declares(name),
            !ownMembers.contains(name)
        {
            holdBackInherited(name, node)
        }
        return .visitChildren
    }

    private func readConfiguration(_ node: DeclReferenceExprSyntax, _ member: MemberAccessExprSyntax?) {
        guard let name = member?.declName.baseName.text else {
            if router.isPlain {
                router.holdBack(
                    "the configuration is a value of the library's now", at: node,
                    help: "give the router a configuration of its own: ZIKViewRouter<\(router.destination), …>")
            }
            return
        }
        guard router.isPlain || OriginalNames.configurationMembers.contains(name) else { return }
        if router.isPlain, router.hasPlaceholders, name == "userInfo" {
            return router.holdBack(
                "what the placeholders of its URL stand for is not in userInfo", at: node,
                help: "read it from \(configuration ?? "configuration").urlValues")
        }
        router.holdBack(
            "its configuration has no \(name) any more", at: node,
            help: OriginalNames.strictMembers[name] ?? "let the performer say it, in the call or in the path")
    }

    private func holdBackInherited(_ name: String, _ node: some SyntaxProtocol) {
        router.holdBack(
            "a provider has no \(name)", at: node,
            help: router.isView
                ? "implement prepare(_:with:route:), and use the route" : "do this where it is performed")
    }

    /// Whether the function has a parameter or a variable with this name.
    private func declares(_ name: String) -> Bool {
        guard let function else { return false }
        return function.tokens(viewMode: .sourceAccurate).contains {
            $0.text == name
                && ($0.parent?.is(FunctionParameterSyntax.self) == true
                    || $0.parent?.is(IdentifierPatternSyntax.self) == true
                    || $0.parent?.is(ClosureShorthandParameterSyntax.self) == true
                    || $0.parent?.is(ClosureParameterSyntax.self) == true)
        }
    }
}
#endif
