// SPDX-License-Identifier: Apache-2.0

/// Finds the narrowest pattern that a URL matches. Does not allocate for a usual URL. It allocates for escapes that a type
/// must read, for hosts with upper-case letters or escapes, for typed values of more than 64 bytes, and for long queries.
struct URLTrieMatcher {
    let storage: URLTrie.Storage
    let bytes: URLBytes
    let parts: URLParts
    /// Whether the fragment is being read, in which `?` and `#` are text.
    var isInFragment = false
    /// The ranges that the placeholders have captured so far, by depth.
    let captures: UnsafeMutableBufferPointer<Range<Int>>
    /// The parts that have been read: the whole host, its labels, and the segments of the path and of the fragment.
    let readParts: UnsafeMutableBufferPointer<URLReadings.Part>
    let readings: UnsafeMutablePointer<URLReadings>

    /// The indices of parts: the host, its first label, the first segment of the path.
    private var hostPart: Int { 0 }
    private var firstLabel: Int { 1 }
    private var firstSegment: Int { storage.firstSegmentPart }

    private var host: Range<Int> { parts.host }
    private var pathStart: Int { parts.pathStart }

    /// Returns the index of the matching terminal; -1 if no pattern matches.
    func find() -> Int {
        guard !storage.nodes.isEmpty else { return -1 }
        let scheme = schemeChild()
        guard scheme >= 0 else { return -1 }
        let node = storage.nodes[scheme]
        let child = child(of: node, named: host, isUsual: parts.isUsual.host)
        if child >= 0 {
            let found = walk(child, pathStart, firstSegment, 0)
            if found >= 0 { return found }
        }
        guard !host.isEmpty else { return -1 }
        // An IPv6 address has no labels.
        if node.labels >= 0, bytes[host.lowerBound] != UInt8(ascii: "[") {
            let found = label(Int(node.labels), host.lowerBound, firstLabel, 0)
            if found >= 0 { return found }
        }
        guard !node.placeholders.isEmpty else { return -1 }
        readParts[hostPart] = .init(end: host.upperBound, hasEscapes: bytes.hasEscapes(host))
        return placeholder(of: node, host, hostPart, 0)
    }

    // MARK: Scheme and host

    private func schemeChild() -> Int {
        guard let port = parts.port else {
            return child(of: storage.nodes[0], named: parts.scheme, isUsual: parts.isUsual.scheme)
        }
        let name = String(decoding: bytes[parts.scheme].lazy.map(URLScheme.lowercased), as: UTF8.self)
        let isDefault = port == URLPatternShape.defaultPort(of: name)
        var key = URLTrieBuilder.name(name, isDefault ? nil : port)
        return key.withUTF8 { storage.child(in: storage.nodes[0].literals, named: $0) }
    }

    /// Returns a child by scheme, host or label, which may contain upper-case letters and escapes.
    @inline(__always)
    private func child(of node: URLTrie.Node, named range: Range<Int>, isUsual: Bool) -> Int {
        if isUsual { return storage.child(in: node.literals, named: bytes[range]) }
        return decodedChild(of: node, range, ignoringCase: true)
    }

    /// Matches the labels of the host, then the path.
    ///
    /// - Parameters:
    ///   - number: The index of the node.
    ///   - start: The start of the next label, or the index after the host's end.
    ///   - part: The index of the next label among the parts.
    ///   - depth: The number of captured placeholders.
    /// - Returns: The index of the narrowest terminal; -1 if there is none.
    private func label(_ number: Int, _ start: Int, _ part: Int, _ depth: Int) -> Int {
        let node = storage.nodes[number]
        if start > host.upperBound {
            return node.continuation >= 0 ? walk(Int(node.continuation), pathStart, firstSegment, depth) : -1
        }
        // The host has more labels than any pattern.
        guard part < firstSegment else { return -1 }
        let end = labelEnd(start, part)
        let child = child(of: node, named: start..<end, isUsual: parts.isUsual.host)
        if child >= 0 {
            let found = label(child, end + 1, part + 1, depth)
            if found >= 0 { return found }
        }
        guard start < end, !node.placeholders.isEmpty else { return -1 }
        return placeholder(of: node, start..<end, part, depth)
    }

    private func labelEnd(_ start: Int, _ part: Int) -> Int {
        let known = readParts[part].end
        if known >= 0 { return known }
        var end = start
        while end < host.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
        readParts[part] = .init(end: end, hasEscapes: bytes.hasEscapes(start..<end))
        return end
    }

