// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

@Suite struct MermaidTests {
    @Test func aGraphAsAFlowchart() {
        #expect(
            SmallGraph.app.mermaid(findings: SmallGraph.findings) == #"""
                flowchart LR
                    subgraph m0["Time"]
                        n4(["AlarmRouter"])
                    end
                    subgraph m1["TimeInterface"]
                        n0["RoutableService#60;any Alarm#62;"]
                        n1["RoutableService#60;any Clock#62;"]
                        n3["RoutableView#60;any Dial#62;"]
                    end
                    subgraph m2["app"]
                        n5{{"ClockAdapter"}}
                        n6[/"app"/]
                        n7(["closure at main.swift#58;4"])
                    end
                    n2["RoutableService#60;any Zone#62;"]
                    n6 -.-> n0
                    n4 --> n1
                    n2 --o n7
                    n4 -.-> n2
                    n0 --o n4
                    n1 ==> n5
                    n5 ==> n2
                    classDef error stroke:#b3261e,color:#b3261e,stroke-width:2px
                    class n3 error
                    classDef warning stroke:#8a5a00,color:#8a5a00,stroke-width:2px
                    class n4 warning

                """#)
    }

    @Test func namesAreQuotedTexts() throws {
        var texts: [String] = []
        for line in HostileGraph.app.mermaid(findings: HostileGraph.findings).split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            try #require(parts.count == 1 || parts.count == 3, "one text in a line: \(line)")
            if parts.count == 3 { texts.append(String(parts[1])) }
            let whole = parts.count == 3 ? "\(parts[0])TEXT\(parts[2])" : String(line)
            let rest = whole.drop { $0 == " " }
            #expect(
                try Self.statements.contains { try $0.wholeMatch(in: rest) != nil },
                "no statement of a flowchart: \(rest)")
        }
        let shown = Set(texts.map(read))
        for name in HostileGraph.names {
            let isThere = shown.contains("RoutableService<\(name.harmless)>")
            #expect(isThere, "\(name.debugDescription) is what Mermaid has to read")
        }
    }

    private static var statements: [Regex<Substring>] {
        [
            /flowchart LR/, /subgraph m[0-9]+\[TEXT\]/, /end/, /n[0-9]+\[TEXT\]/, /n[0-9]+\(\[TEXT\]\)/,
            /n[0-9]+\{\{TEXT\}\}/, /n[0-9]+\[\/TEXT\/\]/, /n[0-9]+ (?:-->|-\.->|--o|==>) n[0-9]+/,
            /class n[0-9]+(?:,n[0-9]+)* error/, /classDef error stroke:#b3261e,color:#b3261e,stroke-width:2px/,
        ]
    }

    /// Returns the text as Mermaid shows it: only numeric escapes are decoded.
    private func read(_ text: String) -> String {
        var read = String.UnicodeScalarView()
        var number: UInt32?
        for scalar in text.unicodeScalars {
            switch (scalar, number) {
            case ("#", _): number = 0
            case (";", let code?):
                read.append(Unicode.Scalar(code) ?? "?")
                number = nil
            case (_, let code?): number = code * 10 + scalar.value - 48
            case (_, nil): read.append(scalar)
            }
        }
        return String(read)
    }
}
