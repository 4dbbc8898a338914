// SPDX-License-Identifier: Apache-2.0

extension SourceIndex {
    /// Returns the type that a reference names.
    func type(_ reference: TypeReference, in context: LookupContext) throws(ResolutionFailure) -> ResolvedType {
        switch reference {
        case .name(let components): return try named(components, in: context)
        case .composition(let parts):
            var resolved: [ResolvedType] = []
            for part in parts { resolved.append(try type(part, in: context)) }
            return composition(resolved)
        case .structure(let text, let parts):
            var resolved: [ResolvedType] = []
            for part in parts { resolved.append(try type(part, in: context)) }
            if text == "_" { throw ResolutionFailure("the compiler infers it") }
            if text.hasPrefix("$."), let base = resolved.first, resolved.count == 1 {
                var current = base
                for name in text.dropFirst(2).split(separator: ".") {
                    current = try member(TypeReference.Component(String(name)), of: current, in: context)
                }
                return current
            }
            return structure(text, resolved)
        }
    }

    /// Returns the declaration that an extension, a registration or a list names.
    func nominal(_ reference: TypeReference, in context: LookupContext) throws(ResolutionFailure) -> TypeDeclaration {
        guard let declaration = try type(reference, in: context).declaration else {
            throw ResolutionFailure("\(reference) is no type that can be extended")
        }
        return declaration
    }

    private func composition(_ parts: [ResolvedType]) -> ResolvedType {
        let existential = ResolvedType.Existential(parts) { self.ancestors(of: $0) }
            .withoutImpliedObject { self.isObjectOnly($0) }
        // `SomeClass & AnyObject` is `SomeClass`.
        if existential.bases.count == 1, existential.protocols.isEmpty, !existential.isObject,
            existential.bases[0].declaration?.isClass == true
        {
            return existential.bases[0]
        }
        return .existential(existential)
    }

    // MARK: Names

    private func named(
        _ components: [TypeReference.Component], in context: LookupContext
    ) throws(ResolutionFailure) -> ResolvedType {
        guard let first = components.first else { throw ResolutionFailure("there is no name") }
        var rest = components.dropFirst()
        var current: ResolvedType
        switch first.name {
        case "Any" where rest.isEmpty: return .any
        case "AnyObject" where rest.isEmpty: return .existential(.init(isObject: true))
        case "Void" where rest.isEmpty && types["Void"] == nil: return .structure("()", parts: [])
        case "Self":
            guard let own = enclosing(context.scope.types, in: context.file).last ?? nil, !own.isProtocol, !own.isClass
            else { return .parameter("Self") }
            current = own.asSelf
        default:
            switch try meaning(of: first.name, in: context) {
            case .parameter: current = .parameter(first.name)
            case .type(let declaration, let outer):
                current = try apply(first.arguments, to: declaration, of: outer, in: context)
                // A type hides a module of the same name. If the type lacks this member, the name means the module.
                if let next = rest.first, isModuleName(first.name, in: context.file),
                    try memberOrNil(next.name, of: current, in: context) == nil,
                    let type = try? type(next.name, inModule: first.name, from: context.file)
                {
                    current = try apply(next.arguments, to: type, of: nil, in: context)
                    rest = rest.dropFirst()
                }
            case .module(let module):
                guard let next = rest.popFirst() else {
                    throw ResolutionFailure("\(first.name) is a module, not a type")
                }
                switch (module, next.name) {
                case (StandardNames.module, "Any"): current = .any
                case (StandardNames.module, "AnyObject"): current = .existential(.init(isObject: true))
                case (StandardNames.module, "Void"): current = .structure("()", parts: [])
                default:
                    let type = try type(next.name, inModule: module, from: context.file)
                    current = try apply(next.arguments, to: type, of: nil, in: context)
                }
            }
        }
        for component in rest {
            current = try member(component, of: current, in: context)
        }
        return current
    }

    private func isModuleName(_ name: String, in file: FileScope) -> Bool {
        name == file.module.name || file.importedNames.contains(name)
    }

    private func memberOrNil(
        _ name: String, of base: ResolvedType, in context: LookupContext
    ) throws(ResolutionFailure) -> NameMeaning? {
        if name == "Type" || name == "Protocol" { return .parameter }
        return try member(name, of: base, in: context)
    }

    private func member(
        _ component: TypeReference.Component, of base: ResolvedType, in context: LookupContext
    ) throws(ResolutionFailure) -> ResolvedType {
        if component.name == "Type" || component.name == "Protocol" {
            return .structure("$.\(component.name)", parts: [base])
        }
        if case .parameter(let name) = base { return .parameter("\(name).\(component.name)") }
        guard let declaration = base.declaration else {
            throw ResolutionFailure("\(base.spelling(.short)) has no types of its own")
        }
        switch try member(component.name, of: base, in: context) {
        case .type(let type, let outer)?: return try apply(component.arguments, to: type, of: outer, in: context)
        case .parameter?: return .parameter("\(declaration.name).\(component.name)")
        case .module?, nil: break
        }
        guard isOpenEnded(declaration) else {
            throw ResolutionFailure("\(declaration.path) has no type named \(component.name)")
        }
        let type = external(component.name, module: nil, parent: declaration)
        return try apply(component.arguments, to: type, of: base.isParametrised ? base : nil, in: context)
    }

