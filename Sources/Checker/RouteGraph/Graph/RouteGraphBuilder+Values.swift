// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Adds the URLs, the requested identifiers and the order of the calls at launch.
    func addValues(to graph: inout RouteGraph) {
        let constants = TextConstants(files)
        if model.hasRegistryWithParent { graph.hasRegistryWithParent = true }
        graph.urls = urls(constants).sortedIfAny { $0.location < $1.location }
        graph.identifierRequests = identifierRequests(constants).sortedIfAny { $0.location < $1.location }
        graph.launch = launch.isEmpty ? nil : launch
    }

    private func urls(_ constants: TextConstants) -> [RouteGraph.URLUse] {
        files.flatMap { read in
            read.facts.values.urls.flatMap { fact in
                let literal = constants.text(fact.text, of: ["String"])
                let texts = literal == nil ? model.texts(ofRequestAt: fact.position, in: read.scope)?.sorted() : nil
                return (texts.map { $0.map(Optional.some) } ?? [literal]).map { text in
                    RouteGraph.URLUse(
                        .init(fact.kind), text: text, module: read.scope.module.name,
                        location: SourceLocation(read.scope.path, fact.position))
                }
            }
        }
    }

    private func identifierRequests(_ constants: TextConstants) -> [RouteGraph.IdentifierRequest] {
        files.flatMap { read in
            read.facts.values.identifiers.flatMap { fact in
                let literal = constants.text(fact.text, of: ["String"])
                let texts = literal.map { [$0] } ?? model.texts(ofRequestAt: fact.position, in: read.scope) ?? []
                return texts.sorted().map { text in
                    RouteGraph.IdentifierRequest(
                        text: text, isView: fact.isView, module: read.scope.module.name,
                        location: SourceLocation(read.scope.path, fact.position))
                }
            }
        }
    }

    /// The requests and registrations of the entry point that run at launch, in their order.
    private var launch: [SourceLocation] {
        for read in files where read.scope.module.name == index.entryPoint {
            let file = read.scope
            for fact in read.facts.values.launches where !fact.isTopLevel || file.fileName == "main.swift" {
                let steps = fact.steps.map { step in
                    guard step.isRegistration else { return (step.start, [SourceLocation(file.path, step.start)]) }
                    let positions = read.facts.registrations.map(\.position).filter {
                        $0 >= step.start && $0 <= step.end
                    }
                    return (step.start, positions.sorted().map { SourceLocation(file.path, $0) })
                }
                let registrations = registrationsByFunction
                let calls = model.launchCalls(in: file, isTopLevel: fact.isTopLevel).map { call in
                    (call.position, call.functions.flatMap { registrations[$0] ?? [] }.sorted())
                }
                return (steps + calls).sorted { $0.0 < $1.0 }.flatMap(\.1)
            }
        }
        return []
    }

    /// The locations of the registrations in the code of each function.
    private var registrationsByFunction: [Int: [SourceLocation]] {
        var result: [Int: [SourceLocation]] = [:]
        for read in files {
            let file = read.scope
            for fact in read.facts.registrations {
                guard let function = model.function(at: fact.position, in: file) else { continue }
                result[function, default: []].append(SourceLocation(file.path, fact.position))
            }
        }
        return result
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
