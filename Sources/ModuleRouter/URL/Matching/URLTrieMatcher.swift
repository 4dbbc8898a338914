// SPDX-License-Identifier: Apache-2.0

/// Finds the narrowest pattern that a URL matches. Allocates nothing, but for escapes where a type has to read them, and for
/// hosts that are written unusually.
struct URLTrieMatcher {
    private let trie: URLTrie
    private let bytes: URLBytes
    /// What the placeholders have taken so far, by their depth.
    private let captures: UnsafeMutableBufferPointer<Range<Int>>

    init(_ trie: URLTrie, _ bytes: URLBytes, _ captures: UnsafeMutableBufferPointer<Range<Int>>) {
        self.trie = trie
        self.bytes = bytes
        self.captures = captures
    }

    /// - Returns: The number of a terminal, or -1.
    func find() -> (terminal: Int, pathEnd: Int)? {
        var colon = 0
        while colon < bytes.count, URLScheme.mayContain(bytes[colon], at: colon) { colon += 1 }
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        let scheme = child(of: trie.nodes[0], named: 0..<colon, isName: true)
        guard scheme >= 0 else { return nil }
        let isAbsolute =
            colon + 2 < bytes.count && bytes[colon + 1] == UInt8(ascii: "/") && bytes[colon + 2] == UInt8(ascii: "/")
        let found: Int
        if isAbsolute {
            guard let authority = URLAuthority(bytes, from: colon + 3, scheme: 0..<colon) else { return nil }
            found = host(authority, below: scheme)
        } else {
            // Without an authority: as with an empty one. A path that has no slash is read as if it had.
            let hasSlash = colon + 1 < bytes.count && bytes[colon + 1] == UInt8(ascii: "/")
            let position = hasSlash || bytes.isPathEnd(colon + 1) ? colon + 1 : colon
            let child = child(of: trie.nodes[scheme], named: 0..<0, isName: true)
            found = child >= 0 ? walk(child, position, 0) : -1
        }
        guard found >= 0 else { return nil }
        return (found, bytes.pathEnd(isAbsolute ? colon + 3 : colon + 1))
    }

    // MARK: Host

    private func host(_ authority: URLAuthority, below scheme: Int) -> Int {
        let node = trie.nodes[scheme]
        let position = authority.end
        let child =
            authority.port == nil
            ? child(of: node, named: authority.host, isName: true)
            : authority.withPort.withUnsafeBufferPointer { self.child(of: node, named: $0) }
        if child >= 0 {
            let found = walk(child, position, 0)
            if found >= 0 { return found }
        }
        guard !authority.host.isEmpty else { return -1 }
        var best = Best(depth: 0)
        for index in node.labels.range {
            let edge = trie.labels[index]
            guard edge.port == authority.port else { continue }
            best.consider(self) {
                guard let depth = labels(edge.labels, authority.host) else { return -1 }
                return walk(Int(edge.child), position, depth)
            }
        }
        if best.terminal >= 0 { return best.terminal }
        for index in node.placeholders.range {
            let edge = trie.placeholders[index]
            if best.terminal >= 0, edge.shape.isNarrow == false { break }
            guard edge.port == authority.port, edge.shape.accepts(authority.host, of: bytes) else { continue }
            best.consider(self) {
                captures[0] = authority.host
                return walk(Int(edge.child), position, 1)
            }
        }
        return best.terminal
    }

    /// The narrowest of several that rank equally so far.
    private struct Best {
        let depth: Int
        var terminal = -1

        /// Keeps what the placeholders have taken for the one that is the best.
        mutating func consider(_ matcher: URLTrieMatcher, _ find: () -> Int) {
            guard terminal >= 0 else {
                terminal = find()
                return
            }
            let kept = Array(matcher.captures[depth...])
            let found = find()
            if found >= 0, matcher.trie.terminals[found].order < matcher.trie.terminals[terminal].order {
                terminal = found
            } else {
                for (index, range) in kept.enumerated() { matcher.captures[depth + index] = range }
            }
        }
    }

    /// Returns how many placeholders the labels have; nil if the host has others.
    private func labels(_ labels: [URLTrie.Label], _ host: Range<Int>) -> Int? {
        var depth = 0
        var start = host.lowerBound
        for (index, label) in labels.enumerated() {
            guard start <= host.upperBound else { return nil }
            var end = start
            while end < host.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
            if index == labels.count - 1, end < host.upperBound { return nil }
            let range = start..<end
            start = end + 1
            guard let shape = label.shape else {
                guard bytes.end(of: label.prefix, in: range, ignoringCase: true) == end else { return nil }
                continue
            }
            guard let value = value(in: range, between: label.prefix, and: label.suffix, ignoringCase: true),
                shape.accepts(value, of: bytes)
            else { return nil }
            captures[depth] = value
            depth += 1
        }
        return depth
    }

    // MARK: Path

    /// - Parameters:
    ///   - position: Of the slash before the next segment, or of the path's end.
    ///   - depth: How many placeholders have been captured.
    /// - Returns: The number of the narrowest terminal below the node that takes the rest of the URL, or -1.
    private func walk(_ number: Int, _ position: Int, _ depth: Int) -> Int {
        let node = trie.nodes[number]
        // A slash at the end says nothing.
        let end = !bytes.isPathEnd(position) && bytes.isPathEnd(position + 1) ? position + 1 : position
        if bytes.isPathEnd(end) {
            for terminal in node.ends.range where accepts(terminal, end) { return terminal }
            return rest(of: node, end..<end, depth)
        }
        let start = position + 1
        let (segmentEnd, hasEscapes) = bytes.segmentEnd(start)
        let segment = start..<segmentEnd
        if node.literals.mask >= 0 {
            let child = hasEscapes ? decodedChild(of: node, segment) : child(of: node, named: segment)
            if child >= 0 {
                let found = walk(child, segmentEnd, depth)
                if found >= 0 { return found }
            }
        }
        if !node.placeholders.isEmpty, !segment.isEmpty {
            let found = placeholder(of: node, segment, hasEscapes: hasEscapes, depth)
            if found >= 0 { return found }
        }
        guard !node.rests.isEmpty else { return -1 }
        return rest(of: node, start..<bytes.pathEnd(segmentEnd), depth)
    }

