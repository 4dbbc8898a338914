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

/// The calls with an argument that may be a short key, by their positions.
final class ShortNameCalls {
    private let code: CodeIndex
    private var calls: [CodeModel.Site: [CodeIndex.Call]] = [:]
    /// The results for calls with the same callees, and for members of the same name. Many types share a name.
    private var takenByCallees: [Argument: TakenValue?] = [:]
    private var takenByMembers: [String: TakenValue?] = [:]

    private struct Argument: Hashable {
        let callees: CalleeList
        let indices: [Int]
    }

    init(_ code: CodeIndex, _ isDeclared: (String) -> Bool) {
        self.code = code
        for (number, function) in code.functions.enumerated() {
            for (position, call) in function.fact.calls.enumerated() {
                guard call.arguments.contains(where: { $0.value.hasImplicitName(where: isDeclared) }) else { continue }
                let site = CodeModel.Site(file: ObjectIdentifier(function.file), position: call.position)
                calls[site, default: []].append(.init(function: number, number: position))
            }
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
            return TakenValue(
                calls(named: name, at: position, taking: fact.name, label, in: file).flatMap {
                    taken(byArguments: code.call($0).indices(of: fact.name, label: label), of: $0)
                })
        case .other: return .unknown
        }
    }

    private func calls(
        named name: String, at position: SourcePosition, taking short: String, _ label: String?, in file: FileScope
    ) -> [CodeIndex.Call] {
        // The calls of a chain begin at one position.
        (calls[CodeModel.Site(file: ObjectIdentifier(file), position: position)] ?? []).filter { site in
            let call = code.call(site)
            return (call.name == name || call.name == "init") && !call.indices(of: short, label: label).isEmpty
        }
    }

    /// Returns the argument that a name is; nil if it is none, or one of several.
    func argument(with fact: ShortNameFact, in file: FileScope) -> CodeModel.Argument? {
        guard case .argument(let name, let label, let position) = fact.place else { return nil }
        let found = calls(named: name, at: position, taking: fact.name, label, in: file)
        guard found.count == 1 else { return nil }
        let indices = code.call(found[0]).indices(of: fact.name, label: label)
        return indices.count == 1 ? .init(call: found[0], number: indices[0]) : nil
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
        let callees = code.calleesOfInstance(site)
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

extension CodeIndex {
    /// Returns the functions that a call may run, or those that an instance is called as.
    func calleesOfInstance(_ site: Call) -> CalleeList {
        let call = self.call(site)
        let found = callees(of: site).list
        if let function = found.functions.first, !functions[function].isProperty { return found }
        var called = CodeValue.name(call.name, of: call.receiver)
        var name = "callAsFunction"
        if case .type(let reference)? = call.receiver, let variable = reference.asVariable {
            // A variable may begin in upper case.
            if call.name == "init" { called = variable } else { (called, name) = (variable, call.name) }
        }
        let members = (types(of: called, in: site.function) ?? []).flatMap {
            inheritedMembers(named: name, of: $0)
        }.filter { arguments(of: call, for: $0) != nil }
        return members.isEmpty ? found : CalleeList(members)
    }

    /// Returns whether the type of the receiver is known.
    func isReceiverKnown(of call: CallFact, in function: Int) -> Bool {
        switch call.receiver {
        case nil, .own, .implicit: true
        case .type(let reference): type(reference, in: functions[function].context) != nil
        case let value?: types(of: value, in: function)?.allSatisfy { $0.source != nil } == true
        }
    }

    /// Returns whether a call requests a route through another name of the router: `typealias R = Router`, `let r = Router.self`.
    func isOfRouter(_ call: CallFact, in function: Int) -> Bool {
        guard CallFact.requests.contains(call.name), let receiver = call.receiver else { return false }
        return types(of: receiver, in: function)?.contains { $0.source == nil && RouterName.is($0.name) } == true
    }
}

extension CodeIndex.Function {
    fileprivate var isProperty: Bool { [.property, .initialValue].contains(fact.kind) }
}

extension CallFact {
    /// Returns the arguments with a label that may be an implicit member of this name.
    fileprivate func indices(of name: String, label: String?) -> [Int] {
        arguments.indices.filter { index in
            arguments[index].label == label && arguments[index].value.hasImplicitName { $0 == name }
        }
    }
}

extension TakenValue? {
    fileprivate var asList: [TakenValue] { map { [$0] } ?? [] }
}

extension CodeValue {
    /// Whether the value, or one of several, is a member of a type that the compiler infers.
    fileprivate func hasImplicitName(where isMeant: (String) -> Bool) -> Bool {
        switch self {
        case .name(let name, of: .implicit): isMeant(name)
        case .oneOf(let values): values.contains { $0.hasImplicitName(where: isMeant) }
        default: false
        }
    }
}

extension TypeReference {
    /// Whether it is the type of functions, or of an optional one.
    fileprivate var isFunction: Bool {
        if case .structure(let text, _) = element { text.contains("->") } else { false }
    }

    /// The variable that has the name of the type: `Keys.R` for a variable `R` of `Keys`.
    fileprivate var asVariable: CodeValue? {
        guard let components, let last = components.last else { return nil }
        let base = components.dropLast()
        return .name(last.name, of: base.isEmpty ? nil : .type(.name(Array(base))))
    }

    /// The names in the type, without qualifiers.
    fileprivate var namesInside: [String] {
        switch self {
        case .name(let components):
            [components.last?.name].compactMap(\.self) + components.flatMap(\.arguments).flatMap(\.namesInside)
        case .composition(let parts), .structure(_, let parts): parts.flatMap(\.namesInside)
        }
    }
}
