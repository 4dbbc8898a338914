// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

@testable import OSHarness

/// The system's log on Apple's platforms.
struct LogTests {
    /// The messages with a text, each without the text.
    private func messages(with mark: String) -> [String] {
        SystemLog.messages.filter { $0.contains(mark) }.map { $0.replacing(mark, with: "") }
    }

    @Test func aMessageHasAnOriginAndIsReadable() {
        RouteLog.debug("a message of the tests of the log")
        #expect(messages(with: "a message of the tests of the log") == ["ModuleRouter/Routing: "])
    }

    @Test func aLongMessageIsDividedAtTheEndsOfLines() {
        let lines = (1...30).map { "line \($0) of the long message " + String(repeating: "x", count: 100) }
        RouteLog.debug(lines.joined(separator: "\n"))
        let logged = SystemLog.messages.filter { $0.contains("of the long message") }
        #expect(logged.count > 1)
        #expect(
            logged.map { $0.dropFirst("ModuleRouter/Routing: ".count) }.joined(separator: "\n")
                == lines.joined(separator: "\n"))
    }
}
