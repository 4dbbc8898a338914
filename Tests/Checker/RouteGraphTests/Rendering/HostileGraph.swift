// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// Names with special characters of the formats in which graphs are written.
enum HostileGraph {
    static let names = [
        "\"];end;", "\\", "a\\\"b", "</script><img src=x onerror=\"window.isHarmed=true\">", "<!--<script>",
        "&lt;b&gt; &amp;",
        "%%{init: {\"theme\":\"dark\"}}%%", "end", "\\N\\G", "two\nlines\r\nand\ttabs", "\u{1B}[31mred\u{7}\u{0}",
        "\u{202E}txet\u{2066}", "\"\u{301}<\u{338}", "`code` **bold**", "#quot;", "style:x#60;", "1. one", "日本語 🙂",
        "subgraph m0",
        "${alert(1)}", "", "\u{2028}\u{2029}",
    ]

    static let app = RouteGraph(
        entryPoint: "</title><script>window.isHarmed=true</script>",
        modules: names.map { RouteGraph.Module(name: $0) },
        routes: names.map { name in
            RouteGraph.Route(
                id: "RoutableService<\(name)>", kind: .service, type: name, module: name,
                uses: [RouteGraph.Use(module: name, place: name, location: location(name))],
                closures: [RouteGraph.Registration(module: name, form: .closure, location: location(name))],
                shortName: name)
        },
        providers: names.map { name in
            RouteGraph.Provider(
                id: "P.\(name)", name: name, module: name,
                provides: [RouteGraph.Line(route: "RoutableService<\(name)>", location: location(name))],
                urlPatterns: [RouteGraph.Literal(text: name, location: location(name))], isDestination: true,
                location: location(name))
        },
        unresolved: names.map { RouteGraph.Unresolved(text: $0, reason: $0, location: location($0)) })

    static let findings = names.map { name in
        RouteFinding(
            .missingProvider, .error, subject: "RoutableService<\(name)>", name, at: location(name),
            chain: [RouteFinding.Step(name, at: location(name))], nearMisses: [name], remedy: "\(name)\n\(name)")
    }

    private static func location(_ name: String) -> SourceLocation {
        SourceLocation(file: "/src/\(name).swift", line: 1, column: 1)
    }
}

extension Unicode.Scalar {
    /// Whether it is neither a control character nor a bidirectional control.
    var isHarmless: Bool {
        value >= 0x20 && value != 0x7F && !(0x80...0x9F).contains(value) && !(0x2028...0x202E).contains(value)
            && !(0x2066...0x2069).contains(value)
    }
}

extension String {
    /// The text with U+FFFD in place of harmful characters.
    var harmless: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.isHarmless ? scalar : "\u{FFFD}") }
        return String(scalars)
    }
}
