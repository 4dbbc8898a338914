// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftSyntax
import URLPatterns

extension ProviderURL {
    /// The types of parameters that a pattern can state, by the type in the pattern. It accepts all texts that the parameter does, and
    /// more if the parameter is a narrower number.
    private static let types = [
        "String": "", "Int": "(Int)", "Int8": "(Int)", "Int16": "(Int)", "Int32": "(Int)", "Int64": "(Int)",
        "UInt": "(UInt)", "UInt8": "(UInt)", "UInt16": "(UInt)", "UInt32": "(UInt)", "UInt64": "(UInt)",
        "Double": "(Double)", "Float": "(Double)", "Bool": "(Bool)", "UUID": "(UUID)",
    ]

    /// Returns the pattern with the types of the parameters, as in `app://note/:id(Int)`, and with `\(…)` for the parameters of other
    /// types.
    func text(with parameters: [ProviderParameter]) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let more): text += more
            case .name(let name):
                let parameter = parameters.first { $0.name == name }
                text += placeholder(name, parameter, after: text) ?? URLPatternSyntax.text(of: [.keyPath(0)])
            }
        }
    }

    /// Returns the placeholder of a parameter that the caller sets; nil if a pattern cannot state its type.
    private func placeholder(_ name: String, _ parameter: ProviderParameter?, after text: String) -> String? {
        guard case .caller(let type, _)? = parameter?.source else { return nil }
        let isInQuery = text.contains("?")
        let element = type.as(ArrayTypeSyntax.self)?.element
        guard let value = (element ?? type.wrapped ?? type).lastName, let stated = Self.types[value] else { return nil }
        if text.hasSuffix("*") { return element != nil && stated.isEmpty ? name : nil }
        if element != nil, !isInQuery { return nil }
        let quantity = element != nil ? "*" : type.wrapped != nil ? "?" : ""
        return ":" + name + stated + (isInQuery ? quantity : "")
    }
}
#endif
