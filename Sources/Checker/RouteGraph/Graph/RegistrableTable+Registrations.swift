// SPDX-License-Identifier: Apache-2.0

extension RegistrableTable {
    /// Returns the keys that an expression may mean: an alias that is called, a variable that holds a key, or any key in the same
    /// function.
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
        for read in builder.files {
            let file = read.scope
            for use in read.facts.uses {
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

    /// Adds a closure to the keys that flow into its registration. Returns whether these are all.
    private func addClosure(
        _ registration: RouteGraph.Registration, at position: SourcePosition, in file: FileScope,
        _ builder: inout RouteGraphBuilder
    ) -> Bool {
        guard let keys = builder.model.registeredKeys(at: position, in: file) else { return false }
        var registration = registration
        registration.isConditional = registration.isConditional || keys.keys.count > 1 || !keys.isComplete
        for key in keys.keys {
            if let number = builder.route(key) { builder.addClosure(registration, to: number) }
        }
        return keys.isComplete
    }

    mutating func addRegistrations(_ builder: inout RouteGraphBuilder) {
        addListed(&builder)
        addUnused(builder)
        if found.values.contains(where: \.registrations.isEmpty) { addAliased(builder) }
        if found.values.contains(where: \.registrations.isEmpty) { addHandedOn(builder) }
    }

    /// Records the unused lists that name a type, for the messages.
    private mutating func addUnused(_ builder: RouteGraphBuilder) {
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.unusedRegistrations {
                guard case .type(let reference) = fact.subject, let list = fact.list,
                    let declaration = try? index.nominal(reference, in: LookupContext(file: file, scope: fact.scope))
                else { continue }
                found[declaration]?.unusedLists.append(
                    .init(name: list.description, location: SourceLocation(file.path, fact.position)))
            }
        }
    }

    /// Returns whether a declaration is a provider or an adapter without a known registration, which other code may register. A kind
    /// of scope is named wherever its scopes are made.
    private func mayBeRegisteredElsewhere(_ declaration: TypeDeclaration) -> Bool {
        found[declaration]?.registrations.isEmpty == true && !index.isScope(declaration)
    }

    /// Adds possible registrations by code that receives an instance, or a type as a generic argument: `install(ClockRouter())`,
    /// `Feature<ClockRouter>()`.
    private mutating func addHandedOn(_ builder: RouteGraphBuilder) {
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.typeUses where builder.model.mayRun(fact.position, in: file) {
                let context = LookupContext(file: file, scope: fact.scope)
                for reference in fact.handedOn {
                    guard let declaration = try? index.nominal(reference, in: context),
                        mayBeRegisteredElsewhere(declaration),
                        !index.enclosing(fact.scope.types, in: file).contains(declaration),
                        fact.form != .call || fact.type != reference
                            || builder.model.isPassedOn(at: fact.position, in: file)
                    else { continue }
                    found[declaration]?.registrations.append(
                        .init(
                            module: file.module.name, form: .list, registry: .unknown, isConditional: true,
                            location: SourceLocation(file.path, fact.position)))
                }
            }
        }
    }

    /// Adds possible registrations by aliases, which generic code may register: `typealias Router = ClockRouter`.
    private mutating func addAliased(_ builder: RouteGraphBuilder) {
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.types {
                guard case .alias(let target) = fact.kind, builder.model.isNamedOpenly(fact.name),
                    (index.enclosing(fact.scope.types, in: file).last ?? nil).map(builder.model.isNamed) ?? true,
                    let declaration = try? index.nominal(target, in: LookupContext(file: file, scope: fact.scope)),
                    mayBeRegisteredElsewhere(declaration)
                else { continue }
                found[declaration]?.registrations.append(
                    .init(
                        module: file.module.name, form: .list, registry: .unknown, isConditional: true,
                        location: SourceLocation(file.path, fact.position)))
            }
        }
    }

    private mutating func addListed(_ builder: inout RouteGraphBuilder) {
        for read in builder.files {
            let file = read.scope
            for fact in read.facts.registrations {
                let context = LookupContext(file: file, scope: fact.scope)
                let registry =
                    fact.registry == .unknown
                    ? builder.model.registry(at: fact.position, in: file) : fact.registry
                func registration(_ form: RouteGraph.Registration.Form) -> RouteGraph.Registration {
                    .init(
                        module: file.module.name, form: form, registry: registry,
                        isConditional: fact.isConditional || fact.registry == .unknown,
                        lifetime: fact.lifetime.map { builder.lifetime($0, in: file) },
                        location: SourceLocation(file.path, fact.position))
                }
                let isReached = builder.model.mayRun(fact.position, in: file)
                let mayRun = isReached && (registry != .other || builder.model.usesOtherRegistries)
                switch fact.subject {
                case .type(let reference):
                    guard let declaration = try? index.nominal(reference, in: context),
                        !(fact.isCallee && index.isScope(declaration))
                    else { continue }
                    if found[declaration] == nil, declaration.isConcrete,
                        !index.roles(of: declaration).isDisjoint(with: [.provider, .adapter])
                    {
                        // The type inherits its routes.
                        insertWithoutRoutes(declaration)
                    }
                    if mayRun, registry != .unknown || !builder.model.isPrinted(fact.position, in: file) {
                        found[declaration]?.registrations.append(registration(.list))
                    } else {
                        found[declaration]?.unusedLists.append(
                            .init(
                                name: builder.model.name(at: fact.position, in: file),
                                isOfOtherRegistry: isReached && registry == .other ? true : nil,
                                location: SourceLocation(file.path, fact.position)))
                    }
                case .closure(let key):
                    guard mayRun else { continue }
                    let registration = registration(.closure)
                    if let number = builder.route(key, in: context, at: fact.position, isOfLibrary: false) {
                        builder.addClosure(registration, to: number)
                    } else {
                        // `.dark` may be a value that another library registers.
                        let isKnown = addClosure(registration, at: fact.position, in: file, &builder)
                        if isKnown { continue }
                        builder.addUnresolved(
                            key.description, key.shortName == nil ? .inferredKey : .unseenKey,
                            module: file.module.name, at: registration.location)
                    }
                case .closureOfUnknown(let text):
                    guard mayRun else { continue }
                    var registration = registration(.closure)
                    if addClosure(registration, at: fact.position, in: file, &builder) { continue }
                    registration.isConditional = true
                    let isFollowed = builder.model.registeredKeys(at: fact.position, in: file) != nil
                    let numbers = isFollowed ? [] : keys(named: text, in: context, at: fact.position, &builder)
                    for number in numbers { builder.addClosure(registration, to: number) }
                    // The name may also mean a different variable, so the key remains unresolved.
                    guard numbers.isEmpty || !text.hasSuffix("()") else { continue }
                    // A function's result need not be named in the source.
                    let isInferred = text.contains("(") || InferredKeyLine.isInferred(text)
                    builder.addUnresolved(
                        text, isInferred ? .inferredKey : .unseenKey, module: file.module.name,
                        at: registration.location)
                }
            }
        }
    }
}

extension TypeUseFact {
    /// The generic arguments; without any, the type whose instance is made.
    fileprivate var handedOn: [TypeReference] {
        guard case .name(let components) = type else { return [] }
        let arguments = components.flatMap(\.arguments)
        return arguments.isEmpty && form == .call ? [type] : arguments
    }
}
