// SPDX-License-Identifier: Apache-2.0

extension ObjectiveCLinker {

    /// Returns whether a class makes views; nil if neither its superclass nor its registrations tell.
    func isView(_ name: String) -> Bool? {
        switch table.family(of: name) {
        case .router(let isView), .adapter(let isView): return isView
        case .other: return nil
        case .unknown: break
        }
        for file in files {
            for statement in file.facts.objectiveC?.statements ?? [] where statement.owner == name {
                if case .line(.key(let key), .own) = statement.kind, key.kind != .module { return key.kind == .view }
            }
        }
        return nil
    }

    /// Returns the key of a protocol, for a class or a route that makes views or services.
    func key(_ written: ObjectiveCKey, isView: Bool?, from module: String) -> KeyReference {
        let declared = table.kinds(ofProtocol: written.name)
        let kind: RouteKind =
            switch written.kind {
            case .view: .view
            case .viewModule: .viewModule
            case .service: .service
            case .serviceModule: .serviceModule
            case .destination:
                isView.map { $0 ? .view : .service } ?? declared.first { !$0.hasConfiguration } ?? .view
            case .module:
                isView.map { $0 ? .viewModule : .serviceModule } ?? declared.first(where: \.hasConfiguration)
                    ?? .viewModule
            }
        return KeyReference(kind, table.protocolType(written.name, from: module))
    }

    mutating func link(_ statement: ObjectiveCStatement, of number: Int, _ routes: inout ObjectiveCRoutes) {
        let module = files[number].module
        switch statement.kind {
        case .registration(of: let name):
            // An abstract router registers nothing of its own.
            guard table.classes[name]?.isAbstract != true else { return }
            register(table.type(name, from: module), .shared, isConditional: statement.isConditional, statement, number)
        case .line(let line, let receiver): routes.add(line, receiver, statement)
        case .request(let written):
            addUse(key(written, isView: nil, from: module), .call, isRequest: true, statement, number)
        case .mention(let name): addMention(of: name, statement, number)
        case .message(to: let name): addMessage(to: name, statement, number)
        case .typed(as: let names, for: let written, let text):
            addParentType(names, key(written, isView: nil, from: module), of: written.name, text, statement, number)
        case .call(of: let name, let arguments, let text):
            addCall(of: name, arguments, text, statement, number)
        case .unproven(let doubt, let text): addDoubt(doubt, text, statement, number)
        }
    }

    mutating func register(
        _ type: TypeReference, _ registry: RegistrationFact.Registry, isConditional: Bool,
        _ statement: ObjectiveCStatement, _ number: Int
    ) {
        files[number].facts.registrations.append(
            RegistrationFact(
                .type(type), registry: registry, isConditional: isConditional, scope: statement.scope,
                position: statement.position))
    }

    private mutating func addUse(
        _ key: KeyReference, _ form: UseFact.Form, isRequest: Bool, otherKinds: [RouteKind] = [],
        _ statement: ObjectiveCStatement, _ number: Int
    ) {
        files[number].facts.uses.append(
            UseFact(
                key: key, form: form, isRequest: isRequest, isOptional: !isRequest, otherKinds: otherKinds,
                scope: statement.scope, position: statement.position))
    }

    /// Adds a use by code that may register the protocol, or only compare it.
    private mutating func addMention(of name: String, _ statement: ObjectiveCStatement, _ number: Int) {
        let kinds = table.kinds(ofProtocol: name)
        guard let kind = kinds.first else { return }
        let type = table.protocolType(name, from: files[number].module)
        addUse(
            KeyReference(kind, type), .mention, isRequest: false, otherKinds: Array(kinds.dropFirst()), statement,
            number)
    }

    private mutating func addMessage(to name: String, _ statement: ObjectiveCStatement, _ number: Int) {
        guard case .router = table.family(of: name), statement.owner != name else { return }
        let id = table.type(name, from: files[number].module).description
        messages[id, default: []].append(
            RouteGraph.Use(
                module: files[number].module, isRequest: true, place: statement.place(in: files[number].path),
                location: SourceLocation(files[number].path, statement.position)))
    }

    private mutating func addParentType(
        _ names: [String], _ key: KeyReference, of name: String, _ text: String, _ statement: ObjectiveCStatement,
        _ number: Int
    ) {
        let ancestors = table.ancestors(ofProtocol: name)
        // A type with the protocol, or with a child of it, is exact.
        let isExact = names.contains { $0 == name || table.ancestors(ofProtocol: $0).contains(name) }
        guard !isExact, let parent = names.first(where: ancestors.contains) else { return }
        parentTypes.append(
            RouteGraph.ParentType(
                key: "\(key.kind.keyName)<any \(name)>", name: name, parent: parent, text: text,
                module: files[number].module, location: SourceLocation(files[number].path, statement.position)))
    }

    // MARK: Doubts

    mutating func addDoubt(_ doubt: ObjectiveCDoubt, _ text: String, _ statement: ObjectiveCStatement, _ number: Int) {
        doubts.append(
            RouteGraph.Unresolved(
                text: text, reason: doubt.reason, module: files[number].module,
                location: SourceLocation(files[number].path, statement.position)))
    }

    private static let harmless = [
        "NS", "CF", "CG", "UI", "DeclareRoutable", "dispatch", "_", "objc", "MAX", "MIN", "assert", "sizeof",
    ]

    /// Adds a use of a macro, or a call that receives classes or protocols.
    private mutating func addCall(
        of name: String, _ arguments: [String], _ text: String, _ statement: ObjectiveCStatement, _ number: Int
    ) {
        let module = files[number].module
        let routers = arguments.filter { argument in
            switch table.family(of: argument) {
            case .router, .adapter, .unknown: true
            case .other: false
            }
        }
        if let macro = table.macros[name] {
            addDoubt(macro.registers ? .macro : .macroRequest, text, statement, number)
        } else if statement.isRegistering, !Self.harmless.contains(where: name.hasPrefix) {
            addDoubt(.function, text, statement, number)
        } else if routers.contains(where: { registrations[$0] == nil }), statement.owner == nil,
            !Self.harmless.contains(where: name.hasPrefix)
        {
            // A macro of another library.
            addDoubt(.macro, text, statement, number)
        } else {
            return
        }
        for router in routers where registrations[router] == nil {
            register(table.type(router, from: module), .unknown, isConditional: true, statement, number)
        }
        for argument in arguments { addMention(of: argument, statement, number) }
    }
}

extension ObjectiveCStatement {
    /// Whether the statement is in a method that registers the routes of its class.
    var isRegistering: Bool { owner != nil && member == "registerRoutableDestination" }

    var scope: SourceScope { SourceScope(types: owner.map { [$0] } ?? [], member: member) }

    func place(in path: String) -> String {
        let names = [owner, member].compactMap { $0 }
        return names.isEmpty ? path.lastComponent : names.joined(separator: ".")
    }
}
