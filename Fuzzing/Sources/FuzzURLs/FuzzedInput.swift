// SPDX-License-Identifier: Apache-2.0

/// The input from the fuzzer, split into lines, so that seeds can be read and written by hand.
enum FuzzedInput {
    /// A URL for the fixed patterns.
    case url(String)
    /// A URL in the first line, and patterns for it in the second and third lines.
    case patterns([String], url: String)
    /// Four lines of values to write as URLs.
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

    /// Stops the process if a rule is violated.
    func check() {
        switch self {
        case .url(let url): FixedRoutes.registry.run { _ = OpenedURLs.check(url) }
        case .patterns(let patterns, let url): FuzzedPatterns.check(patterns, by: url)
        case .values(let texts): FixedRoutes.registry.run { FixedRoutes.checkWriting(texts) }
        }
    }
}

/// Stops with a message. libFuzzer reports it as the last line before the trap; a precondition would be silent in a release build.
func require(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if !condition { fatalError("\(message()) (line \(line))") }
}
