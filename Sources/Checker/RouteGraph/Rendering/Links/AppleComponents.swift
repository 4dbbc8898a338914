// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The components of one host, in an order in which the first match decides as the router does.
///
/// A wildcard matches slashes, so `/list/?*` also matches `/list/a/b`. The components therefore begin with the longest paths. Before the
/// components of a length, one with `exclude` keeps longer paths away, which need no component any more. A pattern for the rest of a path
/// has a component for each length, unless it cannot be wrong to have one for all.
struct AppleComponents {
    private(set) var all: [AppleComponent] = []
    private(set) var remarks: [String] = []

    /// - Parameter entries: The patterns of the host, narrowest first.
    init(_ entries: [SystemLinks.Entry]) {
        let stated = entries.indices.filter { entries[$0].isOpen || isStated(entries, $0) }.map { entries[$0] }
        let rests = stated.filter { $0.shape.rest != nil }
        let free = rests.indices.filter { index in
            rests[index].isOpen && rests[index].hasOnlyLiterals
                && !stated.contains { !$0.isOpen && $0.shape.pathOverlaps(rests[index].shape) }
        }
        for index in free { add(Row(rests[index], .deep(from: rests[index].shape.segments.count))) }
        let bound = rests.indices.filter { !free.contains($0) }.map { rests[$0] }
        let wholes = stated.filter { $0.shape.rest == nil }
        let longest = (wholes + bound).map(\.shape.segments.count).max() ?? 0
        for rest in bound { add(Row(rest, .deep(from: longest + 1))) }
        for rest in bound { add(Row(rest, .emptyEnd)) }
        for length in (0...longest).reversed() {
            let rows = stated.filter { entry in
                entry.shape.rest == nil
                    ? entry.shape.segments.count == length
                    : entry.shape.segments.count <= length && bound.contains { $0.isSame(as: entry) }
            }
            for row in rows where row.isOpen && !row.hasOnlyLiterals { addLimits(of: row, length) }
            for (index, row) in rows.enumerated() {
                addEmptyValue(of: row, among: rows[(index + 1)...])
                add(Row(row, .exactly(length)))
            }
        }
    }

    /// Returns whether a closed pattern needs a component: a wider open pattern would match some of its URLs. Adds a remark if the
    /// pattern cannot be stated without URLs that the open pattern is for.
    private mutating func isStated(_ entries: [SystemLinks.Entry], _ index: Int) -> Bool {
        let entry = entries[index]
        let mayShare = { (other: SystemLinks.Entry) in
            other.isOpen && other.shape.pathOverlaps(entry.shape) && other.shape.queryOverlaps(entry.shape)
                && other.shape.fragmentOverlaps(entry.shape)
        }
        let others = entries.filter(mayShare)
        let wider = entries[index...].filter(mayShare)
        guard !wider.isEmpty else { return false }
        guard AppleSpelling.all(of: entry).allSatisfy(\.excess.isEmpty), !entry.hasOptionalValues, entry.hasExactRest
        else {
            remarks.append(
                "'\(entry.link.pattern)' is closed, but the file cannot exclude exactly its URLs: they reach the app by "
                    + SystemLinks.named(others.map(\.link.pattern)) + ", and the app refuses them")
            return false
        }
        return true
    }

    // MARK: Rows

    /// The lengths of the paths for which a pattern has a component.
    private enum Lengths {
        case exactly(Int)
        /// Paths of a length or more, of a pattern for the rest of a path.
        case deep(from: Int)
        /// Paths that end with an empty segment, of a pattern for the rest of a path.
        case emptyEnd
    }

    private struct Row {
        let entry: SystemLinks.Entry
        let lengths: Lengths

        init(_ entry: SystemLinks.Entry, _ lengths: Lengths) {
            self.entry = entry
            self.lengths = lengths
        }

        /// The paths of a spelling, with and without the slash at the end, which the router ignores.
        func paths(of spelling: AppleSpelling) -> [String] {
            let path = spelling.segments.map { "/" + $0 }.joined()
            let count = spelling.segments.count
            switch lengths {
            case .emptyEnd: return [path + "//", path + "/*//"]
            case .deep(count): return (path.isEmpty ? [] : [path]) + [path + "/*"]
            case .exactly(count):
                if path.isEmpty { return ["/"] }
                // A wildcard matches the slash too.
                return path.hasSuffix("*") ? [path] : [path, path + "/"]
            case .deep(let length), .exactly(let length):
                return [path + String(repeating: "/*", count: length - count - 1) + "/?*"]
            }
        }
    }

