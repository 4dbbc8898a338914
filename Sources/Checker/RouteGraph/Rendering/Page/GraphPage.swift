// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RouteGraph {
    /// Returns the graph as a self-contained HTML page, without network access, fonts or other files.
    ///
    /// The page has a search field for routes. It shows a route's declarations, providers, adapters, uses and findings with their
    /// locations, and draws its surroundings. The page's address names the shown subject: `#route/…`.
    ///
    /// - Throws: Errors of the JSON encoder. No graph causes one.
    public func html(findings: [RouteFinding] = []) throws -> String {
        try GraphPage(graph: self, findings: findings).html()
    }
}

/// The page. Text from the source is embedded as JSON and shown as text, never as markup.
struct GraphPage {
    var graph: RouteGraph
    var findings: [RouteFinding]

    func html() throws -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Routes of \(Self.escaped(graph.entryPoint))</title>
        <style>
        \(Self.style)\
        </style>
        </head>
        <body>
        <header class="top">
        <h1><a href="#">Routes of <strong>\(Self.escaped(graph.entryPoint))</strong></a></h1>
        <ul class="counts">\(counts)</ul>
        </header>
        \(Self.skeleton)
        <script type="application/json" id="data">\(try data())</script>
        <script>
        "use strict";
        \(Self.script)\
        </script>
        </body>
        </html>

        """
    }

    /// The content security policy, which prevents all network access, even if text from the source injects code.
    static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    private static let skeleton = """
        <div class="panes">
        <nav class="browser" aria-label="All routes">
        <div class="tools">
        <div class="search">
        <input id="search" type="search" placeholder="Search routes, modules, providers" aria-label="Search routes"
        role="combobox" aria-expanded="true" aria-controls="list" aria-autocomplete="list" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd>
        </div>
        <div class="filters">
        <select id="module" aria-label="Module"><option value="">All modules</option></select>
        <select id="kind" aria-label="Kind"><option value="">All kinds</option></select>
        <label><input id="faulty" type="checkbox"> <span>Only with findings</span></label>
        </div>
        <p id="count" role="status"></p>
        </div>
        <div id="list" role="listbox" tabindex="0" aria-label="Routes"><div id="rows" role="presentation"></div></div>
        </nav>
        <main id="detail"></main>
        </div>
        <p id="announcement" role="status" class="unseen"></p>
        <noscript><p class="noscript">This page shows its routes with JavaScript, which is switched off.</p></noscript>
        """

    private var counts: String {
        let errors = findings.count { $0.severity == .error }
        let numbers = [
            (graph.listedRoutes(findings).count, "route", ""), (graph.modules.count, "module", ""),
            (graph.providers.count { $0.isScope != true }, "provider", ""), (graph.adapters.count, "adapter", ""),
        ]
        let scopes = graph.scopes.map { [($0.count, "scope", "")] } ?? []
        let faults = [(errors, "error", "error"), (findings.count - errors, "warning", "warning")]
        return (numbers + scopes + faults).filter { $0.0 > 0 || $0.2.isEmpty }.map { number, word, style in
            "<li\(style.isEmpty ? "" : " class=\"\(style)\"")><b>\(Self.grouped(number))</b> \(word)\(number == 1 ? "" : "s")</li>"
        }.joined()
    }

    /// Returns a number as the page's script formats it: `10,000`.
    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        var end = digits.count - 3
        while end > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
            end -= 3
        }
        return digits
    }

    /// Returns the JSON that the page reads. Every `<` is escaped, because it could end the script element.
    func data() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let content = Content(
            graph: graph, findings: findings, diagram: RouteDiagram(graph, findings: findings))
        var bytes: [UInt8] = []
        for byte in try encoder.encode(content) {
            if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func escaped(_ text: String) -> String {
        text.isolatedLine.escaping { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: nil
            }
        }
    }
}

private struct Content: Encodable {
    struct Node: Encodable {
        var kind: String
        var id: String
        var label: String
        var module: String?
        var findings: [Int]
    }

    struct Edge: Encodable {
        var edge: RouteDiagram.Edge

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(edge.from)
            try container.encode(edge.to)
            try container.encode(edge.kind.rawValue)
        }
    }

    var graph: RouteGraph
    var findings: [RouteFinding]
    var nodes: [Node]
    var edges: [Edge]

    init(graph: RouteGraph, findings: [RouteFinding], diagram: RouteDiagram) {
        self.graph = graph
        self.findings = findings
        nodes = diagram.nodes.map {
            Node(kind: $0.kind.rawValue, id: $0.id, label: $0.label, module: $0.module, findings: $0.findings)
        }
        edges = diagram.edges.map(Edge.init)
    }
}
