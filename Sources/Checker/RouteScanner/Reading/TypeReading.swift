// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads types as written, in type and expression positions.
enum TypeReading {
    // MARK: Types

    static func reference(_ type: TypeSyntax) -> TypeReference {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            let component = TypeReference.Component(type.name.name, arguments: arguments(type.genericArgumentClause))
            return .name(qualified(component, by: type.selectedModule))
        case .memberType(let type):
            let component = TypeReference.Component(type.name.name, arguments: arguments(type.genericArgumentClause))
            return member(qualified(component, by: type.selectedModule), of: reference(type.baseType))
        case .someOrAnyType(let type):
            let constraint = reference(type.constraint)
            return type.someOrAnySpecifier.tokenKind == .keyword(.some)
                ? .structure("some $", parts: [constraint]) : constraint
        case .compositionType(let type):
            return composition(type.elements.map { reference($0.type) })
        case .tupleType(let type):
            return tuple(type.elements)
        case .optionalType(let type):
            return .structure("$?", parts: [reference(type.wrappedType)])
        case .implicitlyUnwrappedOptionalType(let type):
            return .structure("$?", parts: [reference(type.wrappedType)])
        case .arrayType(let type):
            return .structure("[$]", parts: [reference(type.element)])
        case .inlineArrayType(let type):
            return .structure("[$ of $]", parts: [argument(type.count), argument(type.element)])
        case .dictionaryType(let type):
            return .structure("[$: $]", parts: [reference(type.key), reference(type.value)])
        case .functionType(let type):
            return function(type, prefix: "")
        case .attributedType(let type):
            return attributed(type)
        case .metatypeType(let type):
            return .structure("$.\(type.metatypeSpecifier.text)", parts: [reference(type.baseType)])
        case .packElementType(let type):
            return .structure("each $", parts: [reference(type.pack)])
        case .packExpansionType(let type):
            return .structure("repeat $", parts: [reference(type.repetitionPattern)])
        case .suppressedType(let type):
            return .structure("~$", parts: [reference(type.type)])
        case .namedOpaqueReturnType(let type):
            return .structure("some $", parts: [reference(type.type)])
        case .classRestrictionType:
            return .named("AnyObject")
        case .missingType:
            return .structure("_", parts: [])
        }
    }

    static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
        clause.map { $0.arguments.map(argument) } ?? []
    }

    private static func argument(_ argument: GenericArgumentSyntax) -> TypeReference {
        switch argument.argument {
        case .type(let type): reference(type)
        case .expr(let number): .structure(number.trimmedDescription, parts: [])
        }
    }

    private static func qualified(
        _ component: TypeReference.Component, by module: TokenSyntax?
    ) -> [TypeReference.Component] {
        module.map { [TypeReference.Component($0.name), component] } ?? [component]
    }

    private static func member(_ components: [TypeReference.Component], of base: TypeReference) -> TypeReference {
        if case .name(let outer) = base { return .name(outer + components) }
        return .structure("$." + TypeReference.name(components).description, parts: [base])
    }

    static func composition(_ parts: [TypeReference]) -> TypeReference {
        let flat = parts.flatMap { part in
            if case .composition(let inner) = part { inner } else { [part] }
        }
        return flat.count == 1 ? flat[0] : .composition(flat)
    }

    private static func tuple(_ elements: TupleTypeElementListSyntax) -> TypeReference {
        if elements.count == 1, let only = elements.first, only.ellipsis == nil { return reference(only.type) }
        let texts = elements.map { element in (element.firstName.map { "\($0.text): " } ?? "") + "$" }
        return .structure("(\(texts.joined(separator: ", ")))", parts: elements.map { reference($0.type) })
    }

    private static func function(_ type: FunctionTypeSyntax, prefix: String) -> TypeReference {
        // Parameter names are not part of a function type.
        let parameters = type.parameters.map { parameter in
            (parameter.inoutKeyword == nil ? "" : "inout ") + specifiers(of: parameter.type) + "$"
                + (parameter.ellipsis == nil ? "" : "...")
        }
        var parts = type.parameters.map { reference($0.type) }
        var text = "\(prefix)(\(parameters.joined(separator: ", ")))"
        if type.effectSpecifiers?.asyncSpecifier != nil { text += " async" }
        if let clause = type.effectSpecifiers?.throwsClause {
            text += " throws"
            if let error = clause.type {
                text += "($)"
                parts.append(reference(error))
            }
        }
        parts.append(reference(type.returnClause.type))
        return .structure(text + " -> " + specifiers(of: type.returnClause.type) + "$", parts: parts)
    }

    /// Returns `inout`, `sending` and similar specifiers. They belong to the function that declares the parameter.
    private static func specifiers(of type: TypeSyntax) -> String {
        guard let type = type.as(AttributedTypeSyntax.self) else { return "" }
        return (type.specifiers.map { $0 } + type.lateSpecifiers.map { $0 }).compactMap { specifier in
            guard case .simpleTypeSpecifier(let simple) = specifier else { return nil }
            return simple.specifier.text + " "
        }.joined()
    }

    private static let attributesThatChangeNothing: Set<String> = [
        "escaping", "autoclosure", "unchecked", "retroactive", "preconcurrency", "unsafe", "nonisolated", "noescape",
    ]

    private static func attributed(_ type: AttributedTypeSyntax) -> TypeReference {
        guard let function = type.baseType.as(FunctionTypeSyntax.self) else { return reference(type.baseType) }
        let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            !attributesThatChangeNothing.contains($0.lastName)
        }.map { $0.trimmedDescription + " " }.sorted()
        let isNonsending = type.specifiers.contains { $0.is(NonisolatedTypeSpecifierSyntax.self) }
        return Self.function(
            function, prefix: attributes.joined() + (isNonsending ? "nonisolated(nonsending) " : ""))
    }

    // MARK: Expressions

    /// Returns the type that an expression names, such as `Outer<Int>.Inner` in `Outer<Int>.Inner.self`; nil for other expressions.
    static func reference(_ expression: ExprSyntax) -> TypeReference? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name):
            guard name.argumentNames == nil else { return nil }
            return .name(qualified(TypeReference.Component(name.baseName.name), by: name.selectedModule))
        case .memberAccessExpr(let access):
            guard let base = access.base.flatMap(reference), access.declName.argumentNames == nil else { return nil }
            return member([TypeReference.Component(access.declName.baseName.name)], of: base)
        case .genericSpecializationExpr(let specialization):
            guard case .name(var components) = reference(specialization.expression), let last = components.popLast()
            else { return nil }
            components.append(.init(last.name, arguments: arguments(specialization.genericArgumentClause)))
            return .name(components)
        case .typeExpr(let type): return reference(type.type)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
            return reference(only.expression)
        case .sequenceExpr(let sequence): return composition(sequence)
        case .optionalChainingExpr(let optional):
            return reference(optional.expression).map { .structure("$?", parts: [$0]) }
        case .arrayExpr(let array):
            guard array.elements.count == 1, let element = array.elements.first else { return nil }
            return reference(element.expression).map { .structure("[$]", parts: [$0]) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content, elements.count == 1, let element = elements.first,
                let key = reference(element.key), let value = reference(element.value)
            else { return nil }
            return .structure("[$: $]", parts: [key, value])
        default: return nil
        }
    }

    /// Reads `A & B`, which an expression represents as a sequence of operands.
    private static func composition(_ sequence: SequenceExprSyntax) -> TypeReference? {
        var parts: [TypeReference] = []
        for (index, element) in sequence.elements.enumerated() {
            if index % 2 == 1 {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" else { return nil }
            } else {
                guard let part = reference(element) else { return nil }
                parts.append(part)
            }
        }
        return composition(parts)
    }
}

