// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Encodes the facts of a file compactly. Reading JSON for many thousand files would take seconds.
///
/// Raise `ScanCache.version` after any change to the facts or to the reading of sources.
enum FactCoding {
    static func encode(_ reading: FileScanner.Reading) -> [UInt8] {
        var writer = ByteWriter()
        write(reading.facts, to: &writer)
        writer.write(reading.fault != nil)
        if let fault = reading.fault {
            writer.write(fault.message)
            writer.write(fault.position)
        }
        return writer.data
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) -> FileScanner.Reading {
        var reader = try ByteReader(bytes)
        let facts = try reader.facts()
        guard try reader.flag() else { return FileScanner.Reading(facts: facts) }
        let message = try reader.text()
        return FileScanner.Reading(
            facts: facts, fault: SyntaxFault(message: message, position: try reader.position()))
    }

    private static func write(_ facts: FileFacts, to writer: inout ByteWriter) {
        writer.write(facts.imports) { writer, fact in
            writer.write(fact.module)
            writer.write(fact.isExported)
            writer.write(optional: fact.declaration)
            writer.write(fact.position)
        }
        writer.write(facts.types) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.kind)
            writer.write(fact.scope)
            writer.write(accesses.firstIndex(of: fact.access)!)
            writer.write(fact.isLocal)
            writer.write(fact.genericParameters) { $0.write($1) }
            writer.write(fact.inherited) { $0.write($1) }
            writer.write(fact.isAutoRegistered)
            writer.write(fact.isMain)
            writer.write(fact.attributes) { $0.write($1) }
            writer.write(optional: fact.objectiveCName)
            writer.write(fact.position)
        }
        writer.write(facts.extensions) { writer, fact in
            writer.write(fact.extended)
            writer.write(fact.inherited) { $0.write($1) }
            writer.write(fact.position)
        }
        writer.write(facts.macros) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.conformances) { $0.write($1) }
        }
        writer.write(facts.declarations) { writer, fact in
            writer.write(fact.key)
            writer.write(declarationForms.firstIndex(of: fact.form)!)
            writer.write(fact.isMainActor)
            writer.write(fact.isConditional)
            writer.write(accesses.firstIndex(of: fact.access)!)
            writer.write(fact.position)
        }
        writer.write(facts.shortKeys) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.key)
            writer.write(accesses.firstIndex(of: fact.access)!)
        }
        writer.write(facts.routes) { writer, fact in
            writer.write(fact.scope)
            writer.write(fact.lines) { $0.write($1) }
            writer.write(fact.position)
        }
        writer.write(facts.selections) { writer, fact in
            writer.write(fact.scope)
            writer.write(optional: fact.condition)
            writer.write(optional: fact.replaced)
        }
        writer.write(facts.requirementReads) { $0.write(optional: $1.name) }
        writer.write(facts.registrations) { writer, fact in
            writer.write(fact.isCallee)
            switch fact.subject {
            case .type(let type):
                writer.write(0)
                writer.write(type)
            case .closure(let key):
                writer.write(1)
                writer.write(key)
            case .closureOfUnknown(let text):
                writer.write(2)
                writer.write(text)
            }
            writer.write(registries.firstIndex(of: fact.registry)!)
            writer.write(fact.isConditional)
            writer.write(fact.scope)
            writer.write(optional: fact.list?.name)
            writer.write(optional: fact.list?.type)
            writer.write(fact.lifetime != nil)
            if let lifetime = fact.lifetime { writer.write(lifetime) }
            writer.write(fact.position)
        }
        writer.write(facts.uses) { writer, fact in
            writer.write(fact.key)
            writer.write(useForms.firstIndex(of: fact.form)!)
            writer.write(fact.isRequest)
            writer.write(fact.isOptional)
            writer.write(fact.isOfAllNames)
            writer.write(fact.isInMacro)
            writer.write(fact.otherKinds) { $0.write(routeKinds.firstIndex(of: $1)!) }
            writer.write(fact.scope)
            writer.write(fact.position)
        }
        writer.write(facts.constructions) { writer, fact in
            writer.write(fact.type)
            writer.write(fact.scope)
            writer.write(fact.position)
        }
        writer.write(facts.typeUses) { writer, fact in
            writer.write(fact.type)
            writer.write(useForms.firstIndex(of: fact.form)!)
            writer.write(fact.isRequest)
            writer.write(fact.scope)
            writer.write(fact.position)
        }
        writer.write(facts.shortNames) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.place)
            writer.write(fact.isKeyPath)
            writer.write(fact.scope)
            writer.write(fact.position)
        }
        writer.write(facts.keyFunctions) { writer, fact in
            writer.write(fact.name)
            writer.write(optional: fact.label)
            writer.write(fact.takesViews)
        }
        writer.write(facts.unwrittenUses) { writer, fact in
            writer.write(fact.text)
            writer.write(fact.position)
        }
        writer.write(facts.deferringTypes) { writer, path in
            writer.write(path) { (writer: inout ByteWriter, name: String) in writer.write(name) }
        }
        writer.write(facts.inactiveProviders) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.keys) { $0.write($1) }
            writer.write(fact.condition)
            writer.write(fact.position)
        }
        writer.write(facts.allowances) { writer, fact in
            writer.write(fact.line)
            writer.write(fact.ids) { $0.write($1) }
        }
        writer.write(facts.functions) { $0.write($1) }
        writer.write(facts.values)
        writer.write(facts.objectiveC != nil)
        if let facts = facts.objectiveC { writer.write(facts) }
    }

    // The encoding stores indices into these arrays.
    fileprivate static let accesses: [TypeFact.Access] = [.private, .fileprivate, .internal, .package, .public]
    fileprivate static let declarationForms: [DeclarationFact.Form] = [.macro, .initializer, .unconstrained, .marker]
    fileprivate static let registries: [RegistrationFact.Registry] = [.shared, .other, .unknown]
    fileprivate static let useForms: [UseFact.Form] = [.call, .bypass, .mention]
    fileprivate static let moments: [SourceScope.Moment] = [.always, .whenCalled, .perhaps]
    fileprivate static let typeKinds: [TypeFact.Kind] = [.protocol, .class, .struct, .enum, .actor, .associatedType]
    fileprivate static let routeKinds: [RouteKind] = [.service, .serviceModule, .asyncService, .view, .viewModule]
}

