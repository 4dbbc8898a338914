// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Rewrites the uses of routes.
final class CallRewriting: SyntaxVisitor {
    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
            ?? node.parent?.as(IdentifierTypeSyntax.self)?.name.text
        guard let name, OriginalNames.keys.contains(name), node.arguments.count == 1,
            let argument = node.arguments.first?.argument.as(TypeSyntax.self), !argument.is(SomeOrAnyTypeSyntax.self),
            !node.isGenericParameter(argument.trimmedDescription)
        else { return .visitChildren }
        if file.edits.add(argument.preceded(by: "any ")) {
            file.note("\(name)<\(argument.trimmedDescription)> says any", at: argument)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rename(node.baseName) }
        return .visitChildren
    }

    private func rename(_ token: TokenSyntax) {
        guard let name = OriginalNames.renamedTypes[token.text], !app.declaredNames.contains(token.text) else { return }
        if file.edits.add(token.replaced(by: name)) { file.note("\(token.text) is \(name)", at: token) }
    }

    // MARK: Declarations

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "_registrationDidFinished", !file.edits.covers(node.name.trimmedRange.lowerBound),
            file.edits.add(node.name.replaced(by: "_didFinishRegistration"))
        {
            file.note("_registrationDidFinished is _didFinishRegistration", at: node.name)
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteName(of: node)
        for argument in node.arguments {
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                ConfiguringClosure(closure, label: argument.label?.text, file)?.rewrite()
            }
        }
        for closure in node.additionalTrailingClosures {
            ConfiguringClosure(closure.closure, label: closure.label.text, file)?.rewrite()
        }
        return .visitChildren
    }

    private func rewriteName(of call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName
        let labels = call.arguments.map { $0.label?.text ?? "_" } + call.additionalTrailingClosures.map(\.label.text)
        switch name.text {
        case "addAsChildViewController":
            file.advise(
                "the handler that adds a child is given an object of any toolkit", at: name,
                help: ".addAsChild(from: …) { child, completion in … }, where child is an AnyObject")
        case "presentAsPopover" where labels.contains("configure") || call.trailingClosure != nil:
            file.advise(
                "a popover is said where it points", at: name, help: ".presentAsPopover(from: …, anchor: …)")
        case "extensible" where labels == ["path"]:
            file.advise("a path of your own has a kind", at: name, help: "ViewRoutePath(<#ViewRouteKind#>, from: …)")
        case "performURL":
            file.advise(
                "a URL is performed by Router", at: name,
                help: "Router.perform(url: …, from: …); for a URL of Foundation's, import ModuleRouterFoundation")
        case "register" where labels.contains("forMakingView") || labels.contains("forMakingService"):
            file.advise("what is registered here has no provider", at: name, help: call.replacingProvider)
        case "make" where labels.contains("withDestination"):
            file.advise(
                "a route of closures has no provider", at: name,
                help: "write one, with @AutoRegister: struct <#Router#>: "
                    + (member.base?.trimmedDescription.hasPrefix("ZIKViewRoute") == true
                        ? "ViewRouteProvider" : "ServiceRouteProvider")
                    + " { static var routes: RouteList<Self> { … } … }")
        case "enumerateAllViewRouters", "enumerateAllServiceRouters":
            adviseEnumerating(call, name)
        default: break
        }
    }
}

extension CallRewriting {
    /// The closures of the original send messages of Objective-C to the router classes.
    private func adviseEnumerating(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) {
        let message = call.tokens(viewMode: .sourceAccurate).first {
            ["responds", "perform"].contains($0.text) && $0.parent?.parent?.is(MemberAccessExprSyntax.self) == true
        }
        guard let message else {
            return file.advise("the library does not enumerate its providers", at: name, help: "run routes list")
        }
        file.advise(
            "a router class is no NSObject, so it has no \(message.text)", at: message,
            help: "declare the event as a protocol, and let the routers conform:\n"
                + "(routerType as? any <#Event#>.Type)?.<#handleEvent#>()",
            isNecessary: true)
    }
}

extension FunctionCallExprSyntax {
    /// The remedy for a `register(_:forMakingView:)` or `register(_:forMakingService:)`: a provider of the same key and class.
    fileprivate var replacingProvider: String {
        let isView = arguments.contains { $0.label?.text == "forMakingView" }
        let provider = isView ? "ViewRouteProvider" : "ServiceRouteProvider"
        let made = arguments.first { ["forMakingView", "forMakingService"].contains($0.label?.text) }
        guard let key = arguments.first.flatMap({ RouteKeyCall($0.expression) }), !key.isModule,
            let member = made?.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let type = member.base?.trimmedDescription
        else {
            return "write one, with @AutoRegister: struct <#Router#>: \(provider) "
                + "{ static var routes: RouteList<Self> { … } … }"
        }
        let isMadeByClosure = trailingClosure != nil || arguments.contains { $0.label?.text == "making" }
        return """
            write one in its place:
            @AutoRegister
            struct \(type)Router: \(provider) {
                static var routes: RouteList<Self> { Provides(\(key.text)) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> \(type)? { \(
                    isMadeByClosure ? "<#\(type)#>" : "\(type)()") }
            }
            """
    }
}

extension SyntaxProtocol {
    /// Whether a name is a generic parameter of an enclosing declaration, and so not a protocol.
    fileprivate func isGenericParameter(_ name: String) -> Bool {
        var next = parent
        while let node = next {
            if let generic = node.asProtocol((any WithGenericParametersSyntax).self),
                generic.genericParameterClause?.parameters.contains(where: { $0.name.text == name }) == true
            {
                return true
            }
            if node.is(ExtensionDeclSyntax.self), name == "Protocol" || name == "Self" { return true }
            next = node.parent
        }
        return false
    }
}
#endif
