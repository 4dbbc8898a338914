// SPDX-License-Identifier: Apache-2.0

#if Macros
/// What a glance at a file's bytes shows: whether it is about routes, and which names it may be needed for if not.
///
/// It may show more than there is, for it looks into comments, texts and inactive code too. It never shows less.
struct FileSketch: Hashable, Sendable {
    /// Whether the file may have facts about routes by itself: a key, a provider, an adapter, an allowance, an exported import.
    var isAboutRoutes = false
    /// Whether what it says depends on the conditions of the build.
    var hasConditions = false
    /// Whether it depends on what can be imported.
    var asksForImports = false
    /// The names of the types that are declared or extended in it. Names are kept as hashes.
    var declared: [UInt64] = []
    /// The names in `Name.self`.
    var metatypes: [UInt64] = []
    /// The names of what its types inherit and conform to.
    var inherited: [UInt64] = []
    var aliases: [Alias] = []

    /// Another name, and a name in what it stands for.
    struct Alias: Hashable, Sendable {
        var name: UInt64
        var target: UInt64
    }

    init() {}

    init(_ text: TerminatedText) {
        isAboutRoutes = Self.words.contains { text.first($0, from: 0) != nil }
        hasConditions = text.first("#if", from: 0) != nil
        asksForImports = hasConditions && text.first("canImport", from: 0) != nil
        // What is about routes is read in any case.
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
        text.forEach(".self") { start, end in
            if let name = text.word(before: start) { metatypes.append(name.hash) }
            // A comment before it may hide the name.
            if text[start - 1] == UInt8(ascii: "/") { isAboutRoutes = true }
        }
    }

    /// Every file that has facts about routes has one of these, except those that only name a provider, and types that are
    /// providers by a protocol of the app's own.
    private static let words = [
        "ModuleRouter", "ZRouter", "Routable", "AutoRegister", "ServiceRoute", "ViewRoute", "ServiceAdapters",
        "ViewAdapters", "RouteProvider", "RouteAdapter", "RouteRegist", "Provides(", "Adapts(", "makeDestination",
        "Router.destination", "Router.perform", "Router.result", "Router.route", "Router.to(", "_exported",
        "routes:allow",
    ]

    private static let keywords = ["protocol", "class", "struct", "enum", "actor"]

    /// `A.B<Int>.C`, and the types that have signs of their own.
    private mutating func noteExtension(_ text: TerminatedText, at start: Int) {
        if text[start] == UInt8(ascii: "[") { declared += [NameHash.of("Array"), NameHash.of("Dictionary")] }
        noteInheritance(text, at: path(text, at: start) { declared.append($0) })
    }

    /// `<T>: A.B & C, @unchecked D {`, behind a name.
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

    /// `Name<T> = any A.B & C`.
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

    /// Names with dots, or the colons of a module selector, between them. Returns the place behind them.
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
