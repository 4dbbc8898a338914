// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Returns the graph as a [Mermaid flowchart](https://mermaid.js.org/syntax/flowchart.html) for a README or a wiki page:
    /// modules as subgraphs, routes as boxes, providers as rounded boxes, adapters as hexagons, kinds of scopes as boxes with double sides. Parts with errors are red, and
    /// parts with warnings brown. A subgraph names the kind of its module. An arrow with a cross crosses the boundary of a module.
    public func mermaid(findings: [RouteFinding] = []) -> String {
        let diagram = RouteDiagram(self, findings: findings)
        let modules = diagram.modules
        var lines = ["flowchart LR"]
        for (number, module) in modules.enumerated() {
            let indent = module.name == nil ? "    " : "        "
            if let name = module.name {
                let title = kindsByModule[name].map { "\(name) (\($0.words))" } ?? name
                lines.append("    subgraph m\(number)[\(Mermaid.quoted(title))]")
            }
            for index in module.nodes {
                lines.append(indent + Mermaid.node(diagram.nodes[index], id: "n\(index)"))
            }
            if module.name != nil { lines.append("    end") }
        }
        for edge in diagram.edges {
            lines.append("    n\(edge.from) \(Mermaid.arrow(edge.kind)) n\(edge.to)")
        }
        for severity in [RouteFinding.Severity.error, .warning] {
            let marked = diagram.nodes.indices.filter {
                diagram.severity(of: diagram.nodes[$0], in: findings) == severity
            }
            guard !marked.isEmpty else { continue }
            let color = severity == .error ? "#b3261e" : "#8a5a00"
            lines.append("    classDef \(severity) stroke:\(color),color:\(color),stroke-width:2px")
            lines.append("    class \(marked.map { "n\($0)" }.joined(separator: ",")) \(severity)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The syntax of Mermaid. Ids are numbers, because names may be keywords, such as `end`.
private enum Mermaid {
    static func node(_ node: RouteDiagram.Node, id: String) -> String {
        let label = quoted(node.label)
        return switch node.kind {
        case .route: "\(id)[\(label)]"
        case .provider, .closure: "\(id)([\(label)])"
        case .adapter: "\(id){{\(label)}}"
        case .scope: "\(id)[[\(label)]]"
        case .module: "\(id)[/\(label)/]"
        }
    }

    static func arrow(_ kind: RouteDiagram.Edge.Kind) -> String {
        switch kind {
        case .needs: "-->"
        case .uses: "-.->"
        case .providedBy: "--o"
        case .adaptedBy, .adapts: "==>"
        case .belongsTo: "-. in .->"
        case .crosses: "--x"
        }
    }

    /// Returns a quoted text. Characters with a meaning in Mermaid, Markdown or HTML become numeric entities.
    static func quoted(_ text: String) -> String {
        let quoted = text.isolatedLine.escaping { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "(", ")": nil
            default: scalar.isASCII ? "#\(scalar.value);" : nil
            }
        }
        // Mermaid does not accept an empty text.
        return quoted.isEmpty ? "\" \"" : "\"\(quoted)\""
    }
}
