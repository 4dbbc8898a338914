// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Colours a report like compiler diagnostics.
enum TextStyle {
    /// - Parameter report: Lines such as `file:1:2: error: …`, with indented lines below.
    static func colored(_ report: String) -> String {
        report.split(separator: "\n", omittingEmptySubsequences: false).map(coloredLine).joined(separator: "\n")
    }

    private static func coloredLine(_ line: Substring) -> String {
        for (severity, color) in [("error: ", 31), ("warning: ", 33)] where !line.hasPrefix(" ") {
            guard let range = line.firstRange(of: severity) else { continue }
            return bold(line[..<range.lowerBound]) + "\u{1B}[1;\(color)m\(severity)\u{1B}[0m"
                + bold(line[range.upperBound...])
        }
        return String(line)
    }

    private static func bold(_ text: Substring) -> String { text.isEmpty ? "" : "\u{1B}[1m\(text)\u{1B}[0m" }
}
#endif
