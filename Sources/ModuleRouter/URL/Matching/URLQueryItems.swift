// SPDX-License-Identifier: Apache-2.0

/// The items of a query, one by one.
struct URLQueryItems: Sequence, IteratorProtocol {
    struct Item {
        let name: Range<Int>
        /// Empty if the item has none.
        let value: Range<Int>
    }

    private let bytes: URLBytes
    private var index: Int

    /// - Parameter pathEnd: Where the path ends, and a query may begin.
    init(_ bytes: URLBytes, after pathEnd: Int) {
        self.bytes = bytes
        let hasQuery = pathEnd < bytes.count && bytes[pathEnd] == UInt8(ascii: "?")
        index = hasQuery ? pathEnd + 1 : bytes.count
    }

    mutating func next() -> Item? {
        while index < bytes.count, bytes[index] != UInt8(ascii: "#") {
            let start = index
            var equals: Int?
            while index < bytes.count, bytes[index] != UInt8(ascii: "&"), bytes[index] != UInt8(ascii: "#") {
                if equals == nil, bytes[index] == UInt8(ascii: "=") { equals = index }
                index += 1
            }
            let end = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "&") { index += 1 }
            // Nothing between two separators is no item.
            if end > start {
                return Item(name: start..<(equals ?? end), value: (equals.map { $0 + 1 } ?? end)..<end)
            }
        }
        return nil
    }

    /// The values of one name that count, as long as they are wanted.
    ///
    /// - Returns: False if one of them is none of the shape.
    func values(
        of name: [UInt8], _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity, _ body: (Range<Int>) -> Void
    ) -> Bool {
        var isThere = false
        for item in self where bytes.equals(name, in: item.name, plusIsSpace: true) {
            // A form sends a field that is left empty. That is no number.
            if item.value.isEmpty, !shape.takesEmpty { continue }
            guard item.value.isEmpty || shape.accepts(item.value, of: bytes, plusIsSpace: true) else { return false }
            isThere = true
            body(item.value)
            if quantity != .many { break }
        }
        return isThere || quantity != .one
    }
}

extension URLValueShape {
    /// Whether a query item without a value has a meaning.
    fileprivate var takesEmpty: Bool {
        switch self {
        // A flag that is there is set.
        case .text, .flag: true
        case .readable(_, let reads): reads("")
        case .oneOf(let texts): texts.contains("")
        case .integer, .number, .uuid, .unknown: false
        }
    }
}

extension URLTrie.QueryItem {
    func isMet(by query: URLQueryItems, of bytes: URLBytes) -> Bool {
        switch value {
        case .present: query.contains { bytes.equals(name, in: $0.name, plusIsSpace: true) }
        case .literal(let text):
            query.contains {
                bytes.equals(name, in: $0.name, plusIsSpace: true)
                    && bytes.equals(text, in: $0.value, plusIsSpace: true)
            }
        case .placeholder(_, let shape, let quantity): query.values(of: name, shape, quantity) { _ in }
        }
    }
}
