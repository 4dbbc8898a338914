// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftParser
import SwiftSyntax

/// Reads a router's `registerRoutableDestination()` line by line.
struct RegistrationReading {
    /// The classes that the router registers as its destinations.
    private(set) var classes: [String] = []
    /// The keys that the router registers.
    private(set) var keys: [(key: RouteKeyCall, node: Syntax)] = []
    private let function: FunctionDeclSyntax
    private let router: RouterRewriting
    private var lines: [(statement: CodeBlockItemSyntax, route: String?, isClass: Bool)] = []

    init(_ function: FunctionDeclSyntax, of router: RouterRewriting) {
        self.function = function
        self.router = router
        for statement in function.body?.statements ?? [] { read(statement) }
    }

    private mutating func read(_ statement: CodeBlockItemSyntax) {
        if let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression, expression.is(IfExprSyntax.self) {
            return router.holdBack(
                "it registers under a condition, and a provider has the same routes always", at: statement,
                help: "write a provider for each case, and register the one or the other")
        }
        guard let call = statement.item.as(FunctionCallExprSyntax.self), let name = call.ownMethod,
            call.trailingClosure == nil, call.arguments.count == 1, let argument = call.arguments.first
        else {
            return router.holdBack(
                "this is no line of a provider's routes", at: statement,
                help: "move it out of registerRoutableDestination()")
        }
        switch (name, argument.label?.text) {
        case ("registerView", nil), ("registerService", nil), ("registerExclusiveView", nil),
            ("registerExclusiveService", nil):
            guard let type = argument.expression.metatype else { break }
            classes.append(type)
            let exclusive = name.contains("Exclusive") ? ", exclusive: true" : ""
            lines.append((statement, "DestinationClass(\(type).self\(exclusive))", exclusive.isEmpty))
            return
        case ("register", nil):
            guard let key = RouteKeyCall(argument.expression), key.isView == router.isView else { break }
            if key.isModule, router.isPlain {
                return router.holdBack(
                    "a module protocol needs a configuration that is said", at: argument,
                    help: "say it where the class begins: \(router.isView ? "ZIKViewRouter" : "ZIKServiceRouter")"
                        + "<\(router.destination.isEmpty ? "Destination" : router.destination), Configuration>")
            }
            keys.append((key, Syntax(argument)))
            lines.append((statement, "Provides(\(key.text)) { $0 }", false))
            return
        case ("registerIdentifier", nil):
            guard argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil else {
                return router.holdBack(
                    "an identifier that is no literal may belong to an actor, and routes belong to none", at: argument,
                    help: "write the identifier as a literal")
            }
            lines.append((statement, "Identifier(\(argument.expression.trimmedDescription))", false))
            return
        case ("registerURLPattern", nil):
            return read(pattern: argument.expression, statement)
        default: break
        }
        router.holdBack(
            "this is no line of a provider's routes", at: statement,
            help: "move it out of registerRoutableDestination()")
    }

    private mutating func read(pattern: ExprSyntax, _ statement: CodeBlockItemSyntax) {
        let text = pattern.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        guard let text, !text.contains(where: { "{}*@\\".contains($0) }), !text.hasPrefix("://") else {
            return router.holdBack(
                "a pattern has to be a literal that means the same now", at: pattern,
                help: "write it as a URLPattern; see the article Routing by URL")
        }
        // After the scheme, a colon begins the name of a placeholder.
        let path = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
        guard !path.contains(":") || router.isPlain else {
            return router.holdBack(
                "the placeholders of a URL go into the configuration now", at: pattern,
                help: "write them as key paths: \\(\\.name); see the article Routing by URL")
        }
        if path.contains(":") { router.hasPlaceholders = true }
        lines.append((statement, "URLPattern(\(pattern.trimmedDescription), by: .outside)", false))
    }

    /// Returns the edits that turn the function into `routes`.
    func edits() -> [TextEdits.Edit] {
        let isOnlyClass = lines.allSatisfy(\.isClass)
        var edits: [TextEdits.Edit] = []
        for line in lines {
            // A provider registers its own destination class by default.
            let goesWithoutSaying = line.isClass && line.route == "DestinationClass(\(router.destination).self)"
            if goesWithoutSaying, !isOnlyClass {
                edits.append(.init(range: router.file.lines(of: line.statement), replacement: ""))
            } else if let route = line.route {
                // Only ZRouter finds a provider by an identifier, or a service by its class.
                if route.hasPrefix("Identifier(") || route.hasPrefix("DestinationClass(") && !router.isView {
                    router.file.needsOriginal = true
                }
                edits.append(line.statement.replaced(by: route))
            }
        }
        return edits + function.asProperty("routes: RouteList<Self>")
    }
}

extension FunctionCallExprSyntax {
    /// The name of a method that a type calls on itself.
    var ownMethod: String? {
        if let reference = calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base?.trimmedDescription, ["self", "Self"].contains(base)
        else { return nil }
        return member.declName.baseName.text
    }
}

extension ExprSyntax {
    /// The `X` in `X.self`.
    var metatype: String? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
            return nil
        }
        return member.base?.trimmedDescription
    }
}

extension FunctionDeclSyntax {
    /// Returns the edits that turn a class method into a static property: `static var routes: …`.
    func asProperty(_ nameAndType: String) -> [TextEdits.Edit] {
        let end = signature.trimmedRange.upperBound
        return modifiers.withoutInheritance + [
            .init(range: funcKeyword.trimmedRange.lowerBound..<end, replacement: "var \(nameAndType)")
        ]
    }
}

extension DeclModifierListSyntax {
    /// The edits that turn the modifiers of a class member into those of a value type's member.
    var withoutInheritance: [TextEdits.Edit] {
        compactMap { modifier in
            switch modifier.name.text {
            case "override", "final": modifier.removed
            case "class": modifier.name.replaced(by: "static")
            case "open": modifier.name.replaced(by: "public")
            default: nil
            }
        }
    }
}
#endif
