// SPDX-License-Identifier: Apache-2.0

#if GTK
/// A place in a text, as people name it.
struct GTKUIPosition: Sendable, Hashable {
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// - Parameter offset: In bytes.
    init(of offset: Int, in text: [UInt8]) {
        let before = text[..<min(offset, text.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        // All bytes of a character but its first begin with the bits 10.
        column = before[lineStart...].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// In bytes; the end of the text if the place is beyond.
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
