// SPDX-License-Identifier: Apache-2.0

/// The kind of value that the code expects where it has a name such as `.clock`.
enum TakenValue {
    case key(isOfViews: Bool?)
    case other
    /// The checker does not know the type, or a generic parameter decides.
    case unknown

    /// Combines the parameters that an argument may have. Different ones prove nothing.
    init?(_ all: [TakenValue]) {
        guard let first = all.first else { return nil }
        switch first {
        case .key(var isOfViews):
            for one in all {
                guard case .key(let other) = one else {
                    self = .unknown
                    return
                }
                if other != isOfViews { isOfViews = nil }
            }
            self = .key(isOfViews: isOfViews)
        case .other:
            let isSame = all.allSatisfy { if case .other = $0 { true } else { false } }
            self = isSame ? .other : .unknown
        case .unknown: self = .unknown
        }
    }
}

/// The calls with an argument that may be a short key, by these arguments.
final class ShortNameCalls {
    private let code: CodeIndex
    private var calls: [Place: [(call: CodeIndex.Call, indices: [Int])]] = [:]
    private var takenByPlaces: [Place: TakenValue?] = [:]
    /// The results for calls with the same callees, and for members of the same name. Many types share a name.
    private var takenByCallees: [Argument: TakenValue?] = [:]
    private var takenByMembers: [String: TakenValue?] = [:]

    /// An argument, as the place of a short name describes it. The calls of a chain begin at one position.
    private struct Place: Hashable {
        let site: CodeModel.Site
        let call: String
        let label: String?
        let name: String
    }

    private struct Argument: Hashable {
        let callees: CalleeList
        let indices: [Int]
    }

    init(_ code: CodeIndex, _ isDeclared: (String) -> Bool) {
        self.code = code
        for (number, function) in code.functions.enumerated() {
            for (position, call) in function.fact.calls.enumerated() {
                let site = CodeModel.Site(file: ObjectIdentifier(function.file), position: call.position)
                for (index, argument) in call.arguments.enumerated() {
                    for name in argument.value.implicitNames where isDeclared(name) {
                        add(
                            .init(function: number, number: position), index,
                            at: Place(site: site, call: call.name, label: argument.label, name: name))
                    }
                }
            }
        }
    }

    private func add(_ call: CodeIndex.Call, _ index: Int, at place: Place) {
        if let last = calls[place]?.indices.last, calls[place]?[last].call == call {
            calls[place]?[last].indices.append(index)
        } else {
            calls[place, default: []].append((call, [index]))
        }
    }

    // MARK: Arguments

