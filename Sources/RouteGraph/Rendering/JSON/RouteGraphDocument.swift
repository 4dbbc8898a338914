// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The graph of an app and what the checks have to say about it, as one writes them to a file.
///
/// The JSON form is described by `RouteGraph.schema.json`, beside this file. The same graph and the same findings always
/// give the same text.
public struct RouteGraphDocument: Codable, Sendable, Hashable {
    public var graph: RouteGraph
    public var findings: [RouteFinding]

    public init(graph: RouteGraph, findings: [RouteFinding] = []) {
        self.graph = graph
        self.findings = findings
    }

    /// Reads the JSON form.
    ///
    /// - Throws: `DecodingError`, also if the graph is of a newer version than `RouteGraph.schemaVersion`.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
        guard graph.schemaVersion <= RouteGraph.schemaVersion else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [],
                    debugDescription: """
                        the graph is of version \(graph.schemaVersion), newer than \(RouteGraph.schemaVersion), \
                        which this can read
                        """))
        }
    }

    /// The JSON form, with sorted members, indented, ending with a newline.
    ///
    /// - Throws: Nothing that a graph can cause; what the encoder throws is handed on.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension RouteGraph {
    /// The graph and what is wrong with it as JSON; see ``RouteGraphDocument``.
    public func json(findings: [RouteFinding] = []) throws -> String {
        try RouteGraphDocument(graph: self, findings: findings).json()
    }
}
