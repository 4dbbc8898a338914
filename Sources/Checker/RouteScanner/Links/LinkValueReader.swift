// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftParser
import SwiftSyntax
import URLPatterns

/// Determines the texts that the types of key paths accept, as `URLParameter.urlShape` states them at run time.
struct LinkValueReader {
    let types: LinkTypes

    /// Returns the parameter of a key path.
    ///
    /// - Parameter written: The type of the property; nil if it was not found.
    func parameter(_ keyPath: WrittenPattern.KeyPath, _ written: LinkTypes.Written?) -> LinkParameter {
        guard let written = written.map({ types.resolved($0) }) else {
            return LinkParameter(
                keyPath: keyPath.text, type: nil, nil, keyPath.defaultValue == nil ? .one : .optional,
                defaultValue: keyPath.defaultValue)
        }
        var value = written
        var quantity = URLPlaceholder.Quantity.one
        if let wrapped = written.type.wrapped {
            (value.type, quantity) = (wrapped, .optional)
        } else if let element = written.type.element {
            (value.type, quantity) = (element, .many)
        }
        if keyPath.defaultValue != nil { quantity = .optional }
        return LinkParameter(
            keyPath: keyPath.text, type: written.type.trimmedDescription, shape(types.resolved(value)), quantity,
            defaultValue: keyPath.defaultValue)
    }

    /// Returns the texts that a type accepts; nil if they are not known.
    private func shape(_ written: LinkTypes.Written) -> URLValueShape? {
        var names = written.type.names
        if names.count == 2, ["Swift", "Foundation"].contains(names[0]) { names.removeFirst() }
        if names.count == 1, let shape = URLValueShape.ofType(named: names[0]) { return shape }
        return types.type(names, in: written.scope, of: written.module).flatMap(shape)
    }

    private func shape(_ type: LinkTypes.Declaration) -> URLValueShape? {
        if let expression = type.members.urlShape { return Self.shape(expression) }
        guard !type.members.readsURLText, !type.members.cases.isEmpty,
            let raw = type.members.inherited.first(where: { ["String", "Int"].contains($0.lastName ?? "") })
        else { return nil }
        if raw.lastName == "String" {
            let texts = type.members.cases.map { element -> String? in
                guard let value = element.rawValue else { return element.name }
                return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            }
            return texts.contains(nil) ? nil : .oneOf(texts.compactMap(\.self))
        }
        // Without `CaseIterable`, other spellings of the numbers are accepted too.
        guard type.members.inherited.contains(where: { $0.lastName == "CaseIterable" }) else { return nil }
        var next = 0
        var texts: [String] = []
        for element in type.members.cases {
            if let value = element.rawValue {
                guard let number = Int(value.trimmedDescription.filter { $0 != "_" && $0 != " " }) else { return nil }
                next = number
            }
            texts.append(String(next))
            next += 1
        }
        return .oneOf(texts)
    }

    /// Returns the value of a `urlShape`: `.text`, `.uuid` or `.oneOf([…])`.
    private static func shape(_ expression: ExprSyntax) -> URLValueShape? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "oneOf",
                let array = call.arguments.first?.expression.as(ArrayExprSyntax.self)
            else { return nil }
            let texts = array.elements.map {
                $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            }
            return texts.contains(nil) ? nil : .oneOf(texts.compactMap(\.self))
        }
        return switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "text": .text
        case "uuid": .uuid
        default: nil
        }
    }
}

extension TypeSyntax {
    /// The element type, if this type is written as an array.
    fileprivate var element: TypeSyntax? {
        if let array = self.as(ArrayTypeSyntax.self) { return array.element }
        return lastName == "Array" ? onlyGenericArgument : nil
    }
}
#endif