    // MARK: Path and fragment

    /// Matches the segments of the path or fragment.
    ///
    /// - Parameters:
    ///   - number: The index of the node.
    ///   - position: The position of the slash or `#` before the next segment, or of the end.
    ///   - part: The index of the next segment among the parts.
    ///   - depth: The number of captured placeholders.
    /// - Returns: The index of the narrowest terminal below the node that matches the rest of the URL; -1 if there is none.
    private func walk(_ number: Int, _ position: Int, _ part: Int, _ depth: Int) -> Int {
        var number = number
        var position = position
        var part = part
        while true {
            let node = storage.nodes[number]
            if isEnd(position) { return end(of: node, position, depth) }
            // A trailing slash is ignored.
            if isEnd(position + 1) { return end(of: node, position + 1, depth) }
            let start = position + 1
            let (segmentEnd, hasEscapes) = segmentEnd(start, part)
            let segment = Range(uncheckedBounds: (start, segmentEnd))
            if node.literals.mask >= 0 {
                let child =
                    hasEscapes
                    ? decodedChild(of: node, segment, ignoringCase: false)
                    : storage.child(in: node.literals, named: bytes[segment])
                if child >= 0 {
                    // No other edge can match, so no backtracking is needed.
                    if node.placeholders.isEmpty, node.rests.isEmpty {
                        (number, position, part) = (child, segmentEnd, part + 1)
                        continue
                    }
                    let found = walk(child, segmentEnd, part + 1, depth)
                    if found >= 0 { return found }
                }
            }
            if !node.placeholders.isEmpty, !segment.isEmpty {
                let found = placeholder(of: node, segment, part, depth)
                if found >= 0 { return found }
            }
            return node.rests.isEmpty ? -1 : rest(of: node, start..<pathEnd(after: segmentEnd), depth)
        }
    }

    @inline(__always)
    private func isEnd(_ index: Int) -> Bool { bytes.isPathEnd(index) && (!isInFragment || index == bytes.count) }

    /// Matches the fragment after a path, if the URL has one.
    private func fragment(_ number: Int32, after pathEnd: Int, _ depth: Int) -> Int {
        if readings.pointee.fragmentStart < 0 { readFragment(after: pathEnd) }
        let start = readings.pointee.fragmentStart
        guard start < bytes.count else { return -1 }
        var matcher = self
        matcher.isInFragment = true
        return matcher.walk(Int(number), start, storage.firstFragmentPart, depth)
    }

    /// Finds the fragment and its segments.
    private func readFragment(after pathEnd: Int) {
        readings.pointee.pathEnd = pathEnd
        var end = pathEnd
        while end < bytes.count, bytes[end] != UInt8(ascii: "#") { end += 1 }
        readings.pointee.fragmentStart = end
        for part in storage.firstFragmentPart..<storage.partCount where end < bytes.count {
            let start = end + 1
            end = bytes.segmentEnd(start, before: bytes.count)
            readParts[part] = .init(end: end, hasEscapes: bytes.hasEscapes(start..<end))
        }
    }

    @inline(__always)
    private func segmentEnd(_ start: Int, _ part: Int) -> (end: Int, hasEscapes: Bool) {
        let known = readParts[part]
        if known.end >= 0 { return (known.end, known.hasEscapes) }
        let read = bytes.segmentEnd(start)
        readParts[part] = .init(end: read.end, hasEscapes: read.hasEscapes)
        return read
    }

    /// Returns the end of the path or fragment.
    private func pathEnd(after position: Int) -> Int {
        if isInFragment { return bytes.count }
        if let end = readings.pointee.pathEnd { return end }
        let end = bytes.pathEnd(position)
        readings.pointee.pathEnd = end
        return end
    }

    private func decodedChild(of node: URLTrie.Node, _ range: Range<Int>, ignoringCase: Bool) -> Int {
        // An escape is three bytes, so a longer text cannot equal a literal.
        guard range.count <= 3 * Int(node.literals.longest) else { return -1 }
        guard var decoded = PercentCoding.decodedBytes(bytes[range]) else { return -1 }
        if ignoringCase { decoded = decoded.map(URLScheme.lowercased) }
        return decoded.withUnsafeBufferPointer { storage.child(in: node.literals, named: $0) }
    }

