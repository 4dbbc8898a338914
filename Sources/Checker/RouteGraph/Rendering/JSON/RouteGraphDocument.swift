// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The graph of an app and its findings, as written to a file.
///
/// `RouteGraph.schema.json`, in the folder of the checker, describes the JSON form. The same graph and the same findings always give the
/// same text.
public struct RouteGraphDocument: Codable, Sendable, Hashable {
    public var graph: RouteGraph
    public var findings: [RouteFinding]

    public init(graph: RouteGraph, findings: [RouteFinding] = []) {
        self.graph = graph
        self.findings = findings
    }

    /// Creates the document from its JSON form.
    ///
    /// - Throws: `DecodingError`, also if the graph's version is newer than `RouteGraph.schemaVersion`.
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

    /// Returns the JSON form, indented, with sorted members and a newline at the end.
    ///
    /// - Throws: Errors of the encoder. No graph causes one.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension RouteGraph {
    /// Returns the graph and its findings as JSON; see ``RouteGraphDocument``.
    public func json(findings: [RouteFinding] = []) throws -> String {
        try RouteGraphDocument(graph: self, findings: findings).json()
    }
}
