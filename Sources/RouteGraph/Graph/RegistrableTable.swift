// SPDX-License-Identifier: Apache-2.0

/// The providers and the adapters of an app, with what registers them.
struct RegistrableTable {
    private let index: SourceIndex
    private var found: [TypeDeclaration: Registrable] = [:]
    /// What was found, in order.
    private var declarations: [TypeDeclaration] = []

    private struct Registrable {
        var isAdapter: Bool
        var provides: [RouteGraph.Line] = []
        var adapts: [RouteGraph.Adapter.Line] = []
        var identifiers: [RouteGraph.Literal] = []
        var urlPatterns: [RouteGraph.Literal] = []
        var registrations: [RouteGraph.Registration] = []
        var isIncomplete = false
        var location: SourceLocation
    }

    init(_ index: SourceIndex) { self.index = index }

    /// The providers by their declarations, with their ids.
    var providerDeclarations: [TypeDeclaration: String] {
        found.filter { !$0.value.isAdapter }.reduce(into: [:]) { $0[$1.key] = $1.key.qualifiedName }
    }

    private func sorted(areAdapters: Bool) -> [(declaration: TypeDeclaration, registrable: Registrable)] {
        declarations.enumerated().compactMap { order, declaration in
            found[declaration].flatMap {
                $0.isAdapter == areAdapters ? (declaration.qualifiedName, order, declaration, $0) : nil
            }
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($0.2, $0.3) }
    }

    var providers: [RouteGraph.Provider] {
        sorted(areAdapters: false).map { declaration, registrable in
            .init(
                id: declaration.qualifiedName, name: declaration.path, module: declaration.module ?? "",
                provides: registrable.provides.sorted { ($0.location, $0.route) < ($1.location, $1.route) },
                identifiers: registrable.identifiers.sorted { $0.location < $1.location },
                urlPatterns: registrable.urlPatterns.sorted { $0.location < $1.location },
                registrations: registrable.registrations.sorted { $0.location < $1.location },
                isIncomplete: registrable.isIncomplete, location: registrable.location)
        }
    }

    var adapters: [RouteGraph.Adapter] {
        sorted(areAdapters: true).map { declaration, registrable in
            .init(
                id: declaration.qualifiedName, name: declaration.path, module: declaration.module ?? "",
                lines: registrable.adapts.sorted { ($0.location, $0.route) < ($1.location, $1.route) },
                registrations: registrable.registrations.sorted { $0.location < $1.location },
                isIncomplete: registrable.isIncomplete, location: registrable.location)
        }
    }

    // MARK: What they provide

    mutating func addRoutes(_ builder: inout RouteGraphBuilder) {
        var hasRoutes: Set<TypeDeclaration> = []
        var sharedRoutes: Set<TypeDeclaration> = []
        var lines: [(declaration: TypeDeclaration, fact: RoutesFact, file: FileScope)] = []
        for (file, facts) in builder.files {
            for fact in facts.routes {
                guard let declaration = index.enclosing(fact.scope.types, in: file).last ?? nil else { continue }
                // The lines of a protocol's extension belong to whoever conforms to it.
                if declaration.isProtocol {
                    sharedRoutes.insert(declaration)
                    continue
                }
                guard let isAdapter = isAdapter(declaration, fact) else { continue }
                hasRoutes.insert(declaration)
                insert(declaration, isAdapter: isAdapter, at: SourceLocation(file.path, fact.position))
                lines.append((declaration, fact, file))
            }
        }
        for declaration in index.declarations where !hasRoutes.contains(declaration) && declaration.isConcrete {
            if declaration.isAutoRegistered || isProvider(declaration, byRoutesOf: sharedRoutes) {
                insertWithoutRoutes(declaration)
            }
        }
        for (declaration, fact, file) in lines { add(fact, of: declaration, in: file, &builder) }
    }

    /// Whether a type has its routes from the extension of a protocol.
    private func isProvider(_ declaration: TypeDeclaration, byRoutesOf shared: Set<TypeDeclaration>) -> Bool {
        guard !shared.isEmpty, !index.roles(of: declaration).isDisjoint(with: [.provider, .adapter]) else {
            return false
        }
        return !index.ancestors(of: declaration).isDisjoint(with: shared)
    }

    /// A provider or an adapter of which it is not known what it has.
    private mutating func insertWithoutRoutes(_ declaration: TypeDeclaration) {
        guard let source = declaration.source else { return }
        let roles = index.roles(of: declaration)
        insert(
            declaration, isAdapter: roles.contains(.adapter) && !roles.contains(.provider),
            at: SourceLocation(source.file.path, source.position))
        found[declaration]?.isIncomplete = true
    }

