// SPDX-License-Identifier: Apache-2.0

extension ObjectiveCLinker {

    /// Adds the lines of the routers, the adapters and the block routes in a file.
    mutating func add(_ routes: ObjectiveCRoutes, _ facts: ObjectiveCFacts, of number: Int) {
        var own = routes.own
        for block in routes.blocks {
            guard let hub = hub(of: block) else {
                addBlock(block, isConditional: block.lines.contains { $0.statement.isConditional }, number)
                continue
            }
            if let conditions = registrations[hub] {
                addBlock(
                    block, isConditional: conditions.allSatisfy { $0 } || block.lines[0].statement.isConditional, number
                )
            } else if registersUnknownRouters {
                addBlock(block, isConditional: true, number)
            } else {
                // The routes exist only if the router is registered.
                own[hub, default: []] += block.lines.map {
                    .init(line: $0.line, statement: $0.statement, isView: block.isView)
                }
            }
        }
        for fact in facts.classes
        where fact.registration != nil || registrations[fact.name] != nil || messagedClasses.contains(fact.name) {
            if own[fact.name] == nil, table.classes[fact.name]?.file == number, table.family(of: fact.name) != .other {
                own[fact.name] = []
            }
        }
        for (name, lines) in own.sorted(by: { $0.key < $1.key }) { addRoutes(of: name, lines, number) }
        for (name, lines) in routes.others.sorted(by: { $0.key < $1.key }) { addRoutes(ofOther: name, lines, number) }
    }

    /// Returns the router whose registration makes a block route; nil if it is made elsewhere.
    private func hub(of block: ObjectiveCRoutes.Block) -> String? {
        guard let statement = block.lines.first?.statement, statement.isRegistering, let owner = statement.owner,
            table.family(of: owner) != .other
        else { return nil }
        return owner
    }

    /// Adds the lines of a router or an adapter.
    private mutating func addRoutes(of name: String, _ lines: [ObjectiveCRoutes.Line], _ number: Int) {
        let family = table.family(of: name)
        guard family != .other, let entry = table.classes[name] else { return }
        if entry.isAbstract, !lines.contains(where: { $0.isView != nil }) { return }
        let kept = entry.isAbstract ? lines.filter { $0.isView != nil } : lines
        let position = entry.registration.flatMap { $0.file == number ? $0.position : nil } ?? entry.position
        addRoutes(of: name, kept, at: position, number)
        if registersUnknownRouters, registrations[name] == nil {
            files[number].facts.registrations.append(
                RegistrationFact(
                    .type(table.type(name, from: files[number].module)), registry: .unknown, isConditional: true,
                    position: position))
        }
    }

    private mutating func addRoutes(
        of name: String, _ lines: [ObjectiveCRoutes.Line], at position: SourcePosition, _ number: Int
    ) {
        var fact = RoutesFact(scope: scope(of: name, in: number), lines: [], position: position)
        for line in lines { add(line, of: name, to: &fact, number) }
        files[number].facts.routes.append(fact)
        addConstructions(of: fact, number)
    }

    /// Adds the lines that other code registers for a router.
    private mutating func addRoutes(ofOther name: String, _ lines: [ObjectiveCRoutes.Line], _ number: Int) {
        var added = RoutesFact(scope: scope(of: name, in: number), lines: [], position: lines[0].statement.position)
        added.scope.member = nil
        for line in lines {
            if let owner = line.statement.owner, case .adapter = table.family(of: owner),
                case .key(let written) = line.line
            {
                let key = key(written, isView: isView(name), from: files[number].module)
                let adaptee = table.type(name, from: files[number].module)
                var fact = RoutesFact(scope: scope(of: owner, in: number), lines: [], position: line.statement.position)
                fact.lines = [.init(.adapts(key, to: .provider(adaptee)), position: line.statement.position)]
                files[number].facts.routes.append(fact)
            } else if table.family(of: name) != .other {
                add(line, of: name, to: &added, number)
            }
        }
        if !added.lines.isEmpty { files[number].facts.routes.append(added) }
    }