    private func end(of node: URLTrie.Node, _ end: Int, _ depth: Int) -> Int {
        if node.continuation >= 0 {
            let found = fragment(node.continuation, after: end, depth)
            if found >= 0 { return found }
        }
        for terminal in node.ends.range where meetsQuery(terminal, end) { return terminal }
        return node.rests.isEmpty ? -1 : rest(of: node, end..<end, depth)
    }

    private func rest(of node: URLTrie.Node, _ range: Range<Int>, _ depth: Int) -> Int {
        for terminal in node.rests.range where isRest(range, terminal) && meetsQuery(terminal, range.upperBound) {
            captures[depth] = range
            let fragment = storage.ends[terminal].fragment
            guard fragment >= 0 else { return terminal }
            let found = self.fragment(fragment, after: range.upperBound, depth + 1)
            if found >= 0 { return found }
        }
        return -1
    }

    private func isRest(_ range: Range<Int>, _ terminal: Int) -> Bool {
        let end = storage.ends[terminal]
        if end.isTextRest, !isInFragment { return lastBrokenSegment(pathEnd: range.upperBound) < range.lowerBound }
        guard !range.isEmpty else { return true }
        let shape = storage.shapes[Int(end.shape)]
        if range.count <= URLReadings.shortLength { return lastSegment(in: range, unfitFor: shape) < 0 }
        let tables = readings.pointee.madeTables()
        let start = isInFragment ? readings.pointee.fragmentStart : pathStart
        let segments = URLReadings.Tables.Segments(start: start, shape: shape)
        if let known = tables.lastUnfitSegments[segments] { return known < range.lowerBound }
        let last = lastSegment(in: (start + 1)..<range.upperBound, unfitFor: shape)
        tables.lastUnfitSegments[segments] = last
        return last < range.lowerBound
    }

    /// Returns the start of the last segment that is not valid text; -1 if there is none.
    private func lastBrokenSegment(pathEnd: Int) -> Int {
        if let known = readings.pointee.lastBrokenSegment { return known }
        let path = min(pathStart + 1, pathEnd)..<pathEnd
        let last = bytes.hasEscapes(path) ? lastSegment(in: path, unfitFor: .text) : -1
        readings.pointee.lastBrokenSegment = last
        return last
    }

