// SPDX-License-Identifier: Apache-2.0

/// How a type is written in source. For messages only: asking the runtime for a name is slow.
enum TypeSpelling {
    static func spelling(of type: Any.Type, qualified: Bool) -> String {
        let name = withoutDiscriminators(
            qualified ? withoutContexts(String(reflecting: type)) : String(describing: type))
        if name == "Any" { return name }
        // A constrained existential is printed with its requirements: `any Store<Self.Store.Item == Int>`.
        if name.hasPrefix("any ") { return primaryAssociatedTypesOnly(name) }
        // A metatype `P.Protocol` belongs to an existential, `T.Type` to any other type.
        return String(describing: Swift.type(of: type)).hasSuffix(".Protocol") ? "any \(name)" : name
    }

    /// The name of a type that is no protocol.
    static func name(of type: Any.Type) -> String { spelling(of: type, qualified: false) }

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

    /// In optimised builds the runtime prints a private type with the discriminator of its file: `(Name in _6B3A)`.
    private static func withoutDiscriminators(_ name: String) -> String {
        var rest = name[...]
        var result = ""
        while let mark = rest.range(of: " in _"), let open = rest[..<mark.lowerBound].lastIndex(of: "("),
            let close = rest[mark.upperBound...].firstIndex(of: ")")
        {
            result += rest[..<open] + rest[rest.index(after: open)..<mark.lowerBound]
            rest = rest[rest.index(after: close)...]
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
    /// The first place of `other` in this text, byte by byte: the names of types are compared often, and never composed.
    func range(of other: String) -> Range<Index>? {
        guard let first = other.utf8.first else { return startIndex..<startIndex }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            let found = rest[start...]
            if found.starts(with: other.utf8) {
                return start..<found.index(start, offsetBy: other.utf8.count)
            }
            rest = found.dropFirst()
        }
        return nil
    }
}