    private func placeholder(of node: URLTrie.Node, _ segment: Range<Int>, hasEscapes: Bool, _ depth: Int) -> Int {
        var best = Best(depth: depth)
        var bestRank: Int32 = 0
        for index in node.placeholders.range {
            let (kind, child) = trie.kinds[index]
            if kind == .text {
                // There is one of them, and it is the widest.
                guard best.terminal < 0, !hasEscapes || bytes.isText(segment) else { break }
                captures[depth] = segment
                return walk(Int(child), segment.upperBound, depth + 1)
            }
            let (rank, value) = taken(by: index, segment)
            if best.terminal >= 0, rank != bestRank { break }
            guard let value else { continue }
            bestRank = rank
            best.consider(self) {
                captures[depth] = value
                return walk(Int(child), segment.upperBound, depth + 1)
            }
        }
        return best.terminal
    }

    /// What a placeholder takes of a segment; nil if that is not for it.
    private func taken(by index: Int, _ segment: Range<Int>) -> (rank: Int32, value: Range<Int>?) {
        let edge = trie.placeholders[index]
        guard let value = value(in: segment, between: edge.prefix, and: edge.suffix, ignoringCase: false),
            edge.shape.accepts(value, of: bytes)
        else { return (edge.rank, nil) }
        return (edge.rank, value)
    }

    private func value(
        in range: Range<Int>, between prefix: [UInt8], and suffix: [UInt8], ignoringCase: Bool
    ) -> Range<Int>? {
        guard let start = bytes.end(of: prefix, in: range, ignoringCase: ignoringCase),
            let end = bytes.start(of: suffix, in: start..<range.upperBound, ignoringCase: ignoringCase), start < end
        else { return nil }
        return start..<end
    }

    private func rest(of node: URLTrie.Node, _ range: Range<Int>, _ depth: Int) -> Int {
        for terminal in node.rests.range {
            guard isRest(range, trie.restShapes[terminal]), accepts(terminal, range.upperBound) else { continue }
            captures[depth] = range
            return terminal
        }
        return -1
    }

    private func isRest(_ range: Range<Int>, _ shape: URLValueShape) -> Bool {
        if shape == .text { return bytes.isText(range) }
        guard !range.isEmpty else { return true }
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = min(bytes.segmentEnd(start).end, range.upperBound)
            guard shape.accepts(start..<end, of: bytes) else { return false }
            start = end + 1
        }
        return true
    }

    // MARK: -

    @inline(__always)
    private func accepts(_ terminal: Int, _ pathEnd: Int) -> Bool {
        trie.isPlain[terminal] || meetsQuery(terminal, pathEnd)
    }

    private func meetsQuery(_ terminal: Int, _ pathEnd: Int) -> Bool {
        let query = URLQueryItems(bytes, after: pathEnd)
        return trie.terminals[terminal].query.allSatisfy { $0.isMet(by: query, of: bytes) }
    }

    @inline(__always)
    private func child(of node: URLTrie.Node, named range: Range<Int>) -> Int {
        find(node.literals, bytes.start + range.lowerBound, range.count)
    }

    private func child(of node: URLTrie.Node, named name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = name.baseAddress else { return -1 }
        return find(node.literals, start, name.count)
    }

    /// Of a scheme or a host, which may be written in upper case, and with escapes.
    private func child(of node: URLTrie.Node, named range: Range<Int>, isName: Bool) -> Int {
        let isUsual = bytes[range].allSatisfy { byte in
            byte != UInt8(ascii: "%") && (byte < UInt8(ascii: "A") || byte > UInt8(ascii: "Z"))
        }
        if isUsual { return child(of: node, named: range) }
        guard let decoded = PercentCoding.decodedBytes(bytes[range]) else { return -1 }
        return decoded.map(URLBytes.lowercased).withUnsafeBufferPointer { child(of: node, named: $0) }
    }

    private func decodedChild(of node: URLTrie.Node, _ range: Range<Int>) -> Int {
        guard let decoded = PercentCoding.decodedBytes(bytes[range]) else { return -1 }
        return decoded.withUnsafeBufferPointer { child(of: node, named: $0) }
    }

    @inline(__always)
    private func find(_ table: URLTrie.Table, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard table.mask >= 0 else { return -1 }
        // One alone is compared, not looked up.
        if table.mask == 0 {
            let literal = trie.literals[Int(table.start)]
            return equals(literal, start, count) ? Int(literal.child) : -1
        }
        let hash = URLTrie.hash(start, count)
        var place = Int(truncatingIfNeeded: hash) & Int(table.mask)
        while true {
            let literal = trie.literals[Int(table.start) + place]
            if literal.child < 0 { return -1 }
            if literal.hash == hash, equals(literal, start, count) { return Int(literal.child) }
            place = (place + 1) & Int(table.mask)
        }
    }

    @inline(__always)
    private func equals(_ literal: URLTrie.Literal, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard Int(literal.count) == count else { return false }
        let offset = Int(literal.offset)
        for index in 0..<count where trie.bytes[offset + index] != start[index] { return false }
        return true
    }
}
