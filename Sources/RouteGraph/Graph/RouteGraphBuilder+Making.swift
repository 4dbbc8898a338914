// SPDX-License-Identifier: Apache-2.0

/// The place of a request that always runs while a destination is made.
struct MakingSite: Hashable {
    let number: Int
    let location: SourceLocation
}

extension RouteGraphBuilder {
    /// Returns the requests that always run while providers and closures make their destinations.
    mutating func makingUses(_ registrables: RegistrableTable) -> [MakingSite: [RouteGraph.Use]] {
        var result: [MakingSite: [RouteGraph.Use]] = [:]
        for (provider, id) in registrables.providerDeclarations.sorted(by: { $0.value < $1.value }) {
            for request in model.making.requests(of: provider) { add(request, of: id, nil, to: &result) }
        }
        for number in model.code.functions.indices where model.code.functions[number].fact.kind == .closure {
            guard let closure = model.registration(ofClosure: number) else { continue }
            for request in model.making.requests(ofClosure: number) { add(request, of: nil, closure, to: &result) }
        }
        return result
    }

    private mutating func add(
        _ request: MakingCode.Request, of provider: String?, _ closure: SourceLocation?,
        to result: inout [MakingSite: [RouteGraph.Use]]
    ) {
        guard let number = route(inferred: request.key) else { return }
        let function = model.code.functions[request.function]
        let site = MakingSite(
            number: number, location: SourceLocation(function.file.path, request.position))
        let scope = model.scope(of: request.function)
        result[site, default: []].append(
            .init(
                module: function.file.module.name, place: scope.place(in: function.file), provider: provider,
                isNeededToMake: true, isTried: request.isOptional ? true : nil,
                isInScope: request.namesScope ? true : nil, closure: closure,
                location: site.location))
    }
}
