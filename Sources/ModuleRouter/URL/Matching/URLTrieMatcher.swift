// SPDX-License-Identifier: Apache-2.0

/// Finds the narrowest pattern that a URL matches. Allocates nothing, but for escapes where a type has to read them, and for
/// hosts that are written unusually.
struct URLTrieMatcher {
    let storage: URLTrie.Storage
    let bytes: URLBytes
    let parts: URLParts
    /// What the placeholders have taken so far, by their depth.
    let captures: UnsafeMutableBufferPointer<Range<Int>>

    private var host: Range<Int> { parts.host }
    private var pathStart: Int { parts.pathStart }

    /// - Returns: The number of a terminal, or -1.
    func find() -> Int {
        guard !storage.nodes.isEmpty else { return -1 }
        let scheme = schemeChild()
        guard scheme >= 0 else { return -1 }
        let node = storage.nodes[scheme]
        let child = child(of: node, named: host, isUsual: parts.isUsual.host)
        if child >= 0 {
            let found = walk(child, pathStart, 0)
            if found >= 0 { return found }
        }
        guard !host.isEmpty else { return -1 }
        // An address of version 6 has no labels.
        if node.labels >= 0, bytes[host.lowerBound] != UInt8(ascii: "[") {
            let found = label(Int(node.labels), host.lowerBound, 0)
            if found >= 0 { return found }
        }
        return node.placeholders.isEmpty ? -1 : placeholder(of: node, host, hasEscapes: bytes.hasEscapes(host), 0)
    }

    // MARK: Scheme and host

    private func schemeChild() -> Int {
        guard let port = parts.port else {
            return child(of: storage.nodes[0], named: parts.scheme, isUsual: parts.isUsual.scheme)
        }
        let name = String(decoding: bytes[parts.scheme].lazy.map(URLBytes.lowercased), as: UTF8.self)
        let isDefault = port == URLPatternShape.defaultPort(of: name)
        var key = URLTrieBuilder.name(name, isDefault ? nil : port)
        return key.withUTF8 { storage.child(in: storage.nodes[0].literals, named: $0) }
    }

    /// A child by scheme, host or label, which may be written in upper case, and with escapes.
    @inline(__always)
    private func child(of node: URLTrie.Node, named range: Range<Int>, isUsual: Bool) -> Int {
        if isUsual { return storage.child(in: node.literals, named: bytes[range]) }
        return decodedChild(of: node, range, ignoringCase: true)
    }

    /// - Parameter start: Of the next label, or behind the host's end.
    private func label(_ number: Int, _ start: Int, _ depth: Int) -> Int {
        let node = storage.nodes[number]
        if start > host.upperBound { return node.path >= 0 ? walk(Int(node.path), pathStart, depth) : -1 }
        var end = start
        while end < host.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
        let child = child(of: node, named: start..<end, isUsual: parts.isUsual.host)
        if child >= 0 {
            let found = label(child, end + 1, depth)
            if found >= 0 { return found }
        }
        guard start < end else { return -1 }
        return placeholder(of: node, start..<end, hasEscapes: bytes.hasEscapes(start..<end), depth)
    }

    // MARK: Path

    /// - Parameters:
    ///   - position: Of the slash before the next segment, or of the path's end.
    ///   - depth: How many placeholders have been captured.
    /// - Returns: The number of the narrowest terminal below the node that takes the rest of the URL, or -1.
    private func walk(_ number: Int, _ position: Int, _ depth: Int) -> Int {
        var number = number
        var position = position
        while true {
            let node = storage.nodes[number]
            if bytes.isPathEnd(position) { return end(of: node, position, depth) }
            // A slash at the end says nothing.
            if bytes.isPathEnd(position + 1) { return end(of: node, position + 1, depth) }
            let start = position + 1
            let (segmentEnd, hasEscapes) = bytes.segmentEnd(start)
            let segment = Range(uncheckedBounds: (start, segmentEnd))
            if node.literals.mask >= 0 {
                let child =
                    hasEscapes
                    ? decodedChild(of: node, segment, ignoringCase: false)
                    : storage.child(in: node.literals, named: bytes[segment])
                if child >= 0 {
                    // Where nothing else can follow, there is nothing to come back to.
                    if node.placeholders.isEmpty, node.rests.isEmpty {
                        (number, position) = (child, segmentEnd)
                        continue
                    }
                    let found = walk(child, segmentEnd, depth)
                    if found >= 0 { return found }
                }
            }
            if !node.placeholders.isEmpty, !segment.isEmpty {
                let found = placeholder(of: node, segment, hasEscapes: hasEscapes, depth)
                if found >= 0 { return found }
            }
            return node.rests.isEmpty ? -1 : rest(of: node, start..<bytes.pathEnd(segmentEnd), depth)
        }
    }

