// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Returns the graph in the [Graphviz language](https://graphviz.org/doc/info/lang.html): modules as clusters, routes as
    /// boxes, providers as ovals, adapters as hexagons, kinds of scopes as folders. Parts with errors are red, and parts with warnings brown. Clusters of
    /// interface modules are dashed, and those of implementation modules grey. A brown arrow crosses the boundary of a module.
    public func dot(findings: [RouteFinding] = []) -> String {
        let diagram = RouteDiagram(self, findings: findings)
        var lines = [
            "digraph \(Dot.quoted(entryPoint)) {",
            "    graph [rankdir=LR, fontname=\"Helvetica\", nodesep=0.2, ranksep=0.6]",
            "    node [fontname=\"Helvetica\", fontsize=11, color=\"#5f6368\"]",
            "    edge [color=\"#5f6368\", arrowsize=0.7]",
        ]
        for module in diagram.modules {
            let indent = module.name == nil ? "    " : "        "
            if let name = module.name {
                lines.append("    subgraph \(Dot.quoted("cluster \(name)")) {")
                let kind = kindsByModule[name]
                let label = Dot.label([name] + (kind.map { [$0.words] } ?? []))
                lines.append("        label=\(label); color=\"#c4c7c5\"; \(Dot.style(of: kind))")
            }
            for index in module.nodes {
                lines.append(indent + Dot.node(diagram.nodes[index], in: diagram, findings))
            }
            if module.name != nil { lines.append("    }") }
        }
        for edge in diagram.edges {
            let ends = [edge.from, edge.to].map { Dot.id(diagram.nodes[$0]) }.joined(separator: " -> ")
            lines.append("    \(ends)\(Dot.attributes(Dot.look(of: edge.kind)))")
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The syntax of Graphviz.
private enum Dot {
    static func node(_ node: RouteDiagram.Node, in diagram: RouteDiagram, _ findings: [RouteFinding]) -> String {
        var attributes = [("label", label(node.label))] + look(of: node.kind)
        if let severity = diagram.severity(of: node, in: findings) {
            let color = severity == .error ? "#b3261e" : "#8a5a00"
            attributes += [("color", "\"\(color)\""), ("fontcolor", "\"\(color)\""), ("penwidth", "2")]
            let texts = node.findings.map { "\(findings[$0].message) [\(findings[$0].id.rawValue)]" }
            attributes.append(("tooltip", label(texts)))
        }
        return id(node) + Self.attributes(attributes)
    }

    static func id(_ node: RouteDiagram.Node) -> String { quoted("\(node.kind) \(node.id)") }

    static func attributes(_ attributes: [(String, String)]) -> String {
        attributes.isEmpty ? "" : " [" + attributes.map { "\($0)=\($1)" }.joined(separator: ", ") + "]"
    }

    static func look(of kind: RouteDiagram.Node.Kind) -> [(String, String)] {
        switch kind {
        case .route: [("shape", "box")]
        case .provider: [("shape", "ellipse")]
        case .adapter: [("shape", "hexagon")]
        case .scope: [("shape", "folder")]
        case .closure: [("shape", "ellipse"), ("style", "dashed")]
        case .module: [("shape", "plaintext")]
        }
    }

    /// Returns the style of the cluster of a module.
    static func style(of kind: ModuleKind?) -> String {
        switch kind {
        case .interface: "style=\"rounded,dashed\""
        case .implementation: "style=\"rounded,filled\"; fillcolor=\"#f1f3f4\""
        case .combined, .compositionRoot, nil: "style=rounded"
        }
    }

    static func look(of kind: RouteDiagram.Edge.Kind) -> [(String, String)] {
        switch kind {
        case .needs: []
        case .uses: [("style", "dashed")]
        case .providedBy: [("arrowhead", "dot")]
        case .adaptedBy, .adapts: [("arrowhead", "empty")]
        case .belongsTo: [("style", "dotted"), ("arrowhead", "vee")]
        case .crosses: [("color", "\"#8a5a00\""), ("style", "bold"), ("label", "\"crosses\"")]
        }
    }

    /// Returns a quoted name. Quotation marks and backslashes are escaped, because both affect where the name ends.
    static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// Returns a quoted label of several lines. Labels also contain entities, so `&` is escaped too.
    static func label(_ lines: String...) -> String { label(lines) }

    static func label(_ lines: [String]) -> String {
        "\"" + lines.map { escaped($0.escaping { $0 == "&" ? "&amp;" : nil }) }.joined(separator: "\\n") + "\""
    }

    private static func escaped(_ text: String) -> String {
        text.isolatedLine.escaping { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }
    }
}
