// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftSyntax

/// The empty value of a type of the standard library, which a stub returns after it has failed its test.
enum EmptyValue {
    /// Returns an expression for the empty value; nil if the type's source does not show one.
    static func expression(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let tuple = type.as(TupleTypeSyntax.self) {
            let elements = tuple.elements.map { expression(of: $0.type) }
            guard !elements.contains(nil) else { return nil }
            return "(\(elements.compactMap { $0 }.joined(separator: ", ")))"
        }
        guard
            type.is(IdentifierTypeSyntax.self) || type.as(MemberTypeSyntax.self)?.baseType.trimmedDescription == "Swift"
        else { return nil }
        switch type.lastName {
        case "Optional": return "nil"
        case "Array", "ArraySlice", "ContiguousArray", "Set": return "[]"
        case "Dictionary": return "[:]"
        case "String", "Substring": return "\"\""
        case "Bool": return "false"
        case "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            return "0"
        case "Duration": return ".zero"
        case "Void": return "()"
        case "AsyncStream", "AsyncThrowingStream": return "\(type.trimmedDescription) { $0.finish() }"
        default: return nil
        }
    }
}
#endif