    /// Returns whether a type may have members whose source was not read.
    private func isOpenEnded(_ declaration: TypeDeclaration) -> Bool {
        if declaration.source == nil { return true }
        return supertypes(of: declaration).flatMap(\.parts).contains { part in
            part.declaration.map { $0.source == nil && $0.module != StandardNames.module } ?? false
        }
    }

    /// Returns a declared type with its arguments. An alias is replaced by its target.
    private func apply(
        _ arguments: [TypeReference], to declaration: TypeDeclaration, of outer: ResolvedType?,
        in context: LookupContext
    ) throws(ResolutionFailure) -> ResolvedType {
        var resolved: [ResolvedType] = []
        for argument in arguments { resolved.append(try type(argument, in: context)) }
        switch declaration.kind {
        case .alias:
            var bindings = outer?.bindings ?? [:]
            for (name, argument) in zip(declaration.genericParameters, resolved) { bindings[name] = argument }
            let target = try aliased(declaration).substituting(bindings)
            // Each of some aliases may double the size of the next one.
            guard target.hasParts(atMost: ResolvedType.largest) else {
                throw ResolutionFailure("the type \(declaration.path) has too many parts")
            }
            // `typealias ArrayOf = Array`, then `ArrayOf<Int>`.
            if declaration.genericParameters.isEmpty, !resolved.isEmpty,
                case .named(let type, let own, let around) = target, own.allSatisfy(\.isGeneric)
            {
                return .named(type, arguments: resolved, of: around)
            }
            return target
        case .associatedType: return .parameter(declaration.name)
        case .protocol:
            if declaration.isMarker { return .existential(.init(markers: [declaration.name])) }
            return .existential(.init(protocols: [.init(declaration: declaration, arguments: resolved)]))
        case .class, .value, .unknown:
            // Within its own code, a generic type without written arguments has its own parameters as arguments.
            if resolved.isEmpty { resolved = declaration.genericParameters.map(ResolvedType.parameter) }
            return .named(declaration, arguments: resolved, of: outer)
        }
    }

    /// Returns the target of an alias, in terms of the alias's parameters.
    func aliased(_ alias: TypeDeclaration) throws(ResolutionFailure) -> ResolvedType {
        if let known = alias.aliased { return try known.get() }
        guard case .alias(let target) = alias.kind, let source = alias.source else {
            throw ResolutionFailure("\(alias.path) is no alias")
        }
        guard !alias.isFindingAliased else { throw ResolutionFailure("the alias \(alias.path) leads back to itself") }
        alias.isFindingAliased = true
        defer { alias.isFindingAliased = false }
        let context = LookupContext(file: source.file, scope: source.scope.adding(alias.genericParameters))
        let result: Result<ResolvedType, ResolutionFailure>
        do throws(ResolutionFailure) { result = .success(try type(target, in: context)) } catch {
            result = .failure(error)
        }
        alias.aliased = result
        return try result.get()
    }

    // MARK: Structures

    /// Returns a structure in the form that the runtime prints, without shorthands.
    private func structure(_ text: String, _ parts: [ResolvedType]) -> ResolvedType {
        func standard(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType {
            self.standard[name].map { .named($0, arguments: arguments, of: nil) } ?? .structure(text, parts: parts)
        }
        switch text.filter({ $0 != " " }) {
        case "$", "($)": return parts.first ?? .any
        case "[$]": return standard("Array", parts)
        case "[$of$]": return standard("InlineArray", parts)
        case "[$:$]": return standard("Dictionary", parts)
        case "$?", "$!", "($)?", "($)!": return standard("Optional", parts)
        case "()": return .structure("()", parts: [])
        // `~Copyable` removes a requirement that does not exist at run time.
        case "~$": return .existential(.init(markers: ["~" + (parts.first?.spelling(.short).dropAny ?? "Copyable")]))
        case "some$": return .parameter("some")
        case "each$", "repeat$", "repeateach$": return .parameter("each")
        default: break
        }
        var text = text.replacing("@escaping ", with: "").replacing("($).Type", with: "$.Type")
            .replacing("($).Protocol", with: "$.Protocol")
        // A main-actor function is implicitly `@Sendable`; see
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0434-global-actor-isolated-types-usability.md
        if text.hasPrefix("@MainActor "), text.contains("->"), !text.contains("@Sendable") {
            text = "@MainActor @Sendable " + text.dropFirst("@MainActor ".count)
        }
        return .structure(text, parts: parts)
    }
}

extension String {
    fileprivate var dropAny: String { hasPrefix("any ") ? String(dropFirst(4)) : self }
}
