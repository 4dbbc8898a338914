// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The difference between two texts in the format of `diff -u` and `patch`.
public struct UnifiedDiff: Sendable, CustomStringConvertible {
    /// The text of the difference. Empty if the texts are equal.
    public let description: String

    private static let context = 3

    private struct Line {
        var mark: Character
        var text: Substring
    }

    public init(path: String, from old: String, to new: String) {
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let hunks = Self.hunks(in: lines)
        guard !hunks.isEmpty else {
            description = ""
            return
        }
        var text = "--- \(path)\n+++ \(path)\n"
        for hunk in hunks {
            let before = lines[..<hunk.lowerBound]
            let part = lines[hunk]
            text += "@@ -\(Self.place(before, part, without: "+")) +\(Self.place(before, part, without: "-")) @@\n"
            for line in part {
                text += "\(line.mark)\(line.text)"
                // A carriage return and a line feed are one character.
                text += line.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
            }
        }
        description = text
    }

    /// Splits a text into lines. Keeps the line endings.
    private static func split(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text.utf8[...]
        while let end = rest.firstIndex(of: 10) {
            let next = rest.index(after: end)
            lines.append(Substring(rest[..<next]))
            rest = rest[next...]
        }
        return rest.isEmpty ? lines : lines + [Substring(rest)]
    }

    private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var position = 0
        for (offset, text) in old.enumerated() {
            if removed.contains(offset) {
                lines.append(Line(mark: "-", text: text))
                continue
            }
            while inserted.contains(position) {
                lines.append(Line(mark: "+", text: new[position]))
                position += 1
            }
            lines.append(Line(mark: " ", text: text))
            position += 1
        }
        return lines + new[position...].map { Line(mark: "+", text: $0) }
    }

    private static func hunks(in lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where line.mark != " " {
            let range = max(index - context, 0)..<min(index + context + 1, lines.count)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func place(_ before: ArraySlice<Line>, _ part: ArraySlice<Line>, without mark: Character) -> String {
        let start = before.count { $0.mark != mark }
        let count = part.count { $0.mark != mark }
        // The line number of an empty part is that of the line before it.
        return count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
}
#endif
