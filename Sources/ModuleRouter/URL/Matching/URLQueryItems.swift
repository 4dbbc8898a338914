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

    /// The value of the first item of a name: others of the same name do not count.
    func value(of name: [UInt8]) -> Range<Int>? {
        first { bytes.equalsItem(name, in: $0.name) }?.value
    }

    /// The values of one name that count, as long as they are wanted.
    ///
    /// - Returns: False if one of them is none of the shape, or is missing.
    func values(
        of name: [UInt8], _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity, _ body: (Range<Int>) -> Void
    ) -> Bool {
        var isThere = false
        for item in self where bytes.equalsItem(name, in: item.name) {
            // A form sends a field that is left empty. That is no number, and none of the values.
            if !item.value.isEmpty || shape.takesEmptyItem {
                guard item.value.isEmpty || shape.accepts(item.value, of: bytes, plusIsSpace: true) else {
                    return false
                }
                isThere = true
                body(item.value)
            }
            if quantity != .many { break }
        }
        return isThere || quantity != .one
    }
}

extension URLTrie.QueryItem {
    func isMet(by query: URLQueryItems, of bytes: URLBytes) -> Bool {
        switch value {
        case .present: query.value(of: name) != nil
        case .literal(let text): query.value(of: name).map { bytes.equalsItem(text, in: $0) } ?? false
        case .placeholder(_, let shape, let quantity): query.values(of: name, shape, quantity) { _ in }
        }
    }
}
