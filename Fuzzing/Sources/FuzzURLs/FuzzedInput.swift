// SPDX-License-Identifier: Apache-2.0

/// What the fuzzer has made up: lines, so that a seed can be read and written by hand.
enum FuzzedInput {
    /// A URL, opened by patterns that are the same for every input.
    case url(String)
    /// The second and third line, to open the URL of the first.
    case patterns([String], url: String)
    /// Four lines, to write URLs from.
    case values([String])

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let texts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        self =
            switch texts.count {
            case ...1: .url(texts.first ?? "")
            case 4...: .values(texts)
            default: .patterns(Array(texts.dropFirst()), url: texts[0])
            }
    }

    /// Stops the process where something is not as it has to be.
    func check() {
        switch self {
        case .url(let url): FixedRoutes.registry.run { _ = OpenedURLs.check(url) }
        case .patterns(let patterns, let url): FuzzedPatterns.check(patterns, by: url)
        case .values(let texts): FixedRoutes.registry.run { FixedRoutes.checkWriting(texts) }
        }
    }
}

/// Of libFuzzer's reports the last line before the trap says what is wrong, also where a precondition would be silent.
func require(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !condition { fatalError("\(message()) (line \(line))") }
}