    /// Whether a type with routes is an adapter; nil if it is neither an adapter nor a provider.
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
            if declaration.isAutoRegistered {
                registrable.registrations.append(
                    .init(module: source.file.module.name, form: .macro, location: registrable.location))
            }
        }
        found[declaration] = registrable
        declarations.append(declaration)
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
                if let number = builder.route(key, in: context, at: line.position) {
                    registrable.provides.append(.init(route: builder.id(ofRoute: number), location: location))
                } else {
                    registrable.isIncomplete = true
                }
            case .adapts(let key, let adaptee):
                guard let number = builder.route(key, in: context, at: line.position),
                    let target = self.adaptee(adaptee, in: context, at: line.position, &builder)
                else {
                    registrable.isIncomplete = true
                    continue
                }
                registrable.adapts.append(
                    .init(route: builder.id(ofRoute: number), adaptee: target, location: location))
            case .identifier(let text): registrable.identifiers.append(.init(text: text, location: location))
            case .urlPattern(let text): registrable.urlPatterns.append(.init(text: text, location: location))
            case .destinationClass: break
            case .unknown(let text):
                let isKnown = AliasedKeyLine(text).map { line in
                    add(line, to: &registrable, in: context, at: location, &builder)
                }
                if isKnown != true { registrable.isIncomplete = true }
            }
        }
        found[declaration] = registrable
    }

    /// Whether the names in the line are keys indeed.
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

    private func adaptee(
        _ adaptee: RoutesFact.Line.Adaptee, in context: LookupContext, at position: SourcePosition,
        _ builder: inout RouteGraphBuilder
    ) -> RouteGraph.Adapter.Line.Adaptee? {
        switch adaptee {
        case .key(let key):
            return builder.route(key, in: context, at: position).map { .route(builder.id(ofRoute: $0)) }
        case .provider(let reference):
            guard let provider = try? index.nominal(reference, in: context), provider.source != nil else { return nil }
            return .provider(provider.qualifiedName)
        }
    }

    // MARK: What registers them

    /// The keys that an expression may stand for: an alias of a key that is made, a variable that holds one, or anything in
    /// the same function.
    private func keys(
        named text: String, in context: LookupContext, at position: SourcePosition, _ builder: inout RouteGraphBuilder
    ) -> Set<Int> {
        if text.hasSuffix("()"), let type = try? index.type(.named(String(text.dropLast(2))), in: context),
            let key = index.key(type)
        {
            return builder.route(key).map { [$0] } ?? []
        }
        let name = text.split(separator: ".").last.map(String.init)
        var numbers: Set<Int> = []
        for (file, facts) in builder.files {
            for use in facts.uses {
                let isHere =
                    file === context.file && use.scope.member == context.scope.member
                    && use.scope.types == context.scope.types && use.scope.member != nil
                guard isHere || use.scope.member == name else { continue }
                let context = LookupContext(file: file, scope: use.scope)
                if let number = builder.route(use.key, in: context, at: use.position) { numbers.insert(number) }
            }
        }
        return numbers
    }

    mutating func addRegistrations(_ builder: inout RouteGraphBuilder) {
        addListed(&builder)
        if found.values.contains(where: \.registrations.isEmpty) { addAliased(builder) }
    }

    /// Generic code may register what an alias names: `typealias Router = ClockRouter`.
    private mutating func addAliased(_ builder: RouteGraphBuilder) {
        for (file, facts) in builder.files {
            for fact in facts.types {
                guard case .alias(let target) = fact.kind,
                    let declaration = try? index.nominal(target, in: LookupContext(file: file, scope: fact.scope)),
                    found[declaration]?.registrations.isEmpty == true
                else { continue }
                found[declaration]?.registrations.append(
                    .init(
                        module: file.module.name, form: .list, registry: .unknown, isConditional: true,
                        location: SourceLocation(file.path, fact.position)))
            }
        }
    }

    private mutating func addListed(_ builder: inout RouteGraphBuilder) {
        for (file, facts) in builder.files {
            for fact in facts.registrations {
                let context = LookupContext(file: file, scope: fact.scope)
                func registration(_ form: RouteGraph.Registration.Form) -> RouteGraph.Registration {
                    .init(
                        module: file.module.name, form: form, registry: fact.registry,
                        isConditional: fact.isConditional || fact.registry == .unknown,
                        location: SourceLocation(file.path, fact.position))
                }
                switch fact.subject {
                case .type(let reference):
                    guard let declaration = try? index.nominal(reference, in: context) else { continue }
                    if found[declaration] == nil, declaration.isConcrete,
                        !index.roles(of: declaration).isDisjoint(with: [.provider, .adapter])
                    {
                        // It inherits its routes.
                        insertWithoutRoutes(declaration)
                    }
                    found[declaration]?.registrations.append(registration(.list))
                case .closure(let key):
                    if let number = builder.route(key, in: context, at: fact.position) {
                        builder.addClosure(registration(.closure), to: number)
                    }
                case .closureOfUnknown(let text):
                    var registration = registration(.closure)
                    registration.isConditional = true
                    let numbers = keys(named: text, in: context, at: fact.position, &builder)
                    for number in numbers { builder.addClosure(registration, to: number) }
                    // A name may mean another variable than it seems to.
                    if numbers.isEmpty || !text.hasSuffix("()") {
                        builder.addUnresolved(text, .unseenKey, at: registration.location)
                    }
                }
            }
        }
    }
}

extension TypeDeclaration {
    fileprivate var isConcrete: Bool {
        switch kind {
        case .class, .value: true
        case .protocol, .alias, .associatedType, .unknown: false
        }
    }
}
