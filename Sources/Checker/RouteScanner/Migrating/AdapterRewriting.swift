// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Rewrites a subclass of the original's adapter into an enumeration with `Adapts` lines.
final class AdapterRewriting {
    let node: ClassDeclSyntax
    let name: String
    /// Whether one of the app's lists or a statement registers the class.
    var isListed = false
    private let base: IdentifierTypeSyntax
    private let isView: Bool
    let file: MigratingFile
    private var edits: [TextEdits.Edit] = []
    private(set) var obstacles: [(message: String, node: Syntax, help: String?)] = []
    /// The routers that its lines name.
    private var routers: [(router: RouterRewriting, call: Syntax)] = []

    init(_ node: ClassDeclSyntax, _ base: IdentifierTypeSyntax, isView: Bool, _ file: MigratingFile) {
        self.node = node
        name = node.name.text
        self.base = base
        self.isView = isView
        self.file = file
    }

    var isCertain: Bool { obstacles.isEmpty }

    func read(_ app: MigratedApp) {
        if let clause = node.inheritanceClause, clause.inheritedTypes.count > 1 {
            holdBack("it conforms to other protocols as well", at: clause, help: "let another type conform")
        }
        for attribute in node.attributes where !["@AutoRegister", "@MainActor"].contains(attribute.trimmedDescription) {
            holdBack("\(attribute.trimmedDescription) has no meaning for an adapter", at: attribute, help: "remove it")
        }
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                function.selector == "registerRoutableDestination()"
            else {
                holdBack("an adapter has lines, and nothing else", at: member, help: "move this out of it")
                continue
            }
            for statement in function.body?.statements ?? [] { read(statement, app) }
            edits += function.asProperty("routes: RouteList<Self>")
        }
    }

    /// Holds the adapter back if it names a router that is not rewritten.
    func settle(_ app: MigratedApp) {
        for line in routers where !line.router.isCertain && isCertain {
            holdBack("\(line.router.name) stays a router", at: line.call, help: "rewrite that first")
        }
    }

    func finish() {
        guard isCertain else {
            if !isListed, let registration = node.registration(in: file) {
                file.edits.add(registration)
                file.note("\(name) registers itself", at: node.name)
            }
            for obstacle in obstacles {
                file.advise("\(name) stays as it is: \(obstacle.message)", at: obstacle.node, help: obstacle.help)
            }
            return
        }
        edits += node.header(
            keyword: "enum", base: base, conforming: "RouteAdapter", registers: !isListed, in: file)
        for edit in edits { file.edits.add(edit) }
        file.note("\(name) becomes a RouteAdapter", at: node.name)
    }

    // MARK: -

    func holdBack(_ message: String, at node: some SyntaxProtocol, help: String?) {
        obstacles.append((message, Syntax(node), help))
    }

    private func read(_ statement: CodeBlockItemSyntax, _ app: MigratedApp) {
        if let call = statement.item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
            let arguments = Array(call.arguments)
            if call.ownMethod == "register", arguments.map({ $0.label?.text }) == ["adapter", "forAdaptee"],
                let required = RouteKeyCall(arguments[0].expression),
                let adaptee = RouteKeyCall(arguments[1].expression),
                required.name == adaptee.name, required.isView == isView
            {
                return adapt(required, to: adaptee, statement, app)
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "register", arguments.count == 1, arguments[0].label == nil,
                let name = member.base?.trimmedDescription, let required = RouteKeyCall(arguments[0].expression),
                required.isView == isView
            {
                guard let router = app.router(name) else {
                    return holdBack(
                        "what \(name) is cannot be seen", at: statement,
                        help: "migrate it together with the file that declares it, or write by hand:\n"
                            + "Adapts(\(required.text), to: \(name).self) { $0 }")
                }
                let provided = required.isModule ? router.configuration : router.destination
                guard app.conforms(provided, to: required.type) else {
                    return holdBack(
                        "nothing in these files says that \(provided) is a \(required.type.withoutAny)", at: statement,
                        help: "migrate it together with what says so, or write by hand:\n"
                            + "Adapts(\(required.text), to: \(name).self) { $0 }")
                }
                routers.append((router, Syntax(call)))
                return edits.append(
                    statement.replaced(by: "Adapts(\(required.text), to: \(name).self) { $0 }"))
            }
        }
        if statement.registersClosures {
            holdBack(
                "an adapter has no line for a route of its own", at: statement,
                help: "write a provider in its place, see the message about the registration")
        } else {
            holdBack("this is no line of an adapter", at: statement, help: "move it out of it")
        }
    }

    private func adapt(
        _ required: RouteKeyCall, to adaptee: RouteKeyCall, _ statement: CodeBlockItemSyntax, _ app: MigratedApp
    ) {
        let line = "Adapts(\(required.text), to: \(adaptee.text)) "
        if app.conforms(adaptee.type, to: required.type) {
            return edits.append(statement.replaced(by: line + "{ $0 }"))
        }
        // The destination of the only router with the provided key may conform.
        if let router = app.provider(of: adaptee),
            app.conforms(adaptee.isModule ? router.configuration : router.destination, to: required.type)
        {
            routers.append((router, Syntax(statement)))
            return edits.append(statement.replaced(by: "Adapts(\(required.text), to: \(router.name).self) { $0 }"))
        }
        // The original checked the conformance at run time. Now the source must state it.
        holdBack(
            "nothing says that every \(adaptee.type.withoutAny) is a \(required.type.withoutAny)", at: statement,
            help: "write a proxy that forwards the one to the other, in an adapter:\n\(line){ <#Proxy#>($0) }\n"
                + "or, where the destination conforms, name its provider:\n"
                + "Adapts(\(required.text), to: <#Provider#>.self) { $0 }")
    }
}

extension CodeBlockItemSyntax {
    /// Whether it registers a route without a router class: `register(_:forMakingView:)`, `ZIKViewRoute.make(withDestination:…)`.
    fileprivate var registersClosures: Bool {
        tokens(viewMode: .sourceAccurate).contains {
            ["forMakingView", "forMakingService", "withDestination"].contains($0.text)
                && $0.parent?.is(LabeledExprSyntax.self) == true
        }
    }
}
#endif
