// SPDX-License-Identifier: Apache-2.0

#if GTK
/// A replacement in a text.
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

    /// Converts an offset in the edited text to an offset in the original text.
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
