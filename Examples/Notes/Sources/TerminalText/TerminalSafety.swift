// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// The text without control sequences: control characters become visible, tabs and line ends stay.
    ///
    /// Any author may have written a note or chosen a file name, so neither is trusted.
    public var terminalSafe: String {
        guard unicodeScalars.contains(where: Self.isObeyed) else { return String(self) }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard Self.isObeyed(scalar) else {
                result.append(scalar)
                continue
            }
            // Use the pictures of control characters, U+2400 to U+241F, and one replacement for all others.
            result.append(scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}")
        }
        return String(result)
    }

    /// The text on one line, without control sequences.
    public var terminalSafeLine: String {
        String(terminalSafe.map { $0 == "\t" ? "␉" : $0.isNewline ? "␤" : $0 })
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        // Marks that change the writing direction can hide the text after them.
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        }
    }
}
