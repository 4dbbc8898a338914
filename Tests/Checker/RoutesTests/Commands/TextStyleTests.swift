// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

@testable import routes

@Suite struct TextStyleTests {
    @Test func linesWithASeverityAreColored() {
        let report = """
            A.swift:1:2: error: nobody provides it [missing-provider]
              help: error: is no severity here
            warning: b
            1 error in 1 route of App
            """
        #expect(
            TextStyle.colored(report) == """
                \u{1B}[1mA.swift:1:2: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mnobody provides it [missing-provider]\u{1B}[0m
                  help: error: is no severity here
                \u{1B}[1;33mwarning: \u{1B}[0m\u{1B}[1mb\u{1B}[0m
                1 error in 1 route of App
                """)
    }
}
#endif
