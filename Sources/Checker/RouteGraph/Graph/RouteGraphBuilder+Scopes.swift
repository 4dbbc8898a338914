// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Adds the kinds of scopes, with the providers that are scoped to them.
    func addScopes(to graph: inout RouteGraph) {
        guard index.declarations.contains(where: index.isScope) else { return }
        let places = model.scopeMakings()
        let contents = Dictionary(grouping: graph.providers.filter { $0.isScope != true }) { $0.lifetime?.scope }
        let closures = graph.routes.flatMap(\.closures).filter { $0.lifetime?.scope != nil }
        let values = Dictionary(graph.providers.map { ($0.id, $0.provides) }) { first, _ in first }
        let scopes = index.declarations.compactMap { declaration -> RouteGraph.Scope? in
            guard let source = declaration.source, index.isScope(declaration) else { return nil }
            let id = declaration.qualifiedName
            var scope = RouteGraph.Scope(
                id: id, name: declaration.path, module: source.file.module.name, values: values[id] ?? [],
                contents: (contents[id] ?? []).map(\.id).sorted(),
                makings: places.filter { $0.kind === declaration }.map(\.location).sorted(),
                location: SourceLocation(source.file.path, source.position))
            let own = Set(closures.filter { $0.lifetime?.scope == id }.map(\.location))
            scope.closures = own.isEmpty ? nil : own.sorted()
            switch outer(of: declaration) {
            case .none: break
            case .unknown: scope.hasUnknownOuter = true
            case .kind(let outer): scope.outer = outer.qualifiedName
            }
            return scope
        }
        graph.scopes = scopes.isEmpty ? nil : scopes.sorted { $0.id < $1.id }
        let unknown = places.filter { $0.kind == nil }.map(\.location).sorted()
        graph.unknownScopes = unknown.isEmpty ? nil : unknown
    }

    private enum Outer {
        case none, unknown
        case kind(TypeDeclaration)
    }

    /// Returns the kind of scope in which each scope of a kind is made.
    private func outer(of kind: TypeDeclaration) -> Outer {
        guard let file = kind.source?.file else { return .unknown }
        do throws(ResolutionFailure) {
            switch try index.member("Outer", of: kind.asSelf, in: LookupContext(file: file)) {
            case .type(let type, _)?:
                guard let outer = type.isAlias ? try index.aliased(type).declaration : type else { return .unknown }
                if index.isScope(outer) { return .kind(outer) }
                return outer.source == nil && outer.name == "Never" ? .none : .unknown
            case .parameter?, .module?: return .unknown
            case nil:
                // A protocol of the app may require an outer kind.
                let isRequired = index.ancestors(of: kind).contains { ancestor in
                    ancestor.source != nil && index.roles(of: ancestor).contains(.scope)
                }
                return isRequired ? .unknown : .none
            }
        } catch { return .unknown }
    }

    // MARK: Launch

    /// Returns the requests that certainly run when the app starts.
    mutating func launchRequests() -> [RouteGraph.LaunchRequest] {
        var requests: [RouteGraph.LaunchRequest] = []
        for begin in model.launchFunctions() {
            let start = model.code.functions[begin].file
            for request in model.making.requests(ofClosure: begin)
            where !request.isOptional && !request.isOfRoute && !request.namesScope {
                guard let number = route(inferred: request.key) else { continue }
                let function = model.code.functions[request.function]
                let location = SourceLocation(function.file.path, request.position)
                let isDirect = request.function == begin
                requests.append(
                    .init(
                        route: id(ofRoute: number),
                        place: model.scope(of: request.function).place(in: function.file), location: location,
                        call: isDirect ? nil : SourceLocation(start.path, request.call)))
            }
        }
        return requests.sorted { ($0.location, $0.route) < ($1.location, $1.route) }
    }
}
