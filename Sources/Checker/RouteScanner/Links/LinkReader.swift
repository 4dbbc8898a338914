// SPDX-License-Identifier: Apache-2.0

#if Macros
package import RouteGraph
import URLPatterns

/// Reads the URL patterns of an app with their senders, key paths and types.
///
/// The graph contains the text and the location of each pattern, but not the types of its key paths. This reader parses the
/// files with patterns and those with the types.
package enum LinkReader {
    /// The functions that register patterns. A file with a pattern contains one of them, or `@Provider`.
    private static let functions = ["URLPattern", "registerURLPattern", "redirectURL"]

    /// - Parameters:
    ///   - graph: The graph of the app.
    ///   - app: The app, with the same paths as the locations of the graph.
    package static func links(of graph: RouteGraph, in app: SourceApp, target: BuildTarget) -> LinkList {
        DeepStack.run { read(graph, app, target) }
    }

    private static func read(_ graph: RouteGraph, _ app: SourceApp, _ target: BuildTarget) -> LinkList {
        let jobs = ScanJob.jobs(of: app, target: target).filter { !$0.path.isObjectiveCPath }
        let places = Set(graph.providers.flatMap(\.urlPatterns).map(\.location.file))
        let types = LinkTypes(jobs)
        var written: [SourceLocation: WrittenPattern] = [:]
        var omissions: [LinkList.Omission] = []
        var redirections: [Link] = []
        for (index, job) in jobs.enumerated() where places.contains(job.path) || job.hasWord(of: functions) {
            guard let source = types.source(index) else { continue }
            let reader = LinkCallReader(source)
            omissions += reader.omissions
            for pattern in reader.patterns {
                written[pattern.location] = pattern
                guard let target = pattern.redirection else { continue }
                redirections.append(
                    Link(
                        pattern.text, pattern.pieces, sender: pattern.sender, target: .redirection(to: target),
                        module: job.module, location: pattern.location))
            }
        }
        let routes = Dictionary(graph.routes.map { ($0.id, $0.name) }) { first, _ in first }
        var owned: Set<SourceLocation> = []
        let links = graph.providers.flatMap { provider in
            provider.urlPatterns.map { literal in
                owned.insert(literal.location)
                return link(literal, of: provider, written[literal.location], routes, graph, types)
            }
        }
        for pattern in written.values where pattern.redirection == nil && !owned.contains(pattern.location) {
            omissions.append(
                .init("the provider of the URL pattern is unknown, and it is left out", at: pattern.location))
        }
        return LinkList(entryPoint: graph.entryPoint, links: links + redirections, omissions: omissions)
    }

    private static func link(
        _ literal: RouteGraph.Literal, of provider: RouteGraph.Provider, _ written: WrittenPattern?,
        _ routes: [String: String], _ graph: RouteGraph, _ types: LinkTypes
    ) -> Link {
        let target = Link.Target.provider(
            name: provider.name, keys: provider.provides.map { routes[$0.route] ?? $0.route })
        let isRegistered = provider.registrations.contains { $0.registry != .other }
        guard let written else {
            // A router in Objective-C. Its URLs come from outside.
            return Link(
                literal.text, [.text(literal.text)], sender: .outside, target: target, module: provider.module,
                condition: provider.condition, isRegistered: isRegistered, location: literal.location)
        }
        let values = LinkValueReader(types: types)
        let configuration =
            written.keyPaths.contains { $0.type == nil }
            ? types.configuration(of: provider.name.split(separator: ".").map(String.init), in: provider.module) : nil
        let keyPaths = written.keyPaths.map { keyPath in
            values.parameter(
                keyPath,
                keyPath.type.map { .init(type: $0, scope: written.scope, module: provider.module) }
                    ?? configuration.flatMap { types.property(keyPath.components[...], of: $0) })
        }
        return Link(
            written.text, written.pieces, keyPaths: keyPaths, sender: written.sender, target: target,
            module: provider.module, condition: provider.condition, isRegistered: isRegistered,
            location: literal.location)
    }
}
#endif
