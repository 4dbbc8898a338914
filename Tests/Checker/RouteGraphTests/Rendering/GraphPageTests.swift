// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct GraphPageTests {
    private func data(of page: String) throws -> Substring {
        let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
        let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
        return page[start.upperBound..<end.lowerBound]
    }

    @Test func thePageHoldsTheWholeGraph() throws {
        struct Content: Decodable {
            var graph: RouteGraph
            var findings: [RouteFinding]
        }
        for (graph, findings) in [
            (SampleGraph.app, SampleGraph.findings), (HostileGraph.app, HostileGraph.findings),
        ] {
            let data = try data(of: graph.html(findings: findings))
            let content = try JSONDecoder().decode(Content.self, from: Data(data.utf8))
            #expect(content.graph == graph && content.findings == findings)
        }
    }

    @Test func noNameOpensOrClosesAnElement() throws {
        let page = try HostileGraph.app.html(findings: HostileGraph.findings)
        #expect(!(try data(of: page)).utf8.contains(UInt8(ascii: "<")))
        let head = page[..<(try #require(page.firstRange(of: "<style>"))).lowerBound]
        #expect(
            head.contains("<title>Routes of &lt;/title&gt;&lt;script&gt;window.isHarmed=true&lt;/script&gt;</title>"))
    }

    @Test func thePageLoadsNothing() throws {
        let page = try SampleGraph.app.html(findings: SampleGraph.findings)
        let policy = """
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
            """
        #expect(page.contains(policy))
        for loading in ["src=", "<link", "@import", "url(http", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
            #expect(!page.contains(loading), "\(loading)")
        }
    }

    /// Each embedded file begins with its licence and a description.
    @Test func thePageOmitsTheHeadersOfItsFiles() throws {
        let page = try SampleGraph.app.html(findings: SampleGraph.findings)
        #expect(!page.contains("SPDX"))
        #expect(page.contains("<style>\n:root {") && page.contains("\"use strict\";\nconst { graph,"))
    }

    @Test func theSameGraphGivesTheSamePage() throws {
        #expect(
            try SampleGraph.app.html(findings: SampleGraph.findings)
                == SampleGraph.app.html(findings: SampleGraph.findings))
    }
}
