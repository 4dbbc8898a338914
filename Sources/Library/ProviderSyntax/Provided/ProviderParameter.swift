// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// A parameter of the initialiser of a type with `@Provider`.
package struct ProviderParameter {
    package enum Source {
        /// The destination of the key with this type.
        case key(TypeSyntax, Number)
        /// A closure that returns the destination of the key with this type.
        case closure(TypeSyntax, Number, isAsync: Bool)
        /// The caller of the route, which may set a property with this type.
        case caller(type: TypeSyntax, value: ExprSyntax)
    }

    /// How many destinations of a key a parameter takes.
    package enum Number {
        case one, oneIfProvided
        /// Those of all named providers.
        case all
    }

    /// The label of the argument; nil if it has none.
    package let label: String?
    /// The name of the property that the caller sets.
    package let name: String
    /// Nil if the parameter has a default value, which the provider uses.
    package let source: Source?
    /// Whether the argument is the expression inside the closure.
    package let isAutoclosure: Bool
    /// The node that messages about the parameter point to.
    package let node: Syntax

    package init(_ parameter: FunctionParameterSyntax) throws(ProviderError) {
        let first = parameter.firstName.text
        label = first == "_" ? nil : first
        name = label ?? (parameter.secondName ?? parameter.firstName).text
        node = Syntax(parameter.type)
        isAutoclosure =
            parameter.type.as(AttributedTypeSyntax.self)?.attributes.contains { $0.has(name: "autoclosure") } == true
        if parameter.attributes.contains(where: { $0.has(name: "RouteParameter") }) {
            source = try Self.caller(parameter.type, parameter.defaultValue?.value, at: Syntax(parameter))
        } else if parameter.defaultValue != nil {
            source = nil
        } else if parameter.ellipsis != nil {
            throw .unsuppliedParameter(Syntax(parameter), "a variable number of values")
        } else {
            source = try Self.source(parameter.type)
        }
    }

    /// Reads a parameter of a memberwise initialiser.
    package init(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) throws(ProviderError) {
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { throw .unsuppliedParameter(Syntax(binding), "a property without a written type") }
        label = identifier
        name = identifier
        node = Syntax(type)
        isAutoclosure = false
        source =
            variable.attributes.contains { $0.has(name: "RouteParameter") }
            ? try Self.caller(type, binding.initializer?.value, at: Syntax(binding)) : try Self.source(type)
    }

    private static func caller(
        _ type: TypeSyntax, _ value: ExprSyntax?, at node: Syntax
    ) throws(ProviderError) -> Source {
        // The closure escapes as the value of a property.
        let type =
            type.as(AttributedTypeSyntax.self).map {
                $0.with(\.attributes, $0.attributes.filter { !$0.has(name: "escaping") })
            }
            .map { $0.attributes.isEmpty && $0.specifiers.isEmpty ? $0.baseType : TypeSyntax($0) } ?? type
        if let value { return .caller(type: type.trimmed, value: value.trimmed) }
        guard type.wrapped != nil else { throw .parameterWithoutDefault(node, type) }
        return .caller(type: type.trimmed, value: ExprSyntax(NilLiteralExprSyntax()))
    }

    private static func source(_ type: TypeSyntax) throws(ProviderError) -> Source {
        let plain = try plain(type)
        if let function = plain.as(FunctionTypeSyntax.self) {
            guard function.parameters.isEmpty else {
                throw .unsuppliedParameter(Syntax(type), "a closure with arguments")
            }
            guard function.effectSpecifiers?.throwsClause != nil else { throw .closureWithoutThrows(function) }
            let (result, number) = try key(function.returnClause.type)
            return .closure(
                result, number, isAsync: function.effectSpecifiers?.asyncSpecifier != nil)
        }
        let (key, number) = try key(plain)
        return .key(key, number)
    }

    /// Returns the type of a key.
    private static func key(_ type: TypeSyntax) throws(ProviderError) -> (TypeSyntax, Number) {
        let outer = try plain(type)
        var number = Number.one
        var inner = outer
        if let wrapped = outer.wrapped {
            (inner, number) = (wrapped, .oneIfProvided)
        } else if let array = outer.as(ArrayTypeSyntax.self) {
            (inner, number) = (array.element, .all)
        }
        let type = try plain(inner)
        if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" {
            throw .opaqueParameter(some)
        }
        guard
            type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
                || type.is(CompositionTypeSyntax.self)
        else { throw .unsuppliedParameter(Syntax(type), "a value of type '\(type.trimmedDescription)'") }
        return (type.trimmed, number)
    }

    /// Returns the type without attributes, specifiers and parentheses.
    private static func plain(_ type: TypeSyntax) throws(ProviderError) -> TypeSyntax {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let isInOut = attributed.specifiers.contains {
                $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
            }
            if isInOut { throw .unsuppliedParameter(Syntax(type), "an 'inout' parameter") }
            let isIsolated = attributed.specifiers.contains {
                $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.isolated)
            }
            if isIsolated { throw .unsuppliedParameter(Syntax(type), "an 'isolated' parameter") }
            if attributed.attributes.contains(where: { $0.has(name: "convention") }) {
                throw .unsuppliedParameter(Syntax(type), "a function with another calling convention")
            }
            return try plain(attributed.baseType)
        }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return try plain(only.type)
        }
        return type
    }
}
#endif
