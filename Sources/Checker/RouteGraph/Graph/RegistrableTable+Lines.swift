// SPDX-License-Identifier: Apache-2.0

/// A `routes` property or separate route lines, with their file.
private struct WrittenRoutes {
    let fact: RoutesFact
    let file: FileScope

    /// Whether this is a `routes` property or the calls of a ZRouter router, not separate lines.
    var isWhole: Bool { ["routes", "registerRoutableDestination"].contains(fact.scope.member) }
}

extension RegistrableTable {
    mutating func addRoutes(_ builder: inout RouteGraphBuilder) {
        var hasRoutes: Set<TypeDeclaration> = []
        var shared: [TypeDeclaration: [WrittenRoutes]] = [:]
        var lines: [(declaration: TypeDeclaration, routes: WrittenRoutes)] = []
        var stray: [WrittenRoutes] = []
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.routes {
                let routes = WrittenRoutes(fact: fact, file: file)
                guard let declaration = index.enclosing(fact.scope.types, in: file).last ?? nil else {
                    stray.append(routes)
                    continue
                }
                // The lines of a protocol extension belong to the types that conform.
                if declaration.isProtocol {
                    shared[declaration, default: []].append(routes)
                    continue
                }
                guard let isAdapter = isAdapter(declaration, fact) else {
                    stray.append(routes)
                    continue
                }
                if routes.isWhole { hasRoutes.insert(declaration) }
                insert(declaration, isAdapter: isAdapter, at: SourceLocation(file.path, fact.position))
                lines.append((declaration, routes))
            }
        }
        var inherited: Set<TypeDeclaration> = []
        for declaration in index.declarations where !hasRoutes.contains(declaration) && declaration.isConcrete {
            let sources = protocols(thatGiveRoutesTo: declaration, among: shared)
            guard declaration.isAutoRegistered || !sources.isEmpty || isMadeByMacro(declaration) else { continue }
            insertWithoutRoutes(declaration, isIncomplete: sources.isEmpty)
            // Keys in the code that a macro generates are not visible to the scan.
            if sources.isEmpty, isMadeByMacro(declaration) { found[declaration]?.hasInferredKey = true }
            for source in sources {
                inherited.insert(source)
                lines += (shared[source] ?? []).map { (declaration, $0) }
            }
            let whole = sources.flatMap { shared[$0] ?? [] }.count { $0.isWhole }
            if whole > 1 { found[declaration]?.isUncertain = true }
        }
        for (declaration, routes) in lines { add(routes.fact, of: declaration, in: routes.file, &builder) }
        addSelections(builder)
        for (declaration, routes) in shared where !inherited.contains(declaration) { stray += routes }
        for routes in stray { addStray(routes, &builder) }
    }

    /// Returns the protocols whose extensions give routes to a type without its own. Like Swift, it chooses the most refined
    /// protocols.
    private func protocols(
        thatGiveRoutesTo declaration: TypeDeclaration, among shared: [TypeDeclaration: [WrittenRoutes]]
    ) -> [TypeDeclaration] {
        guard !shared.isEmpty, !index.roles(of: declaration).isDisjoint(with: [.provider, .adapter]) else { return [] }
        let ancestors = index.ancestors(of: declaration)
        let candidates = shared.keys.filter { candidate in
            ancestors.contains(candidate) && shared[candidate]?.contains(where: \.isWhole) == true
        }
        return candidates.filter { one in
            !candidates.contains { $0 !== one && index.ancestors(of: $0).contains(one) }
        }.sorted { $0.qualifiedName < $1.qualifiedName }
    }

    /// Records stray lines, such as the lines that a function returns. An incomplete provider or adapter may use them.
    private mutating func addStray(_ routes: WrittenRoutes, _ builder: inout RouteGraphBuilder) {
        let context = LookupContext(file: routes.file, scope: routes.fact.scope)
        for line in routes.fact.lines {
            var keys: [KeyReference] = []
            switch line.kind {
            case .provides(let key): keys = [key]
            case .adapts(let key, to: .key(let adaptee)): keys = [key, adaptee]
            case .adapts(let key, to: .provider): keys = [key]
            case .unknown(let text):
                if InferredKeyLine.matches(text) { hasStrayInferredKey = true }
                for name in AliasedKeyLine(text)?.keys ?? [] {
                    guard let type = try? index.type(name, in: context), let key = index.key(type),
                        let number = builder.route(key)
                    else { continue }
                    builder.addStrayLine(of: number, in: routes.file)
                }
            case .identifier, .urlPattern, .destinationClass: break
            }
            for key in keys {
                if let number = builder.route(key, in: context, at: line.position) {
                    builder.addStrayLine(of: number, in: routes.file)
                } else {
                    hasStrayInferredKey = true
                }
            }
        }
    }

    /// Inserts a provider or an adapter whose lines are unknown or inherited.
    mutating func insertWithoutRoutes(_ declaration: TypeDeclaration, isIncomplete: Bool = true) {
        guard let source = declaration.source else { return }
        let roles = index.roles(of: declaration)
        insert(
            declaration, isAdapter: roles.contains(.adapter) && !roles.contains(.provider),
            at: SourceLocation(source.file.path, source.position))
        // A kind of scope without `routes` has no values.
        let isComplete = index.isScope(declaration) && !hasMacro(declaration)
        if isIncomplete, !isComplete { found[declaration]?.isIncomplete = true }
    }

    /// Returns whether a type with routes is an adapter; nil if it is neither an adapter nor a provider.
    private func isAdapter(_ declaration: TypeDeclaration, _ fact: RoutesFact) -> Bool? {
        let roles = index.roles(of: declaration)
        if roles.contains(.provider) { return false }
        if roles.contains(.adapter) { return true }
        guard declaration.isAutoRegistered || roles.contains(.perhaps) else { return nil }
        for line in fact.lines {
            if case .provides = line.kind { return false }
            if case .adapts = line.kind { return true }
        }
        return declaration.isAutoRegistered ? false : nil
    }

    private mutating func insert(_ declaration: TypeDeclaration, isAdapter: Bool, at location: SourceLocation) {
        guard found[declaration] == nil else { return }
        var registrable = Registrable(isAdapter: isAdapter, location: location)
        if let source = declaration.source {
            registrable.location = SourceLocation(source.file.path, source.position)
            if declaration.isAutoRegistered, placeThatIgnoresRecords == nil {
                registrable.registrations.append(
                    .init(module: source.file.module.name, form: .macro, location: registrable.location))
            }
        }
        if registrable.registrations.isEmpty, let source = declaration.source, hasMacro(declaration) {
            // The author's own macro may register the type.
            registrable.registrations.append(
                .init(
                    module: source.file.module.name, form: .macro, registry: .unknown, isConditional: true,
                    location: registrable.location))
        }
        found[declaration] = registrable
        declarations.append(declaration)
    }

    /// Returns whether a macro may generate the routes of a provider or an adapter.
    private func isMadeByMacro(_ declaration: TypeDeclaration) -> Bool {
        !declaration.attributes.isEmpty
            && !index.roles(of: declaration).isDisjoint(with: [.provider, .adapter]) && hasMacro(declaration)
    }

    /// Returns whether an attribute of a type may be a macro. An attribute that resolves to a type is a global actor.
    private func hasMacro(_ declaration: TypeDeclaration) -> Bool {
        guard let source = declaration.source else { return false }
        let context = LookupContext(file: source.file, scope: source.scope)
        return declaration.attributes.contains { (try? index.nominal(.named($0), in: context))?.source == nil }
    }

    private mutating func add(
        _ fact: RoutesFact, of declaration: TypeDeclaration, in file: FileScope, _ builder: inout RouteGraphBuilder
    ) {
        guard var registrable = found[declaration] else { return }
        let context = LookupContext(file: file, scope: fact.scope)
        for line in fact.lines {
            let location = SourceLocation(file.path, line.position)
            switch line.kind {
            case .provides(let key):
                let key = key.known(isOfViews: isView(declaration))
                if let number = builder.route(key, in: context, at: line.position) {
                    registrable.provides.append(
                        .init(
                            route: builder.id(ofRoute: number),
                            requirements: line.requirements.isEmpty ? nil : line.requirements, location: location))
                } else {
                    // The key uses a generic parameter of the provider, or its name has several meanings.
                    registrable.isIncomplete = true
                    registrable.hasInferredKey = true
                }
            case .adapts(let written, let adaptee):
                let key = written.known(isOfViews: isOfViews(adaptee, in: context))
                guard let number = builder.route(key, in: context, at: line.position) else {
                    registrable.isIncomplete = true
                    registrable.hasInferredKey = true
                    continue
                }
                guard let target = self.adaptee(adaptee, of: key, in: context, at: line.position, &builder) else {
                    registrable.isIncomplete = true
                    continue
                }
                registrable.adapts.append(
                    .init(route: builder.id(ofRoute: number), adaptee: target, location: location))
            case .identifier(let text): registrable.identifiers.append(.init(text: text, location: location))
            case .urlPattern(let text): registrable.urlPatterns.append(.init(text: text, location: location))
            case .destinationClass(let type, let isExclusive):
                let name = (try? index.nominal(type, in: context))?.qualifiedName ?? type.description
                registrable.destinations.append(.init(type: name, isExclusive: isExclusive, location: location))
            case .unknown(let text):
                let isKnown = AliasedKeyLine(text).map { line in
                    add(line, to: &registrable, in: context, at: location, &builder)
                }
                if isKnown != true,
                    !add(constantIn: text, at: line.position, to: &registrable, in: file, builder.model),
                    !add(linesAt: line.position, to: &registrable, of: declaration, in: file, &builder)
                {
                    registrable.isIncomplete = true
                    if InferredKeyLine.matches(text) { registrable.hasInferredKey = true }
                }
            }
        }
        found[declaration] = registrable
    }

    /// Adds the line and returns true if its names resolve to keys.
    private func add(
        _ line: AliasedKeyLine, to registrable: inout Registrable, in context: LookupContext,
        at location: SourceLocation, _ builder: inout RouteGraphBuilder
    ) -> Bool {
        var routes: [String] = []
        for name in line.keys {
            guard let type = try? index.type(name, in: context), let key = index.key(type),
                let number = builder.route(key)
            else { return false }
            routes.append(builder.id(ofRoute: number))
        }
        if !line.isAdapter {
            registrable.provides.append(.init(route: routes[0], location: location))
        } else if let name = line.provider {
            guard let provider = try? index.nominal(name, in: context), provider.source != nil else { return false }
            registrable.adapts.append(
                .init(route: routes[0], adaptee: .provider(provider.qualifiedName), location: location))
        } else {
            registrable.adapts.append(.init(route: routes[0], adaptee: .route(routes[1]), location: location))
        }
        return true
    }

    /// Adds the lines that an expression makes, and returns true, if all of their keys are known.
    private func add(
        linesAt position: SourcePosition, to registrable: inout Registrable, of declaration: TypeDeclaration,
        in file: FileScope, _ builder: inout RouteGraphBuilder
    ) -> Bool {
        guard let lines = builder.model.lines(at: position, in: file, isView: isView(declaration)) else { return false }
        for line in lines {
            let location = SourceLocation(line.context.file.path, line.position)
            let numbers = line.keys.compactMap { builder.route(inferred: $0) }.sorted()
            for number in numbers {
                let route = builder.id(ofRoute: number)
                if let reference = line.provider {
                    guard let provider = try? index.nominal(reference, in: line.context) else { return false }
                    registrable.adapts.append(
                        .init(route: route, adaptee: .provider(provider.qualifiedName), location: location))
                } else if let adaptee = line.adaptees?.first.flatMap({ builder.route(inferred: $0) }) {
                    registrable.adapts.append(
                        .init(route: route, adaptee: .route(builder.id(ofRoute: adaptee)), location: location))
                } else {
                    registrable.provides.append(.init(route: route, location: location))
                }
            }
        }
        return true
    }

    /// Returns whether an adaptee is a view; nil if that is unknown.
    private func isOfViews(_ adaptee: RoutesFact.Line.Adaptee, in context: LookupContext) -> Bool? {
        switch adaptee {
        case .key(let key): key.isOfAnyKind ? nil : !key.kind.isService
        case .provider(let reference): (try? index.nominal(reference, in: context)).map(index.isViewProvider)
        }
    }

    private func adaptee(
        _ adaptee: RoutesFact.Line.Adaptee, of adapted: KeyReference, in context: LookupContext,
        at position: SourcePosition, _ builder: inout RouteGraphBuilder
    ) -> RouteGraph.Adapter.Line.Adaptee? {
        switch adaptee {
        case .key(let key):
            let key = key.known(isOfViews: adapted.isOfAnyKind ? nil : !adapted.kind.isService)
            return builder.route(key, in: context, at: position).map { .route(builder.id(ofRoute: $0)) }
        case .provider(let reference):
            guard let provider = try? index.nominal(reference, in: context), provider.source != nil else { return nil }
            return .provider(provider.qualifiedName)
        }
    }
}
