// SPDX-License-Identifier: Apache-2.0

/// The names with which code requests a key that it gets from other code.
struct RequestedNames {
    var names: Set<String> = []
    /// Whether some code requests all named providers.
    var isOfAllNames = false
    /// Whether some code requests the provider without a name.
    var isWithoutName = false
    /// Whether all code that gets the key was followed.
    var isComplete = true
    /// Whether the code goes on if a request fails.
    var isTried = true

    static var unknown: RequestedNames { RequestedNames(isComplete: false) }

    /// Whether these are all requests.
    var areAll: Bool { isComplete && (isOfAllNames || isWithoutName || !names.isEmpty) }
}

/// Follows a key forwards, from the place that names it to the requests, through parameters, variables and properties.
struct KeyFollowing {
    private enum Place {
        case argument(Int, of: CodeIndex.Call)
        case receiver(of: CodeIndex.Call)
        case result(of: Int)
        case binding(String, in: Int)
    }

    private struct Occurrence {
        let base: CodeValue?
        let function: Int
        let place: Place
    }

    private static let deepest = 12
    private static let mostSteps = 400

    private let code: CodeIndex
    private let flow: KeyFlow
    /// The places of values with a name; those of `self` under that name.
    private let occurrences: [String: [Occurrence]]

    init(_ code: CodeIndex, _ flow: KeyFlow) {
        self.code = code
        self.flow = flow
        var found: [String: [Occurrence]] = [:]
        func note(_ value: CodeValue, _ function: Int, _ place: Place) {
            switch value {
            case .name(let name, let base):
                found[name, default: []].append(Occurrence(base: base, function: function, place: place))
            case .own: found["self", default: []].append(Occurrence(base: nil, function: function, place: place))
            case .oneOf(let values): for value in values { note(value, function, place) }
            default: break
            }
        }
        for number in code.functions.indices {
            let fact = code.functions[number].fact
            for value in fact.values { note(value, number, .result(of: number)) }
            for binding in fact.bindings { note(binding.value, number, .binding(binding.name, in: number)) }
            for (position, call) in fact.calls.enumerated() {
                let site = CodeIndex.Call(function: number, number: position)
                for (index, argument) in call.arguments.enumerated() {
                    note(argument.value, number, .argument(index, of: site))
                }
                let isOwn = call.receiver == nil && code.functions[number].type?.isKeyOfLibrary == true
                if call.isCall, let receiver = isOwn ? .own : call.receiver {
                    note(receiver, number, .receiver(of: site))
                }
            }
        }
        occurrences = found
    }

    /// Returns the names with which a call, or the code that it runs, requests the key in an argument.
    ///
    /// - Parameter index: The number of the argument; nil for the receiver.
    func names(ofArgument index: Int?, of site: CodeIndex.Call) -> RequestedNames {
        var walk = Walk(following: self)
        walk.follow(index, of: site, .any, isTried: false)
        return walk.found
    }

    /// Returns the names with which code requests the key in a variable of a function.
    func names(ofVariable name: String, in function: Int) -> RequestedNames {
        var walk = Walk(following: self)
        walk.follow(binding: name, in: function, .any, isTried: false)
        return walk.found
    }

    /// Returns the names with which code requests the key that is the value of a property.
    func names(ofProperty number: Int) -> RequestedNames {
        var walk = Walk(following: self)
        walk.follow(property: number, isTried: false)
        return walk.found
    }

    /// The names in the requests whose keys are not written there.
    func namesOfUnwrittenKeys() -> Set<String> {
        var names: Set<String> = []
        for number in code.functions.indices where flow.reached?.contains(number) ?? true {
            for (position, call) in code.functions[number].fact.calls.enumerated() {
                guard let named = call.arguments.first(where: { $0.label == "named" })?.value,
                    code.requestsRoute(.init(function: number, number: position))
                else { continue }
                switch call.arguments[0].value {
                case .key, .inferred, .name(_, of: .implicit): continue
                default: names.formUnion(flow.texts(of: named, in: number) ?? [])
                }
            }
        }
        return names
    }

