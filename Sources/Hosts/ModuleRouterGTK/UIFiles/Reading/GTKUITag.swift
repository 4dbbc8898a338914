// SPDX-License-Identifier: Apache-2.0

#if GTK
/// A tag of an XML text, with its position.
struct GTKUITag {
    struct Attribute {
        let name: String
        let value: String
        /// The range of the value between its quotes, in bytes.
        let range: Range<Int>
    }

    enum Kind {
        case start
        case end
        /// A start and end tag in one: `<segue …/>`.
        case whole
    }

    let kind: Kind
    let name: String
    let attributes: [Attribute]
    /// The range from the opening to the closing bracket, in bytes.
    let range: Range<Int>
    /// The offset after the name, in bytes.
    let nameEnd: Int

    subscript(name: String) -> String? { attribute(name)?.value }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// Finds the tags of a well-formed text.
struct GTKUITagScanner {
    private let text: [UInt8]
    private var offset = 0

    /// Returns the tags in the order of the text. Skips comments, CDATA sections and declarations.
    static func tags(of text: [UInt8]) -> [GTKUITag] {
        var scanner = GTKUITagScanner(text: text)
        var tags: [GTKUITag] = []
        while let tag = scanner.next() { tags.append(tag) }
        return tags
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func next() -> GTKUITag? {
        while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start
            if has("<!--") {
                skip(past: "-->")
            } else if has("<![CDATA[") {
                skip(past: "]]>")
            } else if has("<?") {
                skip(past: "?>")
            } else if has("<!") {
                skip(past: ">")
            } else {
                return tag(from: start)
            }
        }
        return nil
    }

    private mutating func tag(from start: Int) -> GTKUITag {
        let isEnd = has("</")
        offset += isEnd ? 2 : 1
        let name = word()
        let nameEnd = offset
        var attributes: [GTKUITag.Attribute] = []
        var isWhole = false
        while offset < text.count, text[offset] != UInt8(ascii: ">") {
            if text[offset] == UInt8(ascii: "/") || GTKUITagScanner.isSpace(text[offset]) {
                isWhole = text[offset] == UInt8(ascii: "/")
                offset += 1
            } else if let attribute = attribute() {
                attributes.append(attribute)
            } else {
                offset += 1
            }
        }
        offset = min(offset + 1, text.count)
        return GTKUITag(
            kind: isEnd ? .end : isWhole ? .whole : .start, name: name, attributes: attributes, range: start..<offset,
            nameEnd: nameEnd)
    }

    private mutating func attribute() -> GTKUITag.Attribute? {
        let name = word()
        guard !name.isEmpty,
            let quote = text[offset...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") })
        else { return nil }
        let end = text[(quote + 1)...].firstIndex(of: text[quote]) ?? text.count
        offset = min(end + 1, text.count)
        let value = String(decoding: text[(quote + 1)..<end], as: UTF8.self)
        return GTKUITag.Attribute(name: name, value: GTKUITagScanner.unescaped(value), range: (quote + 1)..<end)
    }

    private mutating func word() -> String {
        let start = offset
        while offset < text.count, !GTKUITagScanner.isSpace(text[offset]), !"=/>\"'".utf8.contains(text[offset]) {
            offset += 1
        }
        return String(decoding: text[start..<offset], as: UTF8.self)
    }

    private func has(_ prefix: StaticString) -> Bool {
        text[offset...].starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
    }

    private mutating func skip(past end: StaticString) {
        while offset < text.count, !has(end) { offset += 1 }
        offset = min(offset + end.utf8CodeUnitCount, text.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    static func unescaped(_ value: String) -> String {
        var pieces = value.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
        for index in pieces.indices.dropFirst() {
            guard let end = pieces[index].firstIndex(of: ";") else { continue }
            let name = pieces[index][..<end]
            let number =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            let character =
                entities[String(name)] ?? number.flatMap(Unicode.Scalar.init).map { String($0) } ?? "&\(name);"
            pieces[index] = character + pieces[index][pieces[index].index(after: end)...]
        }
        return pieces.joined()
    }
}
#endif