    /// Returns what the place of a name takes; nil if the code does not tell.
    func taken(by fact: ShortNameFact, in file: FileScope) -> TakenValue? {
        switch fact.place {
        case .value(let type):
            return taken(type, in: LookupContext(file: file, scope: fact.scope), fact.scope.genericParameters)
        case .assigned(let name):
            return taken(byAll: name, in: file) { code.functions[$0].isProperty ? taken(byProperty: $0) : nil }
        case .argument(let name, let label, let position):
            if name.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) != true {
                return taken(byAll: name, in: file, taken(byOperator:))
            }
            let site = CodeModel.Site(file: ObjectIdentifier(file), position: position)
            let places = Set([name, "init"]).map { Place(site: site, call: $0, label: label, name: fact.name) }
            return TakenValue(places.flatMap { taken(at: $0).asList })
        case .other: return .unknown
        }
    }

    private func taken(at place: Place) -> TakenValue? {
        if let known = takenByPlaces[place] { return known }
        let calls = self.calls[place] ?? []
        code.work += calls.count
        let taken = TakenValue(calls.flatMap { self.taken(byArguments: $0.indices, of: $0.call) })
        takenByPlaces[place] = taken
        return taken
    }

    /// Returns the argument that a name is; nil if it is none, or one of several.
    func argument(with fact: ShortNameFact, in file: FileScope) -> CodeModel.Argument? {
        guard case .argument(let name, let label, let position) = fact.place else { return nil }
        let site = CodeModel.Site(file: ObjectIdentifier(file), position: position)
        let found = Set([name, "init"]).flatMap {
            calls[Place(site: site, call: $0, label: label, name: fact.name)] ?? []
        }
        guard found.count == 1, found[0].indices.count == 1 else { return nil }
        return CodeModel.Argument(call: found[0].call, number: found[0].indices[0])
    }

    /// Returns what all members and global functions of a name take.
    private func taken(byAll name: String, in file: FileScope, _ taken: (Int) -> TakenValue?) -> TakenValue? {
        if takenByMembers[name] == nil {
            takenByMembers[name] = TakenValue(code.members(named: name).compactMap(taken))
        }
        let members = (takenByMembers[name] ?? nil).asList
        return TakenValue(members + code.globals(named: name, seenBy: file).compactMap(taken))
    }

    private func taken(byOperator number: Int) -> TakenValue {
        let all = code.functions[number].fact.parameters.map { taken(by: $0, of: number) }
        return all.first { if case .key = $0 { true } else { false } } ?? TakenValue(all) ?? .unknown
    }

    /// Returns what the parameters take that some arguments may be passed to.
    private func taken(byArguments indices: [Int], of site: CodeIndex.Call) -> [TakenValue] {
        let call = code.call(site)
        let callees = code.calledFunctions(of: site)
        if !callees.functions.isEmpty {
            let argument = Argument(callees: callees, indices: indices)
            let taken = takenByCallees[argument] ?? taken(by: callees.functions, arguments: indices, of: call)
            takenByCallees[argument] = taken
            if !code.isReceiverKnown(of: call, in: site.function), case .other? = taken { return [.unknown] }
            return taken.asList
        }
        if let type = code.madeType(by: site)?.declaration, type.source != nil {
            return indices.compactMap { call.arguments[$0].label }.flatMap { label in
                code.members(named: label, of: type).map(taken(byProperty:))
            }
        }
        if call.name == "subscript", let taken = taken(byDictionary: call.receiver, in: site.function) {
            return [taken]
        }
        if code.isOfRouter(call, in: site.function) { return indices.map { _ in .key(isOfViews: nil) } }
        // The app may have a function with the name of one of the library.
        let isOfLibrary = KeyFunctionFact.ofLibrary.contains { $0.name == call.name }
        return isOfLibrary || code.isReceiverKnown(of: call, in: site.function) ? [] : [.unknown]
    }

    private func taken(by callees: [Int], arguments indices: [Int], of call: CallFact) -> TakenValue? {
        let all = callees.flatMap { callee -> [TakenValue] in
            code.work += 1
            // A property may hold a closure.
            if code.functions[callee].isProperty {
                return [code.functions[callee].fact.result?.isFunction == true ? taken(byProperty: callee) : .unknown]
            }
            let parameters = code.functions[callee].fact.parameters
            let passed = code.arguments(of: call, for: callee) ?? [:]
            return passed.filter { indices.contains($0.value) }.map { taken(by: parameters[$0.key], of: callee) }
        }
        return TakenValue(all)
    }

    /// Returns what the keys of a dictionary are, if the receiver of a subscript is one.
    private func taken(byDictionary receiver: CodeValue?, in function: Int) -> TakenValue? {
        guard case .name(let name, let base)? = receiver else { return nil }
        let taken = code.variables(named: name, of: base, in: function).map { variable -> TakenValue in
            let type: (TypeReference, CodeIndex.Function)? =
                switch variable {
                case .property(let number):
                    code.functions[number].fact.result.map { ($0, code.functions[number]) }
                case .parameter(let parameter, let level): (parameter.type, code.functions[level])
                case .value: nil
                }
            guard case .structure("[$: $]", let parts)? = type?.0, let place = type?.1 else { return .unknown }
            return self.taken(parts[0], in: place.context, place.fact.scope.genericParameters)
        }
        return TakenValue(taken)
    }

    // MARK: Types

    private func taken(by parameter: FunctionFact.Parameter, of function: Int) -> TakenValue {
        let callee = code.functions[function]
        return taken(parameter.type, in: callee.context, callee.fact.scope.genericParameters)
    }

    private func taken(byProperty number: Int) -> TakenValue {
        let property = code.functions[number]
        guard let type = property.fact.result else { return .unknown }
        return taken(type, in: property.context, property.fact.scope.genericParameters)
    }

    private func taken(_ reference: TypeReference, in context: LookupContext, _ generics: [String]) -> TakenValue {
        let names = reference.namesInside
        if let kind = names.lazy.compactMap(RouteKind.init(keyName:)).first { return .key(isOfViews: kind.isView) }
        if let type = try? code.index.type(reference.element, in: context), let key = code.index.key(type) {
            return .key(isOfViews: key.kind.isView)
        }
        return names.contains(where: generics.contains) ? .unknown : .other
    }
}

extension TakenValue? {
    fileprivate var asList: [TakenValue] { map { [$0] } ?? [] }
}

extension CodeValue {
    /// The name of the value, or those of several, if it is a member of a type that the compiler infers.
    fileprivate var implicitNames: Set<String> {
        switch self {
        case .name(let name, of: .implicit): [name]
        case .oneOf(let values): values.reduce(into: []) { $0.formUnion($1.implicitNames) }
        default: []
        }
    }
}

extension TypeReference {
    /// Whether it is the type of functions, or of an optional one.
    fileprivate var isFunction: Bool {
        if case .structure(let text, _) = element { text.contains("->") } else { false }
    }
}
