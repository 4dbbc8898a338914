// SPDX-License-Identifier: Apache-2.0

/// A type that stands for one of another language, whose name messages use.
package protocol ForeignNamedType: SendableMetatype {
    static var foreignName: String { get }
}

/// The spelling of types in source. Only for messages, because asking the runtime for a name is slow.
package enum TypeSpelling {
    static func spelling(of type: Any.Type, qualified: Bool) -> String {
        if let type = type as? any ForeignNamedType.Type { return type.foreignName }
        let name = withoutDiscriminators(
            qualified ? withoutContexts(String(reflecting: type)) : String(describing: type))
        if name == "Any" { return name }
        // The runtime prints a constrained existential with its requirements: `any Store<Self.Store.Item == Int>`.
        if name.hasPrefix("any ") { return primaryAssociatedTypesOnly(name) }
        // An existential has a metatype of the form `P.Protocol`, any other type one of the form `T.Type`.
        return String(describing: Swift.type(of: type)).hasSuffix(".Protocol") ? "any \(name)" : name
    }

    /// Returns the name of a type that is not a protocol. Not inlined, because every app contains its callers.
    @inline(never)
    package static func name(of type: Any.Type) -> String { spelling(of: type, qualified: false) }

    /// Removes the address with which the runtime qualifies a private type: `Module.(unknown context at $7f2a).Name`.
    private static func withoutContexts(_ name: String) -> String {
        removing("(unknown context at ", through: ").", from: name)
    }

    private static func primaryAssociatedTypesOnly(_ name: String) -> String {
        removing("Self.", through: " == ", from: name)
    }

    private static func removing(_ start: String, through end: String, from name: String) -> String {
        let text = Array(name.utf8)
        var result: [UInt8] = []
        var rest = 0
        while let first = place(of: start, in: text, from: rest),
            let last = place(of: end, in: text, from: first.upperBound)
        {
            result += text[rest..<first.lowerBound]
            rest = last.upperBound
        }
        return rest == 0 ? name : String(decoding: result + text[rest...], as: UTF8.self)
    }

    /// Removes the discriminator of its file, with which the runtime prints a private type in optimised builds: `(Name in _6B3A)`.
    private static func withoutDiscriminators(_ name: String) -> String {
        let text = Array(name.utf8)
        var result: [UInt8] = []
        var rest = 0
        while let mark = place(of: " in _", in: text, from: rest),
            let open = text[rest..<mark.lowerBound].lastIndex(of: UInt8(ascii: "(")),
            let close = text[mark.upperBound...].firstIndex(of: UInt8(ascii: ")"))
        {
            result += text[rest..<open]
            result += text[(open + 1)..<mark.lowerBound]
            rest = close + 1
        }
        return rest == 0 ? name : String(decoding: result + text[rest...], as: UTF8.self)
    }

    /// Returns the first range of `part`, compared byte by byte. Every app contains this function, and a generic search takes two
    /// kilobytes more.
    @inline(never)
    private static func place(of part: String, in text: [UInt8], from start: Int) -> Range<Int>? {
        let part = Array(part.utf8)
        var index = start
        while index + part.count <= text.count {
            var length = 0
            while length < part.count, text[index + length] == part[length] { length += 1 }
            if length == part.count { return index..<index + length }
            index += 1
        }
        return nil
    }
}
