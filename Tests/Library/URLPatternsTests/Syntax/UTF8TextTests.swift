// SPDX-License-Identifier: Apache-2.0

@testable import URLPatterns
import Testing

struct UTF8TextTests {
    @Test(arguments: [
        "", "plain", "Grüße, 世界 👩‍👩‍👧", "\u{FFFD} as it was sent", "\u{FEFF}mark", "zero\u{0}byte", "e\u{301}",
    ])
    func validBytesAreKept(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(UTF8Text.validated(bytes).map { Array($0.utf8) } == bytes)
        #expect(UTF8Text.compared(bytes).map { Array($0.utf8) } == bytes)
    }

    @Test(
        arguments: [
            [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x61, 0xE2, 0x82],
            [0xEF, 0xBF, 0xBD, 0xFF],
        ] as [[UInt8]])
    func invalidBytesAreRejected(_ bytes: [UInt8]) {
        #expect(UTF8Text.validated(bytes) == nil)
        #expect(UTF8Text.compared(bytes) == nil)
    }

    @Test func bothValidationsAgreeOnRandomBytes() {
        var random = SystemRandomNumberGenerator()
        // Many of the random texts are valid, because the bytes are first and following bytes of sequences.
        let pieces: [UInt8] = [
            0x41, 0x80, 0xBF, 0xC3, 0xE2, 0x82, 0xAC, 0xED, 0xA0, 0xEF, 0xBD, 0xF0, 0x9F, 0xF4, 0x90,
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            if UTF8Text.validated(bytes) != UTF8Text.compared(bytes) { Issue.record("they differ about \(bytes)") }
        }
    }
}