    private struct Walk {
        let following: KeyFollowing
        var found = RequestedNames()
        private var depth = 0
        private var steps = 0

        init(following: KeyFollowing) { self.following = following }

        private var code: CodeIndex { following.code }

        /// Begins a step, which the caller ends. Returns false if the walk is too deep or too long.
        private mutating func enter() -> Bool {
            steps += 1
            guard depth < KeyFollowing.deepest, steps < KeyFollowing.mostSteps else {
                found.isComplete = false
                return false
            }
            depth += 1
            return true
        }

        // MARK: Calls

        mutating func follow(
            _ index: Int?, of site: CodeIndex.Call, _ surroundings: KeyFlow.Surroundings, isTried: Bool
        ) {
            code.work += 1
            guard enter() else { return }
            defer { depth -= 1 }
            let call = code.call(site)
            let isTried = isTried || call.isOptional
            if code.requestsRoute(site) {
                note(call, in: site.function, surroundings, isTried: isTried)
                return
            }
            let callees = code.calledFunctions(of: site).functions
            guard !callees.isEmpty else {
                followUncalled(index, of: site, surroundings, isTried: isTried)
                return
            }
            let isKnown = index == nil || code.isReceiverKnown(of: call, in: site.function)
            guard callees.count <= CodeIndex.mostCallees, isKnown else {
                noteUnknown(call, in: site.function, surroundings)
                return
            }
            for callee in callees {
                let surroundings = KeyFlow.Surroundings.call(call, in: site.function, surroundings)
                let function = code.functions[callee]
                guard let index else {
                    if function.type?.isKeyOfLibrary == true {
                        follow(variable: "self", in: callee, surroundings, isTried: isTried)
                    } else if call.receiver != nil {
                        found.isComplete = false
                    }
                    continue
                }
                guard [.function, .initializer, .subscripting].contains(function.fact.kind),
                    let parameter = code.arguments(of: call, for: callee)?.first(where: { $0.value == index })?.key
                else {
                    noteUnknown(call, in: site.function, surroundings)
                    continue
                }
                follow(variable: function.fact.parameters[parameter].name, in: callee, surroundings, isTried: isTried)
            }
        }

        /// Follows a key into a memberwise initialiser or a part of the library.
        private mutating func followUncalled(
            _ index: Int?, of site: CodeIndex.Call, _ surroundings: KeyFlow.Surroundings, isTried: Bool
        ) {
            let call = code.call(site)
            guard let index else {
                noteUnknown(call, in: site.function, surroundings)
                return
            }
            if call.isOfLibrary(code.madeType(by: site)?.declaration, label: call.arguments[index].label) {
                found.isWithoutName = true
                return
            }
            guard let type = code.madeType(by: site)?.declaration, type.source != nil,
                let label = call.arguments[index].label, let property = code.members(named: label, of: type).first
            else {
                noteUnknown(call, in: site.function, surroundings)
                return
            }
            follow(property: property, isTried: isTried)
        }

        /// Notes a call of code that is not followed. Its argument `named` may be the name in a request.
        private mutating func noteUnknown(
            _ call: CallFact, in function: Int, _ surroundings: KeyFlow.Surroundings
        ) {
            found.isComplete = false
            guard let named = call.arguments.first(where: { $0.label == "named" })?.value else { return }
            found.names.formUnion(following.flow.texts(of: named, in: function, surroundings) ?? [])
        }

        private mutating func note(
            _ call: CallFact, in function: Int, _ surroundings: KeyFlow.Surroundings, isTried: Bool
        ) {
            if !isTried { found.isTried = false }
            if call.name == "destinations" {
                found.isOfAllNames = true
            } else if let named = call.arguments.first(where: { $0.label == "named" })?.value {
                if let names = following.flow.texts(of: named, in: function, surroundings) {
                    found.names.formUnion(names)
                } else if isNothing(named, in: function, surroundings) {
                    found.isWithoutName = true
                } else {
                    found.isComplete = false
                }
            } else {
                found.isWithoutName = true
            }
        }

