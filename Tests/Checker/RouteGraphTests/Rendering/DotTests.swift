// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

@Suite struct DotTests {
    @Test func aGraphInTheLanguageOfGraphviz() {
        #expect(
            SmallGraph.app.dot(findings: SmallGraph.findings) == #"""
                digraph "app" {
                    graph [rankdir=LR, fontname="Helvetica", nodesep=0.2, ranksep=0.6]
                    node [fontname="Helvetica", fontsize=11, color="#5f6368"]
                    edge [color="#5f6368", arrowsize=0.7]
                    subgraph "cluster Time" {
                        label="Time"; color="#c4c7c5"; style=rounded
                        "provider Time.AlarmRouter" [label="AlarmRouter", shape=ellipse, color="#8a5a00", fontcolor="#8a5a00", penwidth=2, tooltip="nobody registers \"AlarmRouter\" [unregistered-provider]"]
                    }
                    subgraph "cluster TimeInterface" {
                        label="TimeInterface"; color="#c4c7c5"; style=rounded
                        "route RoutableService<any TimeInterface.Alarm>" [label="RoutableService<any Alarm>", shape=box]
                        "route RoutableService<any TimeInterface.Clock>" [label="RoutableService<any Clock>", shape=box]
                        "route RoutableView<any TimeInterface.Dial>" [label="RoutableView<any Dial>", shape=box, color="#b3261e", fontcolor="#b3261e", penwidth=2, tooltip="no provider for RoutableView<any Dial> [missing-provider]"]
                    }
                    subgraph "cluster app" {
                        label="app"; color="#c4c7c5"; style=rounded
                        "adapter app.ClockAdapter" [label="ClockAdapter", shape=hexagon]
                        "module app" [label="app", shape=plaintext]
                        "closure app/main.swift:4:15" [label="closure at main.swift:4", shape=ellipse, style=dashed]
                    }
                    "route RoutableService<any app.Zone>" [label="RoutableService<any Zone>", shape=box]
                    "module app" -> "route RoutableService<any TimeInterface.Alarm>" [style=dashed]
                    "provider Time.AlarmRouter" -> "route RoutableService<any TimeInterface.Clock>"
                    "route RoutableService<any app.Zone>" -> "closure app/main.swift:4:15" [arrowhead=dot]
                    "provider Time.AlarmRouter" -> "route RoutableService<any app.Zone>" [style=dashed]
                    "route RoutableService<any TimeInterface.Alarm>" -> "provider Time.AlarmRouter" [arrowhead=dot]
                    "route RoutableService<any TimeInterface.Clock>" -> "adapter app.ClockAdapter" [arrowhead=empty]
                    "adapter app.ClockAdapter" -> "route RoutableService<any app.Zone>" [arrowhead=empty]
                }

                """#)
    }

    @Test func withoutFindingsNothingIsRed() {
        let dot = SampleGraph.app.dot()
        #expect(!dot.contains("#b3261e") && !dot.contains("#8a5a00"))
        #expect(SampleGraph.app.dot(findings: SampleGraph.findings).contains("#b3261e"))
    }

    @Test func anEmptyGraphIsAGraph() throws {
        let texts = try texts(in: RouteGraph(entryPoint: "app").dot())
        #expect(texts == ["app", "Helvetica", "Helvetica", "#5f6368", "#5f6368"])
    }

    @Test func namesStayWithinTheirQuotationMarks() throws {
        let texts = Set(try texts(in: HostileGraph.app.dot(findings: HostileGraph.findings)))
        for name in HostileGraph.names {
            // In a label, `&` starts an entity.
            let shown = name.harmless.replacing("&", with: "&amp;")
            for text in ["RoutableService<\(shown)>", shown, "\(shown) [missing-provider]", "module \(name.harmless)"] {
                let isThere = texts.contains(text)
                #expect(isThere, "\(text.debugDescription) is what Graphviz has to read")
            }
        }
    }

    /// Reads the text as Graphviz does, and returns what is in its quotation marks. Outside of them there are only words, numbers
    /// and the signs of the language, and every bracket that is opened is closed.
    private func texts(in dot: String) throws -> [String] {
        var texts: [String] = []
        var current: String.UnicodeScalarView?
        var isEscaped = false
        var open: [Unicode.Scalar] = []
        for scalar in dot.unicodeScalars {
            if var text = current {
                if isEscaped {
                    isEscaped = false
                    if scalar != "\"" && scalar != "\\" { text.append("\\") }
                    text.append(scalar)
                    current = text
                } else if scalar == "\\" {
                    isEscaped = true
                } else if scalar == "\"" {
                    texts.append(String(text))
                    current = nil
                } else {
                    text.append(scalar)
                    current = text
                }
                continue
            }
            switch scalar {
            case "\"": current = String.UnicodeScalarView()
            case "{", "[": open.append(scalar)
            case "}": try #require(open.popLast() == "{")
            case "]": try #require(open.popLast() == "[")
            case "a"..."z", "A"..."Z", "0"..."9", " ", "\n", "=", ",", ";", ".", "-", ">": break
            default: Issue.record("\(scalar) stands outside of a text")
            }
        }
        #expect(current == nil && open.isEmpty)
        return texts
    }
}