extension ByteWriter {
    mutating func write(optional text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    mutating func write(_ position: SourcePosition) {
        write(position.line)
        write(position.column)
    }

    mutating func write(_ scope: SourceScope) {
        write(scope.types) { $0.write($1) }
        write(scope.extendedCount)
        write(scope.genericParameters) { $0.write($1) }
        write(optional: scope.member)
        write(FactCoding.moments.firstIndex(of: scope.moment)!)
        write(scope.receivers) { $0.write($1) }
    }

    mutating func write(_ key: KeyReference) {
        write(FactCoding.routeKinds.firstIndex(of: key.kind)!)
        write(key.type)
        write(key.isOfAnyKind)
        write(optional: key.name)
    }

    fileprivate mutating func write(_ kind: TypeFact.Kind) {
        if case .alias(let target) = kind {
            write(FactCoding.typeKinds.count)
            write(target)
        } else {
            write(FactCoding.typeKinds.firstIndex(of: kind)!)
        }
    }

    mutating func write(_ type: TypeReference) {
        switch type {
        case .name(let components):
            write(0)
            write(components) { writer, component in
                writer.write(component.name)
                writer.write(component.arguments) { $0.write($1) }
            }
        case .composition(let parts):
            write(1)
            write(parts) { $0.write($1) }
        case .structure(let text, let parts):
            write(2)
            write(text)
            write(parts) { $0.write($1) }
        }
    }

    fileprivate mutating func write(_ line: RoutesFact.Line) {
        switch line.kind {
        case .provides(let key):
            write(0)
            write(key)
        case .adapts(let required, to: .key(let adaptee)):
            write(1)
            write(required)
            write(adaptee)
        case .adapts(let required, to: .provider(let adaptee)):
            write(2)
            write(required)
            write(adaptee)
        case .identifier(let text):
            write(3)
            write(text)
        case .urlPattern(let text):
            write(4)
            write(text)
        case .destinationClass(let type, let isExclusive):
            write(5)
            write(type)
            write(isExclusive)
        case .unknown(let text):
            write(6)
            write(text)
        }
        write(line.requirements) { $0.write($1) }
        write(line.position)
    }
}

extension ByteReader {
    mutating func element<Element>(of elements: [Element]) throws(Damage) -> Element {
        let index = try number()
        guard elements.indices.contains(index) else { throw Damage() }
        return elements[index]
    }

    mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

    mutating func position() throws(Damage) -> SourcePosition {
        let line = try number()
        return SourcePosition(line: line, column: try number())
    }

    mutating func texts() throws(Damage) -> [String] {
        try array { reader throws(Damage) in try reader.text() }
    }

    fileprivate mutating func types() throws(Damage) -> [TypeReference] {
        try array { reader throws(Damage) in try reader.type() }
    }

    mutating func scope() throws(Damage) -> SourceScope {
        let types = try texts()
        let extendedCount = try number()
        let genericParameters = try texts()
        let member = try optionalText()
        return SourceScope(
            types: types, extendedCount: extendedCount, genericParameters: genericParameters, member: member,
            moment: try element(of: FactCoding.moments), receivers: try self.types())
    }

    mutating func key() throws(Damage) -> KeyReference {
        let kind = try element(of: FactCoding.routeKinds)
        var key = KeyReference(kind, try type())
        key.isOfAnyKind = try flag()
        key.name = try optionalText()
        return key
    }

    mutating func type() throws(Damage) -> TypeReference {
        switch try number() {
        case 0:
            return .name(
                try array { reader throws(Damage) in
                    let name = try reader.text()
                    return TypeReference.Component(name, arguments: try reader.types())
                })
        case 1: return .composition(try types())
        case 2:
            let text = try text()
            return .structure(text, parts: try types())
        default: throw Damage()
        }
    }

    fileprivate mutating func line() throws(Damage) -> RoutesFact.Line {
        let kind: RoutesFact.Line.Kind
        switch try number() {
        case 0: kind = .provides(try key())
        case 1:
            let required = try key()
            kind = .adapts(required, to: .key(try key()))
        case 2:
            let required = try key()
            kind = .adapts(required, to: .provider(try type()))
        case 3: kind = .identifier(try text())
        case 4: kind = .urlPattern(try text())
        case 5:
            let type = try type()
            kind = .destinationClass(type, isExclusive: try flag())
        case 6: kind = .unknown(try text())
        default: throw Damage()
        }
        return RoutesFact.Line(kind, requirements: try texts(), position: try position())
    }

