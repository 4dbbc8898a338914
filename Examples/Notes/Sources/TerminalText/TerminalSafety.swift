// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// The text without anything that a terminal would obey: control characters become visible; tabs, line ends stay.
    ///
    /// What comes out of a note, or is the name of a file, was written by anybody.
    public var terminalSafe: String {
        guard unicodeScalars.contains(where: Self.isObeyed) else { return String(self) }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard Self.isObeyed(scalar) else {
                result.append(scalar)
                continue
            }
            // The pictures of the control characters, U+2400 to U+241F, and one for all others.
            result.append(scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}")
        }
        return String(result)
    }

    /// The text on one line, without anything that a terminal would obey.
    public var terminalSafeLine: String {
        String(terminalSafe.map { $0 == "\t" ? "␉" : $0.isNewline ? "␤" : $0 })
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        // Marks that turn the direction of writing can hide what stands after them.
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        }
    }
}