    private mutating func add(_ row: Row) {
        for spelling in AppleSpelling.all(of: row.entry) {
            var excess = spelling.excess
            if case .deep(let length) = row.lengths, length > 0, row.entry.hasPlaceholderInPath {
                excess.append("the number of segments")
            }
            if case .emptyEnd = row.lengths, row.entry.hasPlaceholderInPath { excess.append("the number of segments") }
            let remark = excess.isEmpty ? "" : " (approximated: \(excess.joined(separator: " and ")) may differ)"
            let fragments = spelling.fragments.isEmpty ? [nil] : spelling.fragments.map(Optional.some)
            for path in row.paths(of: spelling) {
                for fragment in fragments {
                    append(
                        AppleComponent(
                            path: path, query: spelling.query.isEmpty ? nil : spelling.query, fragment: fragment,
                            exclude: row.entry.isOpen ? nil : true,
                            comment: row.entry.link.pattern + remark
                                + (row.entry.isOpen ? "" : ": only the app may open it")))
                }
            }
        }
    }

    /// Excludes the paths that the wildcards of a pattern would match in addition: longer ones, and those that end with an empty
    /// segment.
    private mutating func addLimits(of entry: SystemLinks.Entry, _ length: Int) {
        for spelling in AppleSpelling.all(of: entry) {
            var start = ""
            var count = 0
            for segment in spelling.segments {
                count += 1
                guard let wildcard = segment.firstIndex(where: { "*?".contains($0) }) else {
                    start += "/" + segment
                    continue
                }
                start += "/" + segment[..<wildcard]
                break
            }
            let comment = "no path below \(entry.link.pattern)"
            let tail = String(repeating: "/*", count: length - count)
            append(AppleComponent(path: start + "*" + tail + "/?*", exclude: true, comment: comment))
            if spelling.segments.last?.hasSuffix("*") == true {
                for end in start.hasSuffix("/") ? ["/", "*//"] : ["*//"] {
                    append(AppleComponent(path: start + end, exclude: true, comment: comment))
                }
            }
        }
    }

    /// Adds the component of a path such as `/@/`, which `/@?*` would match with the slash as the value. A value is not empty, so the path
    /// belongs to a wider pattern.
    private mutating func addEmptyValue(of entry: SystemLinks.Entry, among wider: ArraySlice<SystemLinks.Entry>) {
        guard case .placeholder(let prefix, _, "")? = entry.shape.segments.last, !prefix.isEmpty,
            entry.shape.rest == nil
        else { return }
        // Patterns with and without a fragment would need components of their own for these paths.
        guard entry.shape.fragment == nil, wider.allSatisfy({ $0.shape.fragment == nil }) else { return }
        var shape = entry.shape
        shape.segments[shape.segments.count - 1] = .literal(prefix)
        let owner = wider.first { $0.shape.pathOverlaps(shape) }
        // A pattern that takes only some of these paths would need a component for each of them.
        guard owner.map({ $0.shape.query.isEmpty && $0.takesAll(of: shape) }) ?? true else { return }
        for spelling in AppleSpelling.all(of: entry) where spelling.segments.last?.hasSuffix("?*") == true {
            let path = spelling.segments.map { "/" + $0 }.joined().dropLast(2) + "/"
            append(
                AppleComponent(
                    path: String(path), exclude: owner?.isOpen == true ? nil : true,
                    comment: owner?.link.pattern ?? "no empty value in \(entry.link.pattern)"))
        }
    }

    private mutating func append(_ component: AppleComponent) {
        if !all.contains(where: { $0.isSame(as: component) }) { all.append(component) }
    }
}

extension SystemLinks.Entry {
    /// Returns whether the path of the pattern contains all paths of an overlapping shape.
    fileprivate func takesAll(of other: URLPatternShape) -> Bool {
        zip(shape.segments, other.segments).allSatisfy { own, segment in
            switch (own, segment) {
            case (.literal, .literal): true
            case (.placeholder(let prefix, let number, let suffix), .literal(let text)):
                placeholder(number).shape.accepts(String(text.dropFirst(prefix.count).dropLast(suffix.count)))
            case (.placeholder("", let number, ""), .placeholder): takesAnyText(number)
            default: false
            }
        }
    }

    fileprivate var hasPlaceholderInPath: Bool {
        shape.segments.contains { if case .placeholder = $0 { true } else { false } }
    }

    /// Whether the path before the rest is literal text.
    fileprivate var hasOnlyLiterals: Bool { !hasPlaceholderInPath }

    /// Whether an item that may be missing has a value that the router checks.
    fileprivate var hasOptionalValues: Bool {
        shape.query.contains { item in
            guard case .placeholder(let number) = item.value else { return false }
            return placeholder(number).quantity != .one && !takesAnyText(number)
        }
    }

    /// Whether a wildcard states the rest of the path, if there is one.
    fileprivate var hasExactRest: Bool { shape.rest == nil || hasOnlyLiterals }

    fileprivate func isSame(as other: Self) -> Bool {
        link.location == other.link.location && link.pattern == other.link.pattern && shape == other.shape
    }
}
