// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftParser
import SwiftSyntax

/// Reads keys, such as `RoutableService<any Clock>`, in types and expressions.
enum KeyReading {
    private static let kinds = Dictionary(uniqueKeysWithValues: RouteKind.allCases.map { ($0.keyName, $0) })

    /// Returns the kind of the key type with this name.
    static func kind(named name: String) -> RouteKind? {
        // Checks length and prefix first, because most names are short and not a key's.
        name.utf8.count >= 12 && name.hasPrefix("Routable") ? kinds[name] : nil
    }

    /// Whether it is the name of a module that exports the library.
    static func isLibrary(_ name: String) -> Bool { name == "ModuleRouter" || name == "ModuleRouterViews" }

    /// Returns the kind of a key type, regardless of its arguments; nil for other types.
    static func kind(_ type: TypeReference) -> RouteKind? {
        guard let components = type.components, let last = components.last else { return nil }
        guard components.count == 1 || components.count == 2 && isLibrary(components[0].name) else { return nil }
        return kind(named: last.name)
    }

    /// Returns the key if the type is a key type with its argument.
    static func key(_ type: TypeReference) -> KeyReference? {
        guard let kind = kind(type), let arguments = type.components?.last?.arguments, arguments.count == 1 else {
            return nil
        }
        return KeyReference(kind, arguments[0])
    }

    /// Returns the key if the type is a key type with its argument. Returns early for most types, because there are many.
    static func key(_ type: IdentifierTypeSyntax) -> KeyReference? {
        guard type.genericArgumentClause != nil, kind(named: type.name.name) != nil else { return nil }
        return key(TypeReading.reference(TypeSyntax(type)))
    }

    static func key(_ type: MemberTypeSyntax) -> KeyReference? {
        guard type.genericArgumentClause != nil, kind(named: type.name.name) != nil else { return nil }
        return key(TypeReading.reference(TypeSyntax(type)))
    }

    /// Returns the key that an expression names: `RoutableService<any Clock>`.
    static func key(_ specialization: GenericSpecializationExprSyntax) -> KeyReference? {
        let name: TokenSyntax?
        if let access = specialization.expression.as(MemberAccessExprSyntax.self) {
            name = access.declName.baseName
        } else {
            name = specialization.expression.as(DeclReferenceExprSyntax.self)?.baseName
        }
        guard let name, kind(named: name.name) != nil else { return nil }
        return TypeReading.reference(ExprSyntax(specialization)).flatMap(key)
    }

    /// A call that makes a key.
    struct Call {
        var key: KeyReference
        /// Whether the call bypasses the declaration of the key.
        var isBypass: Bool
        /// Whether the call spells the key's type.
        var isNamed = true
    }

    /// Reads `RoutableService<any Clock>()`, also with `.init`, in parentheses, or with `init(declaredProtocol:)`.
    static func call(_ expression: ExprSyntax) -> Call? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return call(only.expression)
        }
        return expression.as(FunctionCallExprSyntax.self).flatMap(call)
    }

    /// Returns the key that an argument names: `RoutableService<any Clock>()`, `RoutableService<any Clock>.self` or `.clock`.
    static func argument(_ expression: ExprSyntax) -> KeyReference? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return argument(only.expression)
        }
        if let key = call(expression)?.key { return key }
        guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
        if let type = expression.keyType { return key(type) }
        return spelledOut(access) ?? shortName(access).map { KeyReference(short: $0) }
    }

    /// The argument `named`, which names one of several providers.
    enum ProviderName: Equatable {
        case none
        case literal(String)
        /// An expression other than a literal.
        case unknown
    }

    static func name(in arguments: LabeledExprListSyntax) -> ProviderName {
        guard let argument = arguments.first(where: { $0.label?.text == "named" })?.expression,
            !argument.is(NilLiteralExprSyntax.self)
        else { return .none }
        return argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { .literal($0) } ?? .unknown
    }

    /// Returns the short key in `RoutableView.login`.
    static func spelledOut(_ access: MemberAccessExprSyntax) -> KeyReference? {
        guard let base = access.base?.as(DeclReferenceExprSyntax.self), let kind = kind(named: base.baseName.name),
            ShortKeyName.isUsable(access.declName.baseName.name)
        else { return nil }
        return KeyReference(
            short: access.declName.baseName.name, isOfViews: [.view, .viewModule].contains(kind))
    }

    /// Returns the name in `.clock`.
    static func shortName(_ access: MemberAccessExprSyntax) -> String? {
        guard access.base == nil, access.declName.argumentNames == nil else { return nil }
        let name = access.declName.baseName.name
        return name.beginsInUpperCase || !ShortKeyName.isUsable(name) ? nil : name
    }

    /// The labels of the initialisers that belong in declarations. ZRouter adds `declaredTypeName`.
    static let declaringLabels: Set<String> = ["declaredProtocol", "declaredTypeName", "slot"]

    static func call(_ call: FunctionCallExprSyntax) -> Call? {
        let label = call.arguments.first?.label?.text
        let isBypass = label.map(declaringLabels.contains) ?? false
        var callee = call.calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`)
        {
            guard let base = access.base else { return label == "declaredProtocol" ? inferred(call) : nil }
            callee = base
        }
        if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
            return key(specialization).map { Call(key: $0, isBypass: isBypass) }
        }
        // The compiler infers the generic argument. Only a call whose argument names the type can be read.
        guard isBypass, let kind = TypeReading.reference(callee).flatMap(kind), let argument = call.arguments.first
        else {
            return nil
        }
        let type = metatype(argument.expression) ?? .structure("_", parts: [])
        return Call(key: KeyReference(kind, type), isBypass: true)
    }

    /// Reads `.init(declaredProtocol: (any Clock).self)`, a label that only keys have. An annotation may name the kind of key.
    private static func inferred(_ call: FunctionCallExprSyntax) -> Call? {
        let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        let annotation = binding?.typeAnnotation.map { TypeReading.reference($0.type) }
        if let key = annotation.flatMap(key) { return Call(key: key, isBypass: true, isNamed: false) }
        guard let type = call.arguments.first.flatMap({ metatype($0.expression) }) else { return nil }
        let kind = annotation.flatMap(kind) ?? .service
        return Call(key: KeyReference(kind, type), isBypass: true, isNamed: false)
    }

    /// Returns the type in `Clock.self`.
    static func metatype(_ expression: ExprSyntax) -> TypeReference? {
        guard let access = expression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`self`)
        else { return nil }
        return access.base.flatMap(TypeReading.reference)
    }
}
#endif
