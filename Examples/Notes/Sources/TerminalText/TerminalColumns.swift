// SPDX-License-Identifier: Apache-2.0

extension Character {
    /// The number of terminal columns of the character: 0, 1 or 2.
    public var terminalColumns: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control: return 0
        case .format: return scalar == "\u{AD}" ? 1 : 0
        default: break
        }
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return Self.isWide(scalar) ? 2 : 1
    }

    /// Whether [UAX #11](https://www.unicode.org/reports/tr11/) classifies the block of the scalar as wide or full-width.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension StringProtocol {
    /// The number of terminal columns of the text on one line.
    public var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }

    /// Returns the text, shortened to a number of columns with an ellipsis at the end.
    public func truncated(toColumns columns: Int) -> String {
        guard terminalColumns > columns else { return String(self) }
        var result = ""
        var used = 0
        for character in self {
            used += character.terminalColumns
            if used > columns - 1 { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Returns the text, padded with spaces to a number of columns.
    public func padded(toColumns columns: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, columns - terminalColumns))
    }
}
