// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A requirement whose calls a stub records: a function, an accessor of a subscript, or a property with effects.
struct StubbedCall {
    enum Kind {
        case function(generics: String)
        case getter
        case subscriptGetter(isSettable: Bool)
        case subscriptSetter
    }

    let kind: Kind
    let identifier: TokenSyntax
    let attributes: AttributeListSyntax
    /// `nonisolated` or `nonisolated(nonsending)`, and a space; or an empty text.
    let nonisolatedModifier: String
    let parameters: [StubbedParameter]
    let isAsync: Bool
    /// `throws` or `throws(Failure)`; nil if the requirement does not throw.
    let throwsClause: ThrowsClauseSyntax?
    /// Nil if the requirement returns nothing.
    let result: TypeSyntax?
    let baseName: String
    /// The name of the case, and a part of the names of the other members.
    var key: String
    /// Whether the name contains the labels, because other requirements have the same base name.
    var isOverload = false

    var isNonisolated: Bool { !nonisolatedModifier.isEmpty }

    /// Whether the requirement is `nonisolated(nonsending)`: it runs where its caller does.
    var isNonsending: Bool { isAsync && nonisolatedModifier.contains("nonsending") }

    var isGetter: Bool { if case .getter = kind { true } else { false } }

    /// The name of the requirement in issues, for example `note(named:)`.
    var requirement: String {
        if isGetter { return baseName }
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        switch kind {
        case .subscriptSetter: return "subscript setter"
        case .subscriptGetter: return "subscript(\(labels))"
        default: return "\(baseName)(\(labels))"
        }
    }

    /// The name of the closure that a test sets.
    var closureName: String { "on" + key.capitalizingFirst }

    /// The name of the property with the recorded arguments.
    var argumentsName: String { key + "Calls" }

    /// `Void` is the same as no result.
    private static func result(_ type: TypeSyntax?) -> TypeSyntax? {
        guard let type, type.trimmedDescription != "Void", type.trimmedDescription != "()" else { return nil }
        return type.trimmed
    }

    init(_ function: FunctionDeclSyntax) throws(StubbableError) {
        let generics = try StubbedGenerics(function)
        var parameters: [StubbedParameter] = []
        for parameter in function.signature.parameterClause.parameters {
            parameters.append(try StubbedParameter(parameter, at: parameters.count, generics))
        }
        if let type = function.signature.returnClause?.type { try generics.checkUnused(in: type) }
        if let clause = function.signature.effectSpecifiers?.throwsClause,
            clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
        {
            throw .specifier(Syntax(clause), name: "rethrows")
        }
        kind = .function(generics: function.genericParameterClause?.trimmedDescription ?? "")
        self.parameters = parameters
        identifier = function.name
        attributes = function.attributes
        nonisolatedModifier = function.modifiers.nonisolated
        isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
        throwsClause = function.signature.effectSpecifiers?.throwsClause
        result = Self.result(function.signature.returnClause?.type)
        baseName = function.name.text.withoutBackticks
        key = baseName
    }

    /// Reads a property with effects; nil for other properties.
    init?(_ variable: VariableDeclSyntax) throws(StubbableError) {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            let effects = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers
        else { return nil }
        kind = .getter
        identifier = name
        attributes = variable.attributes
        nonisolatedModifier = variable.modifiers.nonisolated
        parameters = []
        isAsync = effects.asyncSpecifier != nil
        throwsClause = effects.throwsClause
        result = type.trimmed
        baseName = name.text.withoutBackticks
        key = baseName
    }

    private init(_ kind: Kind, _ declaration: SubscriptDeclSyntax, _ parameters: [StubbedParameter]) {
        var effects: AccessorEffectSpecifiersSyntax?
        if case .subscriptGetter = kind { effects = declaration.accessor("get")?.effectSpecifiers }
        self.kind = kind
        self.parameters = parameters
        identifier = declaration.subscriptKeyword
        attributes = declaration.attributes
        nonisolatedModifier = declaration.modifiers.nonisolated
        isAsync = effects?.asyncSpecifier != nil
        throwsClause = effects?.throwsClause
        if case .subscriptSetter = kind {
            result = nil
            baseName = "setSubscript"
        } else {
            result = declaration.returnClause.type.trimmed
            baseName = "subscript"
        }
        key = baseName
    }

    /// Reads the getter and the setter of a subscript. The first parameter of the setter is the new value.
    static func accessors(of declaration: SubscriptDeclSyntax) throws(StubbableError) -> [StubbedCall] {
        let generics = try StubbedGenerics(declaration)
        var parameters: [StubbedParameter] = []
        for parameter in declaration.parameterClause.parameters {
            var parameter = try StubbedParameter(parameter, at: parameters.count, generics)
            // The parameters of a subscript have no labels unless both names are written.
            if !parameter.hasBothNames { parameter.label = nil }
            parameters.append(parameter)
        }
        try generics.checkUnused(in: declaration.returnClause.type)
        let isSettable = declaration.accessor("set") != nil
        let getter = StubbedCall(.subscriptGetter(isSettable: isSettable), declaration, parameters)
        guard isSettable else { return [getter] }
        let newValue = StubbedParameter(newValue: declaration.returnClause.type.trimmed)
        return [getter, StubbedCall(.subscriptSetter, declaration, [newValue] + parameters)]
    }

    // MARK: Overloads

    /// How the name of an overload is made, from short to long.
    enum OverloadName: CaseIterable {
        case labels, parameterNames, types
    }

    func name(_ kind: OverloadName) -> String {
        var name = baseName
        // The name of a setter needs no new value, because its getter has none.
        for parameter in parameters where parameter.name != "newValue" {
            name +=
                (parameter.label ?? (kind == .labels ? "" : parameter.name.withoutBackticks)).withoutBackticks
                .capitalizingFirst
            if kind == .types { name += parameter.handlerType.letters.capitalizingFirst }
        }
        return name + (kind == .types ? (result?.trimmedDescription ?? "").letters.capitalizingFirst : "")
    }
}

extension SubscriptDeclSyntax {
    fileprivate func accessor(_ name: String) -> AccessorDeclSyntax? {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.text == name }
    }
}

/// A property that a stub stores.
struct StubbedProperty {
    let identifier: TokenSyntax
    let attributes: AttributeListSyntax
    /// `nonisolated` and a space, or an empty text.
    let nonisolatedModifier: String
    /// The type as it is written.
    let type: TypeSyntax

    init?(_ variable: VariableDeclSyntax) {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        identifier = name
        attributes = variable.attributes
        nonisolatedModifier = variable.modifiers.nonisolated
        self.type = type.trimmed
    }

    var isNonisolated: Bool { !nonisolatedModifier.isEmpty }

    var key: String { identifier.text.withoutBackticks }
}

extension String {
    var withoutBackticks: String { filter { $0 != "`" } }
    /// The text with an upper-case first letter.
    fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
    /// The words of a type, each with an upper-case first letter.
    fileprivate var letters: String {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0).capitalizingFirst }.joined()
    }
}
#endif
