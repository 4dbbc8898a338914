// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftParser
import SwiftSyntax

/// The members of a type that URL patterns depend on.
struct LinkMembers {
    var inherited: [TypeSyntax] = []
    var aliases: [String: TypeSyntax] = [:]
    /// The types of the instance properties, by name.
    var properties: [String: TypeSyntax] = [:]
    /// The configuration type, if the type is a provider that states it.
    var configuration: TypeSyntax?
    /// The cases of an enumeration without associated values, and their raw values.
    var cases: [(name: String, rawValue: ExprSyntax?)] = []
    /// The value of `urlShape`.
    var urlShape: ExprSyntax?
    /// Whether the type itself reads its URL text.
    var readsURLText = false

    mutating func merge(_ other: LinkMembers) {
        inherited += other.inherited
        aliases.merge(other.aliases) { first, _ in first }
        properties.merge(other.properties) { first, _ in first }
        configuration = configuration ?? other.configuration
        cases += other.cases
        urlShape = urlShape ?? other.urlShape
        readsURLText = readsURLText || other.readsURLText
    }
}

/// Reads the types of one file with their members. The aliases at file level are members of the type without a name.
final class LinkTypeReader: ActiveCodeVisitor {
    private(set) var found: [(path: [String], members: LinkMembers)] = []
    private var scope: [String] = []
    private var members: [LinkMembers] = [LinkMembers()]

    init(_ source: LinkSource) {
        super.init(source.conditions)
        walk(source.tree)
        found.append(([], members[0]))
    }

    // MARK: Types

    private func read(_ names: [String], _ inherited: InheritanceClauseSyntax?, _ block: MemberBlockSyntax)
        -> SyntaxVisitorContinueKind
    {
        scope += names
        members.append(LinkMembers(inherited: inherited?.inheritedTypes.map(\.type) ?? []))
        walk(block)
        found.append((scope, members.removeLast()))
        scope.removeLast(names.count)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        read([node.name.text], node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        read([node.name.text], node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        read([node.name.text], node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        read([node.name.text], node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        read([node.name.text], node.inheritanceClause, node.memberBlock)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        read(node.extendedType.names, node.inheritanceClause, node.memberBlock)
    }

    // MARK: Members

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        members[members.count - 1].aliases[node.name.text] = node.initializer.value
        if node.name.text == "ProvidedConfiguration" {
            members[members.count - 1].configuration = node.initializer.value
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        members[members.count - 1].cases += node.elements.map {
            ($0.name.identifier?.name ?? $0.name.text, $0.rawValue?.value)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let current = members.count - 1
        switch node.name.text {
        case "makeConfiguration":
            if let type = node.signature.returnClause?.type { members[current].configuration = type }
        case "makeDestination" where parameters.first?.firstName.text == "with":
            members[current].configuration = members[current].configuration ?? parameters.first?.type
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.parameterClause.parameters.first?.firstName.text == "urlText" {
            members[members.count - 1].readsURLText = true
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if isStatic {
                if name == "urlShape" { members[members.count - 1].urlShape = binding.onlyValue }
            } else if let type = binding.typeAnnotation?.type ?? binding.initializer?.value.evidentType {
                members[members.count - 1].properties[name] = type
            }
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
    /// The value of a constant, or of a getter that only returns a value.
    fileprivate var onlyValue: ExprSyntax? {
        if let initializer { return initializer.value }
        guard case .getter(let statements)? = accessorBlock?.accessors, statements.count == 1 else { return nil }
        switch statements.first?.item {
        case .expr(let value): return value
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        default: return nil
        }
    }
}

extension ExprSyntax {
    /// The type of a value whose source shows it: of a literal, or of a call of an initialiser.
    fileprivate var evidentType: TypeSyntax? {
        if self.is(StringLiteralExprSyntax.self) { return .named("String") }
        if self.is(IntegerLiteralExprSyntax.self) { return .named("Int") }
        if self.is(FloatLiteralExprSyntax.self) { return .named("Double") }
        if self.is(BooleanLiteralExprSyntax.self) { return .named("Bool") }
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.evidentType }
        if let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
            return prefixed.expression.evidentType
        }
        let value = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self.as(MemberAccessExprSyntax.self)?.base
        guard let value else { return nil }
        let text = value.trimmedDescription
        // Types begin with a capital letter.
        let last = text.split(separator: ".").last
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._[]?<>".contains($0) }),
            text.hasPrefix("[") || last?.first?.isUppercase == true
        else { return nil }
        return .named(text)
    }
}

extension TypeSyntax {
    fileprivate static func named(_ text: String) -> TypeSyntax {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
    }
}
#endif
