// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A parameter of a requirement.
struct StubbedParameter {
    /// Nil if the argument has no label.
    var label: String?
    /// The name in the implementation.
    let name: String
    let hasBothNames: Bool
    /// The type in the implementation.
    let type: String
    /// The type in the closure that the test sets.
    let handlerType: String
    /// The expression that passes the argument to that closure.
    let argument: String
    /// The type of the recorded argument; nil if it cannot be recorded.
    private let recordedType: String?
    private let isClosure: Bool
    private let isSendable: Bool

    init(newValue type: TypeSyntax) {
        label = nil
        name = "newValue"
        hasBothNames = false
        self.type = type.trimmedDescription
        handlerType = self.type
        argument = name
        recordedType = self.type
        isClosure = type.function != nil
        isSendable = type.function.map(\.isSendable) ?? true
    }

    init(_ parameter: FunctionParameterSyntax, at index: Int, _ generics: StubbedGenerics) throws(StubbableError) {
        let first = parameter.firstName.text
        label = first == "_" ? nil : first
        let written = parameter.secondName?.text ?? first
        let name = written == "_" ? "argument\(index + 1)" : written.asIdentifier
        self.name = name
        hasBothNames = parameter.secondName != nil
        type = parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")

        let attributed = parameter.type.as(AttributedTypeSyntax.self)
        let specifiers = attributed?.specifiers.map(\.trimmedDescription) ?? []
        if let specifier = specifiers.first(where: {
            !["inout", "sending", "nonisolated(nonsending)"].contains($0)
        }) {
            throw .specifier(Syntax(parameter.type), name: specifier)
        }
        let base = try generics.erased(attributed?.baseType ?? parameter.type)
        let names =
            attributed?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } ?? []
        let kept =
            attributed?.attributes.filter {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "autoclosure"
            }.map { $0.trimmedDescription + " " }.joined() ?? ""
        let prefix = specifiers.map { $0 + " " }.joined()
        let isAutoclosure = names.contains("autoclosure")
        handlerType = parameter.ellipsis == nil ? prefix + kept + base : "[\(base)]"
        if isAutoclosure {
            let effects = attributed?.baseType.as(FunctionTypeSyntax.self)?.effectSpecifiers
            let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            argument = "{ \(marks)\(name)() }"
        } else {
            argument = specifiers.contains("inout") ? "&\(name)" : name
        }
        let function = (attributed?.baseType ?? parameter.type).function
        let isEscaping = function?.isOptional == true || names.contains("escaping")
        let sendable = names.contains("Sendable") || attributed?.attributes.globalActor != nil
        isClosure = function != nil
        isSendable = function == nil || sendable || function?.isSendable == true
        if specifiers.contains("sending") || isAutoclosure || function != nil && !isEscaping {
            recordedType = nil
        } else if parameter.ellipsis != nil {
            recordedType = "[\(base)]"
        } else {
            let attributes = kept.replacing("@escaping ", with: "")
            recordedType = attributes + base
        }
    }

    /// Returns the type of the recorded argument; nil if it is not recorded.
    ///
    /// - Parameter isSent: Whether recorded arguments must be `Sendable`.
    func recordedType(isSent: Bool) -> String? { isSent && !isSendable ? nil : recordedType }

    /// Whether the argument is a closure, which cannot be compared.
    var isComparable: Bool { !isClosure }

    /// The parameter in the implementation.
    var declaration: String {
        let label = label ?? "_"
        let isOneName = label.withoutBackticks == name.withoutBackticks
        return "\(isOneName ? "" : "\(label) ")\(isOneName ? label : name): \(type)"
    }
}

/// The generic parameters of a requirement. They become existential types in the closure that a test sets.
struct StubbedGenerics {
    /// The types by the names of the parameters.
    private var types: [String: String] = [:]

    init(_ function: FunctionDeclSyntax) throws(StubbableError) {
        try self.init(function.genericParameterClause, function.genericWhereClause)
    }

    init(_ declaration: SubscriptDeclSyntax) throws(StubbableError) {
        try self.init(declaration.genericParameterClause, declaration.genericWhereClause)
    }

    private init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
        throws(StubbableError)
    {
        for parameter in clause?.parameters ?? [] {
            if parameter.specifier != nil { throw .genericRequirement(Syntax(parameter), name: parameter.name.text) }
            types[parameter.name.text] = parameter.inheritedType.map { "any \($0.trimmedDescription)" } ?? "Any"
        }
        if let requirements { throw .genericRequirement(Syntax(requirements), name: "where") }
    }

    /// Returns the source of a parameter's type without generic parameters and opaque types.
    func erased(_ type: TypeSyntax) throws(StubbableError) -> String {
        if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            let erased = types[name.name.text]
        {
            return erased
        }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.text == "some" {
            try checkUnused(in: opaque.constraint)
            return "any \(opaque.constraint.trimmedDescription)"
        }
        try checkUnused(in: type)
        return type.withoutImplicitUnwrapping.trimmedDescription
    }

    /// Checks that a type names no generic parameter and no opaque type.
    func checkUnused(in type: some TypeSyntaxProtocol) throws(StubbableError) {
        for token in type.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .keyword(.some) || types[token.text] != nil {
                throw .genericRequirement(Syntax(type), name: token.text)
            }
        }
    }
}

/// A closure type, possibly in parentheses and optional.
struct WrittenFunction {
    var isSendable: Bool
    var isOptional: Bool
}

extension TypeSyntax {
    /// The closure type that this is; nil for other types and for names of closure types.
    var function: WrittenFunction? {
        if self.is(FunctionTypeSyntax.self) { return WrittenFunction(isSendable: false, isOptional: false) }
        if let attributed = self.as(AttributedTypeSyntax.self), var function = attributed.baseType.function {
            let names = attributed.attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            }
            if names.contains("Sendable") || attributed.attributes.globalActor != nil { function.isSendable = true }
            return function
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.function
        }
        if let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType, var function = wrapped.function
        {
            function.isOptional = true
            return function
        }
        return nil
    }

    /// The type with `?` in place of `!`.
    var withoutImplicitUnwrapping: TypeSyntax {
        guard let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
        return "\(type.wrappedType.trimmed)?"
    }
}

extension String {
    /// The text as a name in an expression, in backticks if it is a keyword.
    var asIdentifier: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]
}
#endif
