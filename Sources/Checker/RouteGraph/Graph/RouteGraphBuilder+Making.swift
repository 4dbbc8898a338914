// SPDX-License-Identifier: Apache-2.0

/// The place of a request that always runs while a destination is made.
struct MakingSite: Hashable {
    let number: Int
    let location: SourceLocation
    /// Whether the request is for all named providers.
    var isOfAllNames = false
}

extension RouteGraphBuilder {
    /// Returns the requests that always run while providers and closures make their destinations.
    mutating func makingUses(_ registrables: RegistrableTable) -> [MakingSite: [RouteGraph.Use]] {
        var result: [MakingSite: [RouteGraph.Use]] = [:]
        for (provider, id) in registrables.providerDeclarations.sorted(by: { $0.value < $1.value }) {
            for request in model.making.requests(of: provider) { add(request, of: id, nil, to: &result) }
            let kept = model.making.keptRequests(of: provider, isDestination: provider.isAnnotated)
            for request in kept { add(request, of: id, nil, to: &result) }
        }
        for number in model.code.functions.indices where model.code.functions[number].fact.kind == .closure {
            guard let closure = model.registration(ofClosure: number) else { continue }
            for request in model.making.requests(ofClosure: number) { add(request, of: nil, closure, to: &result) }
            for request in model.making.keptRequests(ofClosure: number) { add(request, of: nil, closure, to: &result) }
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
            number: number, location: SourceLocation(function.file.path, request.position),
            isOfAllNames: request.isOfAllNames)
        result[site, default: []].append(
            .init(
                module: function.file.module.name, place: place(of: request.function), provider: provider,
                isNeededToMake: true, isOptional: request.isOfAllNames || request.allowsAbsence,
                isTried: request.isOptional ? true : nil,
                isInScope: request.namesScope ? true : nil, mayBeSkipped: request.mayBeSkipped ? true : nil,
                caller: request.caller.map { caller in
                    .init(
                        place: place(of: caller.function),
                        location: SourceLocation(model.code.functions[caller.function].file.path, caller.position))
                }, closure: closure, location: site.location))
    }

    /// Adds a request that a stored property keeps, unless the destination always makes it.
    private mutating func add(
        _ request: MakingCode.KeptRequest, of provider: String?, _ closure: SourceLocation?,
        to result: inout [MakingSite: [RouteGraph.Use]]
    ) {
        guard let number = route(inferred: request.key) else { return }
        let file = model.code.functions[request.function].file
        let site = MakingSite(number: number, location: SourceLocation(file.path, request.position))
        guard result[site]?.contains(where: { $0.provider == provider && $0.closure == closure }) != true else {
            return
        }
        result[site, default: []].append(
            .init(
                module: file.module.name, place: place(of: request.function), provider: provider,
                isTried: model.isTried(request.position, in: file) ? true : nil, keptIn: request.property,
                closure: closure, location: site.location))
    }

    private func place(of function: Int) -> String {
        model.scope(of: function).place(in: model.code.functions[function].file)
    }
}