    private func lastSegment(in range: Range<Int>, unfitFor shape: URLValueShape) -> Int {
        var last = -1
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = bytes.segmentEnd(start, before: range.upperBound)
            if !shape.accepts(start..<end, of: bytes) { last = start }
            start = end + 1
        }
        return last
    }

    // MARK: Placeholders

    private func placeholder(of node: URLTrie.Node, _ segment: Range<Int>, _ part: Int, _ depth: Int) -> Int {
        // A part with broken escapes or invalid UTF-8 is neither a value nor the text around a value.
        let hasEscapes = readParts[part].hasEscapes
        if hasEscapes || isInHost(segment), !isText(segment, part) { return -1 }
        var best = -1
        var bestRank: Int32 = 0
        for index in node.placeholders.range {
            let edge = storage.placeholders[index]
            if best >= 0, edge.rank != bestRank { break }
            guard let value = taken(by: edge, segment, hasEscapes: hasEscapes) else { continue }
            if best < 0 {
                captures[depth] = value
                (best, bestRank) = (next(edge.child, segment, part, depth), edge.rank)
            } else {
                best = narrower(best, value, index, segment, part, depth)
            }
        }
        return best
    }

    /// Returns whether a part is valid text, and whether a part of the host has only characters that a host may have.
    private func isText(_ segment: Range<Int>, _ part: Int) -> Bool {
        let known = readParts[part].text
        if known != .unknown { return known == .valid }
        let isText = bytes.isText(segment) && (!isInHost(segment) || isHost(segment, part))
        readParts[part].text = isText ? .valid : .broken
        return isText
    }

    private func isHost(_ segment: Range<Int>, _ part: Int) -> Bool {
        let isLabel = part != hostPart
        guard readParts[part].hasEscapes else { return URLHost.accepts(bytes[segment], isLabel: isLabel) }
        return PercentCoding.decodedBytes(bytes[segment]).map { URLHost.accepts($0, isLabel: isLabel) } ?? false
    }

    @inline(__always)
    private func next(_ child: Int32, _ segment: Range<Int>, _ part: Int, _ depth: Int) -> Int {
        isInHost(segment)
            ? label(Int(child), segment.upperBound + 1, part + 1, depth + 1)
            : walk(Int(child), segment.upperBound, part + 1, depth + 1)
    }

    /// Returns whether a part belongs to the host. Labels end before the path begins; segments end after that.
    @inline(__always)
    private func isInHost(_ segment: Range<Int>) -> Bool { segment.upperBound <= pathStart }

    /// Returns the range that a placeholder captures in a part of valid text; nil if the part does not match.
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
            // Valid text remains valid without its prefix and suffix.
            case .text: true
            case .uuid where !hasEscapes: URLValueShape.isUUID(bytes[value])
            case _ where value.count > URLReadings.shortLength: accepts(value, storage.shapes[Int(edge.shape)])
            case .integer where !hasEscapes:
                URLValueShape.isInteger(bytes[value], lowest: edge.lowest, highest: edge.highest)
            default: storage.shapes[Int(edge.shape)].accepts(value, of: bytes)
            }
        return isTaken ? value : nil
    }

    /// Returns whether a long value has a shape. The result is cached.
    @inline(never)
    private func accepts(_ value: Range<Int>, _ shape: URLValueShape, plusIsSpace: Bool = false) -> Bool {
        let tables = readings.pointee.madeTables()
        let key = URLReadings.Tables.Value(
            start: value.lowerBound, end: value.upperBound, shape: shape, plusIsSpace: plusIsSpace)
        if let known = tables.accepted[key] { return known }
        let isAccepted = shape.accepts(value, of: bytes, plusIsSpace: plusIsSpace)
        tables.accepted[key] = isAccepted
        return isAccepted
    }

    /// Tries a placeholder of equal rank. Returns the narrower one of the given terminal and the new one, with its captures.
    private func narrower(
        _ terminal: Int, _ value: Range<Int>, _ placeholder: Int, _ segment: Range<Int>, _ part: Int, _ depth: Int
    ) -> Int {
        let kept = Array(captures[depth...])
        captures[depth] = value
        let found = next(storage.placeholders[placeholder].child, segment, part, depth)
        if found >= 0, storage.ends[found].order < storage.ends[terminal].order { return found }
        for (index, range) in kept.enumerated() { captures[depth + index] = range }
        return terminal
    }

    // MARK: Query

    @inline(__always)
    private func meetsQuery(_ terminal: Int, _ end: Int) -> Bool {
        guard storage.ends[terminal].hasQuery else { return true }
        return meets(storage.terminals[terminal].query, after: isInFragment ? readings.pointee.pathEnd ?? end : end)
    }

    private func meets(_ items: [URLTrie.QueryItem], after pathEnd: Int) -> Bool {
        if readsItemsOneByOne(items.count, after: pathEnd) {
            let query = URLQueryItems(bytes, after: pathEnd)
            return items.allSatisfy { item in
                item.isMet(by: .init(of: item.name, in: query, of: bytes), of: bytes) { value, shape in
                    shape.accepts(value, of: bytes, plusIsSpace: true)
                }
            }
        }
        let tables = readings.pointee.madeTables()
        return items.allSatisfy { item in
            let requirement = item.requirement
            if let known = tables.metRequirements[requirement] { return known }
            let isMet = item.isMet(by: arrangedValues(of: item.name, after: pathEnd), of: bytes) { value, shape in
                accepts(value, shape, plusIsSpace: true)
            }
            tables.metRequirements[requirement] = isMet
            return isMet
        }
    }

    /// Returns the query's values for a name.
    func values(of name: [UInt8], after pathEnd: Int) -> URLQueryValues {
        readsItemsOneByOne(1, after: pathEnd)
            ? .init(of: name, in: URLQueryItems(bytes, after: pathEnd), of: bytes)
            : arrangedValues(of: name, after: pathEnd)
    }

    /// Returns whether `count` more items are searched one by one, from the beginning of the query.
    private func readsItemsOneByOne(_ count: Int, after pathEnd: Int) -> Bool {
        readings.pointee.queryItemCount += count
        return readings.pointee.queryItemCount <= URLReadings.fewQueryItems
            || bytes.count - pathEnd <= URLReadings.shortLength
    }

    private func arrangedValues(of name: [UInt8], after pathEnd: Int) -> URLQueryValues {
        let tables = readings.pointee.madeTables()
        let query = URLQueryItems(bytes, after: pathEnd)
        if tables.queryValues == nil { tables.queryValues = query.valuesByName }
        return .init(of: name, in: query, of: bytes, known: tables.queryValues?[name] ?? [])
    }
}
