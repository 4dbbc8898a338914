// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A set of replacements in a text, by UTF-8 offsets.
struct TextEdits {
    struct Edit: Equatable {
        var range: Range<Int>
        var replacement: String
    }

    private(set) var all: [Edit] = []

    /// Adds an edit unless it overlaps an earlier one. Insertions at the same offset keep their order.
    @discardableResult
    mutating func add(_ edit: Edit) -> Bool {
        guard !all.contains(where: { Self.overlap($0.range, edit.range) }) else { return false }
        all.append(edit)
        return true
    }

    /// Whether an edit replaces the byte at an offset.
    func covers(_ offset: Int) -> Bool { all.contains { $0.range.contains(offset) } }

    /// Whether an edit removes the name at an offset. A replacement may contain the name again.
    func removes(_ name: String, at offset: Int) -> Bool {
        all.contains { $0.range.contains(offset) && !$0.replacement.contains(name) }
    }

    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var end = 0
        // Insertions come before a replacement at the same offset and keep their order, because the sort is stable.
        let places = all.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in places {
            result += bytes[end..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            end = edit.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    private static func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
    }
}
#endif
