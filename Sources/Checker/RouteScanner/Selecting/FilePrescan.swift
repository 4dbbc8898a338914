// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The result of a glance at a file's bytes: whether it is about routes, and otherwise the names it may be needed for.
///
/// A sketch may contain too much, because the glance includes comments, texts and inactive code. It never contains too little.
struct FilePrescan: Hashable, Sendable {
    /// Whether the file itself may have facts about routes: a key, provider, adapter, allowance or exported import.
    var isAboutRoutes = false
    /// Whether its facts depend on build conditions.
    var hasConditions = false
    /// Whether its facts depend on the importable modules.
    var asksForImports = false
    /// The names of the types that it declares or extends. All names are stored as hashes.
    var declared: [UInt64] = []
    /// The names in `Name.self`.
    var metatypes: [UInt64] = []
    /// The names of the types that its types inherit from or conform to.
    var inherited: [UInt64] = []
    var aliases: [Alias] = []
    /// The names of members without a base, which may be short keys (`.clock`) or inferred ones (`.init()`).
    var implicitMembers: [UInt64] = []
    /// The names of the modules that it imports.
    var imports: [UInt64] = []

    /// An alias, and one of the names in its target.
    struct Alias: Hashable, Sendable {
        var name: UInt64
        var target: UInt64
    }

    init() {}

    init(_ text: TerminatedText) {
        isAboutRoutes =
            Self.words.contains { text.first($0, from: 0) != nil } || text.hasWord("Router")
            || text.hasWord("ModuleRoutes")
            || Self.functions.contains { text.calls($0) }
        hasConditions = text.first("#if", from: 0) != nil
        asksForImports = hasConditions && text.first("canImport", from: 0) != nil
        // The scan parses files about routes in any case.
        if isAboutRoutes { return }
        for keyword in Self.keywords {
            text.forEach(keyword) { start, end in
                guard text.isWordBoundary(start, end), let name = text.word(at: text.skippingBlanks(from: end)) else {
                    return
                }
                declared.append(name.hash)
                noteInheritance(text, at: name.end)
            }
        }
        text.forEach("extension") { start, end in
            if text.isWordBoundary(start, end) { noteExtension(text, at: text.skippingBlanks(from: end)) }
        }
        text.forEach("typealias") { start, end in
            if text.isWordBoundary(start, end) { noteAlias(text, at: text.skippingBlanks(from: end)) }
        }
        text.forEach("import") { start, end in
            guard text.isWordBoundary(start, end) else { return }
            // `import struct Module.Name` names the module in its second word.
            let first = text.word(at: text.skippingBlanks(from: end))
            let second = first.flatMap { text.word(at: text.skippingBlanks(from: $0.end)) }
            imports += [first, second].compactMap { $0?.hash }
        }
        var members: Set<UInt64> = []
        text.forEachImplicitMember { members.insert($0) }
        implicitMembers = members.sorted()
        text.forEach(".self") { start, end in
            if let name = text.word(before: start) { metatypes.append(name.hash) }
            // A comment before `.self` may hide the name.
            if text[start - 1] == UInt8(ascii: "/") { isAboutRoutes = true }
        }
    }

    /// Every file with facts about routes contains one of these words, the word `Router` or a call of one of the functions. The
    /// exceptions are files that only name a provider, and types that are providers through a protocol of the app.
    private static let words = [
        "ModuleRouter", "ZRouter", "Routable", "AutoRegister", "ServiceRoute", "ViewRoute", "RouteList",
        "RouteProvider", "RouteAdapter", "RouteRegist", "Provides(", "Adapts(", "makeDestination", "@Provider",
        "@Routed", "RoutedDestination", "RouteCondition", "replacedProvider", "requirements", "_exported",
        "routes:allow", "RouteScope", "ScopeValues", "redirectURL", "addURLFallback",
    ]

    /// The functions of the library that take a key. A file that imports another module, which exports the library, may contain
    /// only a call with a short key: `register(.clock) { … }`.
    private static let functions = Set(KeyFunctionFact.ofLibrary.map(\.name) + ["register"]).sorted()

    private static let keywords = ["protocol", "class", "struct", "enum", "actor"]

    /// Reads the name of an extended type: `A.B<Int>.C` or `[Int]`.
    private mutating func noteExtension(_ text: TerminatedText, at start: Int) {
        if text[start] == UInt8(ascii: "[") { declared += [NameHash.of("Array"), NameHash.of("Dictionary")] }
        noteInheritance(text, at: path(text, at: start) { declared.append($0) })
    }

    /// Reads the inheritance clause after a name: `<T>: A.B & C, @unchecked D {`.
    private mutating func noteInheritance(_ text: TerminatedText, at start: Int) {
        var offset = text.skippingBlanks(from: text.skippingArguments(from: text.skippingBlanks(from: start)))
        guard text[offset] == UInt8(ascii: ":") else { return }
        repeat {
            offset = text.skippingBlanks(from: offset + 1)
            while text[offset] == UInt8(ascii: "@"), let attribute = text.word(at: offset + 1) {
                offset = text.skippingBlanks(from: attribute.end)
            }
            offset = path(text, at: offset) { inherited.append($0) }
        } while text[offset] == UInt8(ascii: ",") || text[offset] == UInt8(ascii: "&")
    }

    /// Reads `Name<T> = any A.B & C`.
    private mutating func noteAlias(_ text: TerminatedText, at start: Int) {
        guard let name = text.word(at: start) else { return }
        declared.append(name.hash)
        var offset = text.skippingBlanks(from: text.skippingArguments(from: text.skippingBlanks(from: name.end)))
        guard text[offset] == UInt8(ascii: "=") else { return }
        repeat {
            offset = text.skippingBlanks(from: offset + 1)
            while text[offset] == UInt8(ascii: "(") { offset = text.skippingBlanks(from: offset + 1) }
            if let word = text.word(at: offset), word.hash == Self.any {
                offset = text.skippingBlanks(from: word.end)
            }
            offset = path(text, at: offset) { aliases.append(Alias(name: name.hash, target: $0)) }
        } while text[offset] == UInt8(ascii: "&")
    }

    private static let any = NameHash.of("any")

    /// Reads names separated by dots or by the colons of a module selector. Returns the offset after them.
    @discardableResult
    private func path(_ text: TerminatedText, at start: Int, _ body: (UInt64) -> Void) -> Int {
        var offset = start
        while let word = text.word(at: offset) {
            body(word.hash)
            offset = text.skippingBlanks(from: text.skippingArguments(from: text.skippingBlanks(from: word.end)))
            if text[offset] == UInt8(ascii: "?") { body(NameHash.of("Optional")) }
            if text[offset] == UInt8(ascii: ":"), text[offset + 1] == UInt8(ascii: ":") {
                offset = text.skippingBlanks(from: offset + 2)
            } else if text[offset] == UInt8(ascii: ".") {
                offset = text.skippingBlanks(from: offset + 1)
            } else {
                break
            }
        }
        return offset
    }
}
#endif
