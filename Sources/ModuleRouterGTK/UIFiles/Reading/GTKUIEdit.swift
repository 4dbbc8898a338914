// SPDX-License-Identifier: Apache-2.0

#if GTK
/// A change of a text.
struct GTKUIEdit {
    let range: Range<Int>
    let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = Array(replacement.utf8)
    }

    static func apply(_ edits: [GTKUIEdit], to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for edit in edits {
            result += text[offset..<edit.range.lowerBound] + edit.replacement
            offset = edit.range.upperBound
        }
        return result + text[offset...]
    }

    /// Where something was before the changes.
    static func undo(_ edits: [GTKUIEdit], offset: Int) -> Int {
        var difference = 0
        for edit in edits {
            let start = edit.range.lowerBound + difference
            guard offset > start else { break }
            guard offset >= start + edit.replacement.count else { return edit.range.upperBound }
            difference += edit.replacement.count - edit.range.count
        }
        return offset - difference
    }
}
#endif