    mutating func add(
        _ line: ObjectiveCRoutes.Line, of name: String, to fact: inout RoutesFact, _ number: Int
    ) {
        let module = files[number].module
        let statement = line.statement
        func append(_ kind: RoutesFact.Line.Kind) { fact.lines.append(.init(kind, position: statement.position)) }
        switch line.line {
        case .destination(let destination, let isExclusive):
            append(.destinationClass(.named(destination ?? ObjectiveCRoutes.unwritten), isExclusive: isExclusive))
        case .key(let written):
            let key = key(written, isView: line.isView ?? isView(name), from: module)
            if statement.isConditional, registrations[name] != nil || registersUnknownRouters {
                files[number].facts.registrations.append(
                    RegistrationFact(
                        .closure(key), registry: .shared, isConditional: true, scope: statement.scope,
                        position: statement.position))
            } else {
                append(.provides(key))
            }
        case .adapter(let written, let adaptee):
            let isView = line.isView ?? isView(name)
            let required = key(written, isView: isView, from: module)
            let provided = key(ObjectiveCKey(written.kind, adaptee), isView: isView, from: module)
            append(.adapts(required, to: .key(provided)))
        case .identifier(let text): if !statement.isConditional { append(.identifier(text)) }
        case .urlPattern(let text): if !statement.isConditional { append(.urlPattern(text)) }
        // Two variables with one name may have different values, so they cannot clash.
        case .unproven(.unwrittenText, let text): append(.unknown(text))
        case .unproven(let doubt, let text):
            append(.unknown(text))
            addDoubt(doubt, text, statement, number)
        }
    }

    /// Adds a provider for a block route.
    private mutating func addBlock(_ block: ObjectiveCRoutes.Block, isConditional: Bool, _ number: Int) {
        guard let first = block.lines.first?.statement else { return }
        let module = files[number].module
        var name = block.name
        if !blockNames.insert("\(module).\(name)").inserted {
            name = block.name(withLine: true)
            // A file that two targets share has its routes twice.
            guard blockNames.insert("\(module).\(name)").inserted else { return }
        }
        let superclass = block.isView ? "ModuleRouterViews.ZIKViewRouter" : "ModuleRouter.ZIKServiceRouter"
        files[number].facts.types.append(
            TypeFact(
                name: name, kind: .class, access: .public, inherited: [.named(superclass)], position: first.position))
        var fact = RoutesFact(
            scope: SourceScope(types: [name], member: "registerRoutableDestination"), lines: [],
            position: first.position)
        for var line in block.lines {
            // The condition is that of the whole route.
            line.statement.isConditional = false
            add(line, of: name, to: &fact, number)
        }
        files[number].facts.routes.append(fact)
        register(.name([.init(name)]), .shared, isConditional: isConditional, first, number)
    }

    /// Lets the destinations of a router be made by it.
    private mutating func addConstructions(of fact: RoutesFact, _ number: Int) {
        for line in fact.lines {
            guard case .destinationClass(let type, _) = line.kind, let name = type.lastNames.first,
                table.classes[name] != nil
            else { continue }
            var scope = fact.scope
            scope.member = "makeDestination"
            scope.moment = .whenCalled
            files[number].facts.constructions.append(
                ConstructionFact(
                    type: table.type(name, from: files[number].module), scope: scope, position: line.position))
        }
    }

    private func scope(of name: String, in number: Int) -> SourceScope {
        let module = table.classes[name]?.module
        return SourceScope(
            types: module == nil || module == files[number].module ? [name] : [module ?? "", name],
            member: "registerRoutableDestination")
    }

    /// Gives routers without a registration of their own the lines of their superclass, whose method registers them.
    mutating func addInheritedRoutes() {
        for (name, entry) in table.classes.sorted(by: { $0.key < $1.key })
        where entry.registration == nil && !entry.isAbstract && registrations[name] != nil {
            guard let parent = table.superclasses(of: name).first(where: { table.classes[$0]?.registration != nil }),
                let place = table.classes[parent]?.registration,
                let facts = files[place.file].facts.objectiveC
            else { continue }
            var routes = ObjectiveCRoutes()
            for statement in facts.statements where statement.owner == parent {
                if case .line(let line, .own) = statement.kind { routes.add(line, .own, statement) }
            }
            addRoutes(of: name, routes.own[parent] ?? [], at: place.position, place.file)
        }
    }
}
