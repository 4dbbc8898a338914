// SPDX-License-Identifier: Apache-2.0

/// How a type is written in source. For messages only: asking the runtime for a name is slow.
enum TypeSpelling {
    static func spelling(of type: Any.Type, qualified: Bool) -> String {
        let name = qualified ? withoutContexts(String(reflecting: type)) : String(describing: type)
        if name == "Any" { return name }
        // A constrained existential is printed with its requirements: `any Store<Self.Store.Item == Int>`.
        if name.hasPrefix("any ") { return primaryAssociatedTypesOnly(name) }
        // A metatype `P.Protocol` belongs to an existential, `T.Type` to any other type.
        return String(describing: Swift.type(of: type)).hasSuffix(".Protocol") ? "any \(name)" : name
    }

    /// The runtime qualifies a private type by an address: `Module.(unknown context at $7f2a).Name`.
    private static func withoutContexts(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let start = rest.range(of: "(unknown context at "), let end = rest[start.upperBound...].range(of: ").") {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func primaryAssociatedTypesOnly(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let start = rest.range(of: "Self."), let end = rest[start.lowerBound...].range(of: " == ") {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

extension Substring {
    /// The first place of `other` in this text.
    func range(of other: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
            start = index(after: start)
        }
        return nil
    }
}
