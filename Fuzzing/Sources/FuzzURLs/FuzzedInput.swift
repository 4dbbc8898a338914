// SPDX-License-Identifier: Apache-2.0

/// What the fuzzer has made up: lines, so that a seed can be read and written by hand.
///
/// The first line is a URL. The next two are patterns, tried by it. All of them are values, to write URLs from.
struct FuzzedInput {
    let url: String
    let patterns: [String]
    let texts: [String]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        texts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        url = texts.first ?? ""
        patterns = Array(texts.dropFirst().prefix(2))
    }

    /// Stops the process where something is not as it has to be.
    func check() {
        FixedRoutes.registry.run {
            _ = OpenedURLs.check(url)
            FixedRoutes.checkWriting(texts)
        }
        FuzzedPatterns.check(patterns, by: url)
    }
}

/// Of libFuzzer's reports the last line before the trap says what is wrong, also where a precondition would be silent.
func require(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !condition { fatalError("\(message()) (line \(line))") }
}