        /// Returns whether a value is that of an optional parameter whose default is nil.
        private func isNothing(_ value: CodeValue, in function: Int, _ surroundings: KeyFlow.Surroundings) -> Bool {
            guard case .name(let name, nil) = value, case .call(let call, _, _) = surroundings,
                let variable = code.variables(named: name, of: nil, in: function).first,
                case .parameter(let parameter, let callee) = variable, parameter.hasDefault,
                parameter.type.isOptional, let passed = code.arguments(of: call, for: callee),
                let number = code.functions[callee].fact.parameters.firstIndex(of: parameter), passed[number] == nil
            else { return false }
            return code.defaults[callee]?[name].map { !code.functions[$0].fact.hasCode } ?? true
        }

        // MARK: Variables

        /// Follows a parameter or a local variable, or `self`.
        private mutating func follow(
            variable name: String, in function: Int, _ surroundings: KeyFlow.Surroundings, isTried: Bool
        ) {
            for one in following.occurrences[name] ?? [] where one.base == nil {
                guard one.function == function || code.surroundings(of: one.function).contains(function) else {
                    continue
                }
                follow(one.place, surroundings, isTried: isTried)
            }
        }

        mutating func follow(property number: Int, isTried: Bool) {
            guard enter() else { return }
            defer { depth -= 1 }
            let name = code.functions[number].fact.name
            for one in following.occurrences[name] ?? [] {
                let variables = code.variables(named: name, of: one.base, in: one.function)
                let isMeant = variables.contains { if case .property(number) = $0 { true } else { false } }
                if isMeant { follow(one.place, .any, isTried: isTried) }
            }
        }

        mutating func follow(
            binding name: String, in function: Int, _ surroundings: KeyFlow.Surroundings, isTried: Bool
        ) {
            let own = "self."
            guard name.hasPrefix(own) else {
                follow(variable: name, in: function, surroundings, isTried: isTried)
                return
            }
            let variables = code.variables(named: String(name.dropFirst(own.count)), of: .own, in: function)
            if variables.isEmpty { found.isComplete = false }
            for case .property(let number) in variables { follow(property: number, isTried: isTried) }
        }

        private mutating func follow(_ place: Place, _ surroundings: KeyFlow.Surroundings, isTried: Bool) {
            switch place {
            case .argument(let index, let site): follow(index, of: site, surroundings, isTried: isTried)
            case .receiver(let site): follow(nil, of: site, surroundings, isTried: isTried)
            case .result: found.isComplete = false
            case .binding(let name, let function):
                guard enter() else { return }
                follow(binding: name, in: function, surroundings, isTried: isTried)
                depth -= 1
            }
        }
    }
}

extension TypeDeclaration {
    /// Whether it is one of the library's types of keys.
    fileprivate var isKeyOfLibrary: Bool { source == nil && RouteKind(keyName: name) != nil }
}

extension CallFact {
    /// Whether it passes a key to a function or a type of the library that takes no name.
    fileprivate func isOfLibrary(_ made: TypeDeclaration?, label: String?) -> Bool {
        var called = name
        if name == "init", case .type(let reference)? = receiver { called = reference.components?.last?.name ?? name }
        return made?.source == nil
            && KeyFunctionFact.ofLibrary.contains { $0.name == called && $0.label == label }
    }
}

extension CodeIndex {
    /// Returns whether a call requests a route, also through another name of the router: `typealias R = Router`.
    func requestsRoute(_ site: Call) -> Bool {
        let call = call(site)
        return call.isRequest(in: functions[site.function]) || call.isCall && isOfRouter(call, in: site.function)
    }
}
