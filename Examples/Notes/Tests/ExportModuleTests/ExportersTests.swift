// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import Foundation
import ModuleRouter
import ModuleRouterTesting
import Testing

@testable import ExportModule

/// The day on which tests export.
@Provider(of: .exportRequiredClock, registersItself: false)
private struct FixedDay: ExportRequiredClock {
    func today() -> Date { Date(timeIntervalSince1970: 1_700_000_000) }
}

/// Shows what it was asked for.
@Provider(of: .exportRequiredMarkdown, registersItself: false)
private struct EchoingMarkdown: ExportRequiredMarkdown {
    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String {
        "<p>\(anchorPrefix) \(resolveLink(markdown))</p>\n"
    }
}

private func exported(_ notes: [ExportableNote], to format: ExportFormat, titled title: String = "All") throws -> String
{
    let exporter = try Router.destination(for: .noteExporterFactory).makeExporter(to: format, titled: title)
    return String(decoding: try exporter.export(notes), as: UTF8.self)
}

private func note(_ name: String, title: String = "T", _ text: String) -> ExportableNote {
    ExportableNote(name: name, title: title, modified: Date(timeIntervalSince1970: 1_600_000_000), text: text)
}

@Suite(
    .routes {
        Exporters.self
        FixedDay.self
        EchoingMarkdown.self
    }) struct ExportersTests
{
    @Test func jsonHasEverything() throws {
        #expect(
            try exported([note("a/b.md", title: "\"B\"", "# B\n")], to: .json) == """
                {
                  "exported" : "2023-11-14T22:13:20Z",
                  "notes" : [
                    {
                      "modified" : "2020-09-13T12:26:40Z",
                      "name" : "a/b.md",
                      "text" : "# B\\n",
                      "title" : "\\"B\\""
                    }
                  ],
                  "title" : "All"
                }

                """)
    }

    @Test func thePageHasContentsAndArticles() throws {
        let page = try exported([note("a.md", title: "<A>", "x"), note("b c.md", "y")], to: .html, titled: "A & B")
        let body = try #require(page.split(separator: "<body>\n").last)
        #expect(
            body == """
                <nav>
                <h1>A &amp; B</h1>
                <p class="source">2 notes · 2023-11-14</p>
                <ul>
                <li><a href="#a.md">&lt;A&gt;</a></li>
                <li><a href="#b-c.md">T</a></li>
                </ul>
                </nav>
                <main>
                <article id="a.md">
                <p class="source">a.md · 2020-09-13</p>
                <p>a.md-- x</p>
                </article>

                <article id="b-c.md">
                <p class="source">b c.md · 2020-09-13</p>
                <p>b-c.md-- y</p>
                </article>
                </main>
                </body>
                </html>

                """)
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"))
        #expect(page.contains("<title>A &amp; B</title>"))
    }

    @Test func anEmptyCollectionIsAPageToo() throws {
        #expect(try exported([], to: .html).contains("<p class=\"source\">0 notes · 2023-11-14</p>\n<ul>\n</ul>"))
    }
}

@Suite struct NotePlacesTests {
    private let places = NotePlaces(
        ["a.md", "docs/b.md", "docs/b-.md", "docs-b.md", "docs/ü ü.md"].map { note($0, "") })

    @Test func noTwoNotesHaveOnePlace() {
        let names = ["a.md", "docs/b.md", "docs/b-.md", "docs-b.md"]
        #expect(names.map(places.anchor) == ["a.md", "docs-b.md", "docs-b-.md", "docs-b.md-"])
    }

    @Test(arguments: [
        ("b.md", "#docs-b.md"), ("./b.md#part", "#docs-b.md--part"), ("../a.md", "#a.md"), ("/a.md", "#a.md"),
        ("%C3%BC%20%C3%BC.md", "#docs-ü-ü.md"), ("missing.md", "missing.md"), ("../../a.md", "../../a.md"),
        ("https://a.md/b.md", "https://a.md/b.md"), ("", ""),
    ])
    func linksBetweenNotesLeadToTheirPlace(_ link: String, _ target: String) {
        #expect(places.resolve(link, from: "docs/x.md") == target)
    }
}