extension TypeReference {
    /// Whether it is exactly this name, without arguments.
    func isName(_ name: String) -> Bool {
        guard let components, components.count == 1 else { return false }
        return components[0].name == name && components[0].arguments.isEmpty
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var name: String {
        let text = self.text
        return text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "`") && text.utf8.last == UInt8(ascii: "`")
            ? String(text.dropFirst().dropLast()) : text
    }
}

extension AttributeSyntax {
    /// The attribute's name without the module.
    var lastName: String {
        if let type = attributeName.as(IdentifierTypeSyntax.self) { return type.name.name }
        if let type = attributeName.as(MemberTypeSyntax.self) { return type.name.name }
        return attributeName.trimmedDescription
    }
}

// Only the parser of Swift 6.3 and later accepts `Module::Name`.
extension IdentifierTypeSyntax {
    fileprivate var selectedModule: TokenSyntax? {
        #if canImport(SwiftSyntax603)
        moduleSelector?.moduleName
        #else
        nil
        #endif
    }
}

extension MemberTypeSyntax {
    fileprivate var selectedModule: TokenSyntax? {
        #if canImport(SwiftSyntax603)
        moduleSelector?.moduleName
        #else
        nil
        #endif
    }
}

extension DeclReferenceExprSyntax {
    fileprivate var selectedModule: TokenSyntax? {
        #if canImport(SwiftSyntax603)
        moduleSelector?.moduleName
        #else
        nil
        #endif
    }
}
#endif
