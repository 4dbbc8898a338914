// SPDX-License-Identifier: Apache-2.0

/// Iterates over the items of a query.
package struct URLQueryItems: Sequence, IteratorProtocol {
    package struct Item {
        let name: Range<Int>
        /// Empty if the item has no value.
        let value: Range<Int>
    }

    private let bytes: URLBytes
    private var index: Int

    /// - Parameter pathEnd: The end of the path, where a query may begin.
    init(_ bytes: URLBytes, after pathEnd: Int) {
        self.bytes = bytes
        let hasQuery = pathEnd < bytes.count && bytes[pathEnd] == UInt8(ascii: "?")
        index = hasQuery ? pathEnd + 1 : bytes.count
    }

    package mutating func next() -> Item? {
        while index < bytes.count, bytes[index] != UInt8(ascii: "#") {
            let start = index
            var equals: Int?
            while index < bytes.count, bytes[index] != UInt8(ascii: "&"), bytes[index] != UInt8(ascii: "#") {
                if equals == nil, bytes[index] == UInt8(ascii: "=") { equals = index }
                index += 1
            }
            let end = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "&") { index += 1 }
            // An empty text between two separators is not an item.
            if end > start {
                return Item(name: start..<(equals ?? end), value: (equals.map { $0 + 1 } ?? end)..<end)
            }
        }
        return nil
    }

    /// The values of all items in order, by decoded name.
    var valuesByName: [[UInt8]: [Range<Int>]] {
        var values: [[UInt8]: [Range<Int>]] = [:]
        for item in self {
            guard let name = PercentCoding.decodedBytes(bytes[item.name], plusIsSpace: true) else { continue }
            values[name, default: []].append(item.value)
        }
        return values
    }
}

extension URLTrie.QueryItem {
    /// The requirement of a query item. Items of different patterns may have the same requirement.
    struct Requirement: Hashable {
        enum Value: Hashable {
            case present
            case literal([UInt8])
            case placeholder(URLValueShape, URLPlaceholder.Quantity)
        }

        let name: [UInt8]
        let value: Value
    }

    var requirement: Requirement {
        let value: Requirement.Value =
            switch value {
            case .present: .present
            case .literal(let text): .literal(text)
            case .placeholder(_, let shape, let quantity): .placeholder(shape, quantity)
            }
        return Requirement(name: name, value: value)
    }

    /// Returns whether a query meets the requirement of the item.
    ///
    /// - Parameters:
    ///   - values: The query's values for the item's name.
    ///   - accepts: Returns whether a value has a shape.
    func isMet(
        by values: URLQueryValues, of bytes: URLBytes, accepts: (Range<Int>, URLValueShape) -> Bool
    ) -> Bool {
        var values = values
        switch value {
        case .present: return values.next() != nil
        case .literal(let text): return values.next().map { bytes.equalsItem(text, in: $0) } ?? false
        case .placeholder(_, let shape, let quantity):
            var isThere = false
            for value in values {
                if Self.counts(value, shape) {
                    guard value.isEmpty || accepts(value, shape) else { return false }
                    isThere = true
                }
                // Only the first item of a name counts.
                if quantity != .many { break }
            }
            return isThere || quantity != .one
        }
    }

    /// Returns whether a value counts as present. A form sends empty fields too: they count only if the shape accepts an
    /// empty text.
    static func counts(_ value: Range<Int>, _ shape: URLValueShape) -> Bool { !value.isEmpty || shape.takesEmptyItem }
}

/// Iterates over the values of the items of one name.
struct URLQueryValues: Sequence, IteratorProtocol {
    private let name: [UInt8]
    private let bytes: URLBytes
    private var items: URLQueryItems
    /// The remaining values, if all values are known in advance.
    private var known: ArraySlice<Range<Int>>?

    /// - Parameter known: The values, if they are known in advance.
    init(of name: [UInt8], in items: URLQueryItems, of bytes: URLBytes, known: [Range<Int>]? = nil) {
        self.name = name
        self.bytes = bytes
        self.items = items
        self.known = known?[...]
    }

    mutating func next() -> Range<Int>? {
        if known != nil { return known?.popFirst() }
        while let item = items.next() {
            if bytes.equalsItem(name, in: item.name) { return item.value }
        }
        return nil
    }
}
