// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// Kinds of modules and crossings in each format.
@Suite struct BoundaryDrawingTests {
    @Test func theTable() {
        #expect(
            BoundaryGraph.app.table(findings: BoundaryGraph.findings) == """
                KIND     PROTOCOL   MODULE         PROVIDED BY  USES  STATE
                service  any Clock  TimeInterface  ClockRouter     0  ok

                MODULE         KIND                          CROSSES INTO
                Notes          interface and implementation  Time
                Plain          none                          Time
                Time           implementation                none
                TimeInterface  interface                     none
                app            composition root              none

                1 route, 5 modules, 1 provider, 0 adapters, 3 errors, 1 warning

                """)
    }

    @Test func tableWithoutCrossingsHasNoCrossingsColumn() {
        var graph = BoundaryGraph.app
        graph.crossings = nil
        #expect(
            graph.table().contains(
                """

                MODULE         KIND
                Notes          interface and implementation
                Time           implementation

                """))
    }

    @Test func graphviz() {
        let lines = BoundaryGraph.app.dot(findings: BoundaryGraph.findings).split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        #expect(
            lines.contains(
                ##"label="Time\nimplementation"; color="#c4c7c5"; style="rounded,filled"; fillcolor="#f1f3f4""##))
        #expect(lines.contains(##"label="TimeInterface\ninterface"; color="#c4c7c5"; style="rounded,dashed""##))
        #expect(
            lines.filter { $0.contains("crosses") } == [
                ##""module Notes" -> "module Time" [color="#8a5a00", style=bold, label="crosses"]"##,
                ##""module Notes" -> "provider Time.ClockRouter" [color="#8a5a00", style=bold, label="crosses"]"##,
                ##""module Plain" -> "module Time" [color="#8a5a00", style=bold, label="crosses"]"##,
            ])
        #expect(lines.contains { $0.hasPrefix(##""module Plain" [label="Plain", shape=plaintext, color="#b3261e""##) })
    }

    @Test func mermaid() {
        let text = BoundaryGraph.app.mermaid(findings: BoundaryGraph.findings)
        #expect(
            text == """
                flowchart LR
                    subgraph m0["Notes (interface and implementation)"]
                        n2[/"Notes"/]
                    end
                    subgraph m1["Plain"]
                        n4[/"Plain"/]
                    end
                    subgraph m2["Time (implementation)"]
                        n1(["ClockRouter"])
                        n3[/"Time"/]
                    end
                    subgraph m3["TimeInterface (interface)"]
                        n0["RoutableService#60;any Clock#62;"]
                    end
                    n0 --o n1
                    n2 --x n3
                    n2 --x n1
                    n4 --x n3
                    classDef error stroke:#b3261e,color:#b3261e,stroke-width:2px
                    class n1,n2,n4 error

                """)
    }

    @Test func thePageHasTheKindsAndTheCrossings() throws {
        let page = try BoundaryGraph.app.html(findings: BoundaryGraph.findings)
        #expect(page.contains(#""kind":"implementation""#))
        #expect(page.contains(#"[2,3,"crosses"],[2,1,"crosses"],[4,3,"crosses"]"#))
    }
}
