// SPDX-License-Identifier: Apache-2.0

extension Character {
    /// The number of terminal cells: two for a wide character or an emoji, none for a combining mark.
    fileprivate var terminalCells: Int {
        guard let first = unicodeScalars.first, !first.isASCII else { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        // The wide and full-width blocks of UAX #11 (https://www.unicode.org/reports/tr11/).
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

extension String {
    /// The number of terminal cells that the text takes on one line.
    var terminalCells: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.terminalCells } }

    /// Returns the text padded with spaces, or cut with an ellipsis, to a number of terminal cells.
    func fitted(to cells: Int) -> String {
        var used = terminalCells
        if used <= cells { return self + String(repeating: " ", count: cells - used) }
        var kept = ""
        used = 0
        for character in self {
            let next = used + character.terminalCells
            if next > cells - 1 { break }
            kept.append(character)
            used = next
        }
        return kept + "…" + String(repeating: " ", count: max(0, cells - 1 - used))
    }
}
