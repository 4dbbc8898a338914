// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import URLPatterns
import struct RouteGraph.SourceLocation
import SwiftParser
import SwiftSyntax

/// A URL pattern in the source, with its key paths unresolved.
struct WrittenPattern {
    /// A key path in the text of a pattern: `\(\.isEditing, default: false)`.
    struct KeyPath {
        /// The names of the properties.
        var components: [String]
        /// The key path without its `\.`.
        var text: String
        var defaultValue: String?
        /// The type of the property, if the place itself states it.
        var type: TypeSyntax?
    }

    var text: String
    var pieces: [URLPatternSyntax.Piece]
    var keyPaths: [KeyPath]
    var sender: Link.Sender
    /// The pattern of the URLs that a redirection leads to.
    var redirection: String?
    /// The names of the surrounding types, outermost first.
    var scope: [String]
    var location: SourceLocation
}

/// Reads the URL patterns of one file, by their locations in the graph.
final class LinkCallReader: ActiveCodeVisitor {
    private(set) var patterns: [WrittenPattern] = []
    private(set) var omissions: [LinkList.Omission] = []
    private let source: LinkSource
    private var scope: [String] = []

    init(_ source: LinkSource) {
        self.source = source
        super.init(source.conditions)
        walk(source.tree)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.calledName {
        case "URLPattern": note(node, sender: Self.sender(node.arguments.first { $0.label?.text == "by" }?.expression))
        // The URLs of a router of the original come from outside.
        case "registerURLPattern": note(node, sender: .outside)
        case "redirectURL": noteRedirection(node)
        default: break
        }
        return .visitChildren
    }

    private func note(_ call: FunctionCallExprSyntax, sender: Link.Sender) {
        guard let first = call.arguments.first, first.label == nil else { return }
        guard let literal = first.expression.as(StringLiteralExprSyntax.self), let read = Self.read(literal) else {
            omissions.append(
                .init("the URL pattern is not a literal, and is left out", at: source.location(of: call)))
            return
        }
        patterns.append(
            WrittenPattern(
                text: read.text, pieces: read.pieces, keyPaths: read.keyPaths, sender: sender, scope: scope,
                location: source.location(of: call)))
    }

    private func noteRedirection(_ call: FunctionCallExprSyntax) {
        let arguments = Array(call.arguments)
        guard arguments.count == 2, arguments[0].label == nil, arguments[1].label?.text == "to" else { return }
        let texts = arguments.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
        guard let pattern = texts[0], let target = texts[1] else {
            omissions.append(
                .init("the patterns of the redirection are not literals; it is left out", at: source.location(of: call))
            )
            return
        }
        patterns.append(
            WrittenPattern(
                text: pattern, pieces: [.text(pattern)], keyPaths: [], sender: .outside, redirection: target,
                scope: scope, location: source.location(of: call)))
    }

    private static func sender(_ argument: ExprSyntax?) -> Link.Sender {
        guard let argument else { return .app }
        return switch argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "outside": .outside
        case "app": .app
        default: .unknown
        }
    }

    // MARK: Literals

    /// - Returns: Nil if the literal contains escapes beside interpolations, which the parser does not resolve.
    private static func read(
        _ literal: StringLiteralExprSyntax
    ) -> (text: String, pieces: [URLPatternSyntax.Piece], keyPaths: [WrittenPattern.KeyPath])? {
        if let text = literal.representedLiteralValue { return (text, [.text(text)], []) }
        var text = ""
        var pieces: [URLPatternSyntax.Piece] = []
        var keyPaths: [WrittenPattern.KeyPath] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment):
                guard !segment.content.text.contains("\\") else { return nil }
                text += segment.content.text
                pieces.append(.text(segment.content.text))
            case .expressionSegment(let segment):
                text += "\\(\(segment.expressions.trimmedDescription))"
                pieces.append(.keyPath(keyPaths.count))
                keyPaths.append(keyPath(segment.expressions))
            }
        }
        return (text, pieces, keyPaths)
    }

    private static func keyPath(_ arguments: LabeledExprListSyntax) -> WrittenPattern.KeyPath {
        let value = arguments.first { $0.label?.text == "default" }?.expression.trimmedDescription
        let expression = arguments.first?.expression
        guard let keyPath = expression?.as(KeyPathExprSyntax.self) else {
            return .init(components: [], text: expression?.trimmedDescription ?? "", defaultValue: value)
        }
        let names = keyPath.components.map { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        let isSimple = keyPath.root == nil && names.allSatisfy { $0 != nil }
        return .init(
            components: isSimple ? names.compactMap(\.self) : [],
            text: String(keyPath.components.trimmedDescription.drop { $0 == "." }), defaultValue: value)
    }

    // MARK: Annotated providers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributeName.lastName == "Provider",
            let declaration = node.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
        else { return .skipChildren }
        let arguments = ProviderArguments(node)
        guard let argument = arguments.url, let url = ProviderURL(argument) else { return .skipChildren }
        let type = try? ProvidedType(declaration, attribute: node, lexicalContext: [])
        var pieces: [URLPatternSyntax.Piece] = []
        var keyPaths: [WrittenPattern.KeyPath] = []
        for piece in url.pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .name(let name):
                pieces.append(.keyPath(keyPaths.count))
                keyPaths.append(Self.keyPath(name, of: type))
            }
        }
        patterns.append(
            WrittenPattern(
                text: url.literal.representedLiteralValue ?? "", pieces: pieces, keyPaths: keyPaths,
                sender: Self.sender(arguments.option("by")), scope: scope, location: source.location(of: argument)))
        return .skipChildren
    }

    private static func keyPath(_ name: String, of type: ProvidedType?) -> WrittenPattern.KeyPath {
        for parameter in type?.parameters ?? [] where parameter.name == name {
            guard case .caller(let type, _)? = parameter.source else { continue }
            return .init(components: [name], text: name, type: type)
        }
        return .init(components: [name], text: name)
    }

    // MARK: Scopes

    private func enter(_ names: [String]) -> SyntaxVisitorContinueKind {
        scope += names
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.text]) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.text]) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.text]) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.text]) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.text]) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.names) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast(node.extendedType.names.count) }
}

extension FunctionCallExprSyntax {
    /// The name of the called function or type, without its module, generic arguments and receiver.
    fileprivate var calledName: String? {
        var called = calledExpression
        if let specialized = called.as(GenericSpecializationExprSyntax.self) { called = specialized.expression }
        if let access = called.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension TypeSyntax {
    /// The components of a type's name, without generic arguments; empty for other types.
    var names: [String] {
        if let member = self.as(MemberTypeSyntax.self) {
            let base = member.baseType.names
            return base.isEmpty ? [] : base + [member.name.text]
        }
        return self.as(IdentifierTypeSyntax.self).map { [$0.name.text] } ?? []
    }
}
#endif