    fileprivate mutating func facts() throws(Damage) -> FileFacts {
        var facts = FileFacts()
        facts.imports = try array { reader throws(Damage) in
            let module = try reader.text()
            let isExported = try reader.flag()
            return ImportFact(
                module: module, isExported: isExported, declaration: try reader.optionalText(),
                position: try reader.position())
        }
        facts.types = try array { reader throws(Damage) in try reader.typeFact() }
        facts.extensions = try array { reader throws(Damage) in
            let extended = try reader.type()
            let inherited = try reader.types()
            return ExtensionFact(extended: extended, inherited: inherited, position: try reader.position())
        }
        facts.macros = try array { reader throws(Damage) in
            let name = try reader.text()
            return MacroFact(name: name, conformances: try reader.types())
        }
        facts.declarations = try array { reader throws(Damage) in
            let key = try reader.key()
            let form = try reader.element(of: FactCoding.declarationForms)
            let isMainActor = try reader.flag()
            let isConditional = try reader.flag()
            let access = try reader.element(of: FactCoding.accesses)
            return DeclarationFact(
                key: key, form: form, isMainActor: isMainActor, isConditional: isConditional, access: access,
                position: try reader.position())
        }
        facts.shortKeys = try array { reader throws(Damage) in
            ShortKeyFact(
                name: try reader.text(), key: try reader.key(), access: try reader.element(of: FactCoding.accesses))
        }
        facts.routes = try array { reader throws(Damage) in
            let scope = try reader.scope()
            let lines = try reader.array { reader throws(Damage) in try reader.line() }
            return RoutesFact(scope: scope, lines: lines, position: try reader.position())
        }
        facts.selections = try array { reader throws(Damage) in
            SelectionFact(
                scope: try reader.scope(), condition: try reader.optionalText(), replaced: try reader.optionalText())
        }
        facts.requirementReads = try array { reader throws(Damage) in RequirementReadFact(try reader.optionalText()) }
        facts.registrations = try array { reader throws(Damage) in
            let subject: RegistrationFact.Subject
            let isCallee = try reader.flag()
            switch try reader.number() {
            case 0: subject = .type(try reader.type())
            case 1: subject = .closure(try reader.key())
            default: subject = .closureOfUnknown(try reader.text())
            }
            let registry = try reader.element(of: FactCoding.registries)
            let isConditional = try reader.flag()
            let scope = try reader.scope()
            let name = try reader.optionalText()
            let type = try reader.optionalText()
            let lifetime = try reader.flag() ? try reader.lifetime() : nil
            var fact = RegistrationFact(
                subject, registry: registry, isConditional: isConditional, scope: scope,
                list: name.map { RegistrationList($0, of: type) },
                position: try reader.position())
            fact.isCallee = isCallee
            fact.lifetime = lifetime
            return fact
        }
        facts.uses = try array { reader throws(Damage) in
            let key = try reader.key()
            let form = try reader.element(of: FactCoding.useForms)
            let isRequest = try reader.flag()
            let isOptional = try reader.flag()
            let isOfAllNames = try reader.flag()
            let isInMacro = try reader.flag()
            let otherKinds = try reader.array { reader throws(Damage) in try reader.element(of: FactCoding.routeKinds) }
            let scope = try reader.scope()
            return UseFact(
                key: key, form: form, isRequest: isRequest, isOptional: isOptional, otherKinds: otherKinds,
                isOfAllNames: isOfAllNames, isInMacro: isInMacro, scope: scope, position: try reader.position())
        }
        facts.constructions = try array { reader throws(Damage) in
            let type = try reader.type()
            let scope = try reader.scope()
            return ConstructionFact(type: type, scope: scope, position: try reader.position())
        }
        facts.typeUses = try array { reader throws(Damage) in
            let type = try reader.type()
            let form = try reader.element(of: FactCoding.useForms)
            let isRequest = try reader.flag()
            let scope = try reader.scope()
            return TypeUseFact(
                type: type, form: form, isRequest: isRequest, scope: scope, position: try reader.position())
        }
        facts.shortNames = try array { reader throws(Damage) in
            ShortNameFact(
                name: try reader.text(), place: try reader.shortNamePlace(), isKeyPath: try reader.flag(),
                scope: try reader.scope(), position: try reader.position())
        }
        facts.keyFunctions = try array { reader throws(Damage) in
            KeyFunctionFact(try reader.text(), label: try reader.optionalText(), takesViews: try reader.flag())
        }
        facts.unwrittenUses = try array { reader throws(Damage) in
            let text = try reader.text()
            return UnwrittenUseFact(text: text, position: try reader.position())
        }
        facts.deferringTypes = try array { reader throws(Damage) in try reader.texts() }
        facts.inactiveProviders = try array { reader throws(Damage) in
            InactiveProviderFact(
                name: try reader.text(), keys: try reader.array { reader throws(Damage) in try reader.key() },
                condition: try reader.text(), position: try reader.position())
        }
        facts.allowances = try array { reader throws(Damage) in
            let line = try reader.number()
            return AllowanceFact(line: line, ids: try reader.texts())
        }
        facts.functions = try functions()
        facts.values = try values()
        if try flag() { facts.objectiveC = try objectiveC() }
        return facts
    }

    private mutating func typeFact() throws(Damage) -> TypeFact {
        let name = try text()
        let kindIndex = try number()
        let kind: TypeFact.Kind
        if kindIndex == FactCoding.typeKinds.count {
            kind = .alias(try type())
        } else {
            guard FactCoding.typeKinds.indices.contains(kindIndex) else { throw Damage() }
            kind = FactCoding.typeKinds[kindIndex]
        }
        let scope = try scope()
        let access = try element(of: FactCoding.accesses)
        let isLocal = try flag()
        let genericParameters = try texts()
        let inherited = try types()
        let isAutoRegistered = try flag()
        let isMain = try flag()
        let attributes = try texts()
        let objectiveCName = try optionalText()
        var fact = TypeFact(
            name: name, kind: kind, scope: scope, access: access, isLocal: isLocal,
            genericParameters: genericParameters, inherited: inherited, isAutoRegistered: isAutoRegistered,
            attributes: attributes, position: try position())
        fact.isMain = isMain
        fact.objectiveCName = objectiveCName
        return fact
    }
}
#endif
