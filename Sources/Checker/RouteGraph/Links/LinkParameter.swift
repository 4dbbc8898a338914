// SPDX-License-Identifier: Apache-2.0

package import URLPatterns

/// A value in the URLs of a pattern.
package struct LinkParameter: Sendable {
    /// The name of the placeholder, or the key path without its `\.`.
    package var name: String
    /// The type as written in source: `Int?`; nil if it was not found.
    package var type: String?
    /// The value that an absent parameter has, as it is written; nil if there is none.
    package var defaultValue: String?
    /// Whether the accepted texts are known. If not, any text is taken for a value.
    package var isKnown: Bool
    package var placeholder: URLPlaceholder

    /// Creates the parameter of a named placeholder.
    package init(_ placeholder: URLPlaceholder) {
        name = placeholder.name ?? ""
        let type = placeholder.shape.typeName
        self.type =
            switch placeholder.quantity {
            case .one: type
            case .optional: "\(type)?"
            case .many: "[\(type)]"
            }
        isKnown = true
        self.placeholder = placeholder
    }

    /// Creates the parameter of a key path.
    ///
    /// - Parameter shape: The texts of the type; nil if they are not known.
    package init(
        keyPath name: String, type: String?, _ shape: URLValueShape?, _ quantity: URLPlaceholder.Quantity,
        defaultValue: String? = nil
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        isKnown = shape != nil
        // Most types accept some texts only, so the router prefers them to a placeholder for any text.
        let assumed = URLValueShape.readable(by: ObjectIdentifier(LinkParameter.self)) { !$0.isEmpty }
        placeholder = URLPlaceholder(name: nil, shape: shape ?? assumed, quantity: quantity)
    }

    /// The parameter in lists: `page: Int?`.
    package var text: String {
        "\(name): \(type ?? "?")" + (defaultValue.map { " = \($0)" } ?? "")
    }
}

extension URLValueShape {
    /// Returns the texts of a type of the standard library or of Foundation; nil for other types.
    package static func ofType(named name: String) -> URLValueShape? {
        switch name {
        case "String": .text
        case "Bool": .flag
        case "Double": .number(isFloat: false)
        case "Float": .number(isFloat: true)
        case "UUID": .uuid
        case "Int": .integer(of: Int.self)
        case "Int8": .integer(of: Int8.self)
        case "Int16": .integer(of: Int16.self)
        case "Int32": .integer(of: Int32.self)
        case "Int64": .integer(of: Int64.self)
        case "UInt": .integer(of: UInt.self)
        case "UInt8": .integer(of: UInt8.self)
        case "UInt16": .integer(of: UInt16.self)
        case "UInt32": .integer(of: UInt32.self)
        case "UInt64": .integer(of: UInt64.self)
        default: nil
        }
    }

    /// The type in the text of a pattern: `Int`, or `html|text` for alternatives.
    var typeName: String {
        switch self {
        case .text, .unknown, .readable: "String"
        case .integer(let lowest, _): lowest > 0 ? "Int" : "UInt"
        case .number: "Double"
        case .flag: "Bool"
        case .uuid: "UUID"
        case .oneOf(let texts): texts.joined(separator: "|")
        }
    }
}
