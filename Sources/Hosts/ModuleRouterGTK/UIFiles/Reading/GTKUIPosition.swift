// SPDX-License-Identifier: Apache-2.0

#if GTK
/// A position in a text as a line and a column.
struct GTKUIPosition: Sendable, Hashable {
    /// The line, starting at 1.
    let line: Int
    /// The column in characters, starting at 1.
    let column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// - Parameter offset: The offset in bytes.
    init(of offset: Int, in text: [UInt8]) {
        let before = text[..<min(offset, text.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        // In UTF-8, all bytes of a character except the first begin with the bits 10.
        column = before[lineStart...].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// Returns the offset in bytes. Returns the end of the text for a position after it.
    func offset(in text: [UInt8]) -> Int {
        var (line, column) = (1, 1)
        for (offset, byte) in text.enumerated() {
            if byte & 0xC0 != 0x80, line > self.line || line == self.line && column >= self.column { return offset }
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return text.count
    }
}
#endif
