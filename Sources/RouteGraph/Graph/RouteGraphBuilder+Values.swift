// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Adds the scopes, the URLs, the requested identifiers and the order of the calls at launch.
    func addValues(to graph: inout RouteGraph) {
        let constants = TextConstants(files)
        graph.scopes = scopes(constants).sortedIfAny { $0.location < $1.location }
        graph.urls = urls(constants).sortedIfAny { $0.location < $1.location }
        graph.identifierRequests = identifierRequests(constants).sortedIfAny { $0.location < $1.location }
        graph.launch = launch.isEmpty ? nil : launch
    }

    private func urls(_ constants: TextConstants) -> [RouteGraph.URLUse] {
        files.flatMap { file, facts in
            facts.values.urls.map { fact in
                RouteGraph.URLUse(
                    .init(fact.kind), text: constants.text(fact.text, of: ["String"]), module: file.module.name,
                    location: SourceLocation(file.path, fact.position))
            }
        }
    }

    private func identifierRequests(_ constants: TextConstants) -> [RouteGraph.IdentifierRequest] {
        files.flatMap { file, facts in
            facts.values.identifiers.compactMap { fact in
                guard let text = constants.text(fact.text, of: ["String"]) else { return nil }
                return RouteGraph.IdentifierRequest(
                    text: text, isView: fact.isView, module: file.module.name,
                    location: SourceLocation(file.path, fact.position))
            }
        }
    }

    /// The requests and registrations of the entry point that run at launch, in their order.
    private var launch: [SourceLocation] {
        for (file, facts) in files where file.module.name == index.entryPoint {
            for fact in facts.values.launches where !fact.isTopLevel || file.fileName == "main.swift" {
                return fact.steps.flatMap { step in
                    guard step.isRegistration else { return [SourceLocation(file.path, step.start)] }
                    return facts.registrations.map(\.position).filter { $0 >= step.start && $0 <= step.end }.sorted()
                        .map { SourceLocation(file.path, $0) }
                }
            }
        }
        return []
    }
}

extension RouteGraph.URLUse.Kind {
    fileprivate init(_ kind: OpenedURLFact.Kind) {
        switch kind {
        case .open: self = .open
        case .question: self = .question
        case .redirect: self = .redirect
        case .fallback: self = .fallback
        }
    }
}

extension Array {
    fileprivate func sortedIfAny(by isBefore: (Element, Element) -> Bool) -> [Element]? {
        isEmpty ? nil : sorted(by: isBefore)
    }
}