    private func decodedChild(of node: URLTrie.Node, _ range: Range<Int>, ignoringCase: Bool) -> Int {
        guard var decoded = PercentCoding.decodedBytes(bytes[range]) else { return -1 }
        if ignoringCase { decoded = decoded.map(URLBytes.lowercased) }
        return decoded.withUnsafeBufferPointer { storage.child(in: node.literals, named: $0) }
    }

    private func end(of node: URLTrie.Node, _ pathEnd: Int, _ depth: Int) -> Int {
        for terminal in node.ends.range where meetsQuery(terminal, pathEnd) { return terminal }
        return node.rests.isEmpty ? -1 : rest(of: node, pathEnd..<pathEnd, depth)
    }

    private func rest(of node: URLTrie.Node, _ range: Range<Int>, _ depth: Int) -> Int {
        for terminal in node.rests.range where isRest(range, terminal) && meetsQuery(terminal, range.upperBound) {
            captures[depth] = range
            return terminal
        }
        return -1
    }

    private func isRest(_ range: Range<Int>, _ terminal: Int) -> Bool {
        let end = storage.ends[terminal]
        if end.isTextRest { return bytes.isText(range) }
        guard !range.isEmpty else { return true }
        let shape = storage.shapes[Int(end.shape)]
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = min(bytes.segmentEnd(start).end, range.upperBound)
            guard shape.accepts(start..<end, of: bytes) else { return false }
            start = end + 1
        }
        return true
    }

    @inline(__always)
    private func meetsQuery(_ terminal: Int, _ pathEnd: Int) -> Bool {
        guard storage.ends[terminal].hasQuery else { return true }
        let query = URLQueryItems(bytes, after: pathEnd)
        return storage.terminals[terminal].query.allSatisfy { $0.isMet(by: query, of: bytes) }
    }

    // MARK: Placeholders

    private func placeholder(of node: URLTrie.Node, _ segment: Range<Int>, hasEscapes: Bool, _ depth: Int) -> Int {
        var best = -1
        var bestRank: Int32 = 0
        for index in node.placeholders.range {
            let edge = storage.placeholders[index]
            if best >= 0, edge.rank != bestRank { break }
            guard let value = taken(by: edge, segment, hasEscapes: hasEscapes) else { continue }
            if best < 0 {
                captures[depth] = value
                (best, bestRank) = (next(edge.child, segment, depth), edge.rank)
            } else {
                best = narrower(best, value, index, segment, depth)
            }
        }
        return best
    }

    @inline(__always)
    private func next(_ child: Int32, _ segment: Range<Int>, _ depth: Int) -> Int {
        isInHost(segment)
            ? label(Int(child), segment.upperBound + 1, depth + 1)
            : walk(Int(child), segment.upperBound, depth + 1)
    }

    /// Labels end before the path begins, segments behind it.
    @inline(__always)
    private func isInHost(_ segment: Range<Int>) -> Bool { segment.upperBound <= pathStart }

    /// What a placeholder takes of a segment; nil if that is not for it.
    @inline(__always)
    private func taken(by edge: URLTrie.Placeholder, _ segment: Range<Int>, hasEscapes: Bool) -> Range<Int>? {
        var value = segment
        if edge.hasTextAround {
            let around = storage.bytes
            guard
                let inner = bytes.value(
                    in: segment, between: .init(rebasing: around[edge.prefix.range]),
                    and: .init(rebasing: around[edge.suffix.range]), ignoringCase: isInHost(segment))
            else { return nil }
            value = inner
        }
        let isTaken =
            switch edge.kind {
            case .text: !hasEscapes || bytes.isText(value)
            case .integer where !hasEscapes:
                URLValueShape.isInteger(bytes[value], lowest: edge.lowest, highest: edge.highest)
            case .uuid where !hasEscapes: URLValueShape.isUUID(bytes[value])
            default: storage.shapes[Int(edge.shape)].accepts(value, of: bytes)
            }
        return isTaken ? value : nil
    }

    /// The narrower one of a terminal and what is found next, which ranks as it so far, with what its placeholders have taken.
    private func narrower(
        _ terminal: Int, _ value: Range<Int>, _ placeholder: Int, _ segment: Range<Int>, _ depth: Int
    ) -> Int {
        let kept = Array(captures[depth...])
        captures[depth] = value
        let found = next(storage.placeholders[placeholder].child, segment, depth)
        if found >= 0, storage.ends[found].order < storage.ends[terminal].order { return found }
        for (index, range) in kept.enumerated() { captures[depth + index] = range }
        return terminal
    }
}
