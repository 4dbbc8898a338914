// SPDX-License-Identifier: Apache-2.0

/// The code that always runs while a provider makes a destination, and the keys that this code requests.
struct MakingCode {
    /// A request that always runs.
    struct Request: Hashable {
        let key: ResolvedKey
        /// Whether the code goes on without the destination: `try?`.
        let isOptional: Bool
        /// Whether the result is nil if the key has no provider: `getIfProvided()`, or an optional property with `@Routed`.
        let allowsAbsence: Bool
        /// Whether the request is for all named providers.
        let isOfAllNames: Bool
        /// Whether the call makes only the route, which makes the destination when it is performed.
        let isOfRoute: Bool
        /// Whether the call names the scope of the request: `in: session`.
        let namesScope: Bool
        /// Whether the provider may return nil before it makes the request.
        let mayBeSkipped: Bool
        let function: Int
        /// The position of the key, or of the call if the key is written elsewhere.
        let position: SourcePosition
        /// The position of the call that begins the request, in the code of the provider or of its destination.
        let call: SourcePosition
        /// The call by which the code of a made type reaches a function of other code that makes the request; nil if that code makes
        /// the request itself.
        let caller: Caller?
    }

    /// A call in a function.
    struct Caller: Hashable {
        let function: Int
        let position: SourcePosition
    }

    let code: CodeIndex
    let flow: KeyFlow
    private let deferring: DeferringTypes

    // The library makes one provider instance per destination, so these members run once for each destination.
    private static let members = ["makeDestination", "makeConfiguration", "prepare"]
    private static let deepest = 24
    /// The functions of the standard library that evaluate their arguments at once.
    static let printing: Set = ["print", "debugPrint", "dump"]

    init(_ code: CodeIndex, _ flow: KeyFlow, _ deferring: DeferringTypes) {
        self.code = code
        self.flow = flow
        self.deferring = deferring
    }

    /// Returns the requests of a provider.
    func requests(of provider: TypeDeclaration) -> [Request] {
        var walk = Walk(making: self)
        for name in Self.members {
            for number in code.members(named: name, of: provider) where isStep(code.functions[number].fact) {
                walk.run(number, .any, isOptional: false)
            }
        }
        walk.make(provider, passing: nil, .any, isOptional: false)
        if let closure = closureOfOnlyLine(of: provider) { walk.run(closure, .any, isOptional: false) }
        return walk.found
    }

    /// Returns the closure that a provider with one key runs for each destination: that of its `Provides` line.
    private func closureOfOnlyLine(of provider: TypeDeclaration) -> Int? {
        let routes = code.members(named: "routes", of: provider)
        guard routes.count == 1 else { return nil }
        let function = code.functions[routes[0]]
        let lines = function.fact.calls.filter { call in
            guard call.name == "init", case .type(let type)? = call.receiver else { return false }
            return type.components?.last?.name == "Provides"
        }
        guard lines.count == 1, lines[0].isCertain, case .closure(let number)? = lines[0].arguments.last?.value else {
            return nil
        }
        return function.offset + number
    }

    /// Returns the requests of a closure that makes destinations.
    func requests(ofClosure function: Int) -> [Request] {
        var walk = Walk(making: self)
        walk.run(function, .any, isOptional: false)
        return walk.found
    }

    /// Returns the functions that certainly run if some functions do, including these.
    func functionsRun(by functions: [Int]) -> Set<Int> {
        var walk = Walk(making: self)
        for function in functions { walk.run(function, .any, isOptional: false) }
        return walk.entered
    }

    /// Whether the library calls this method, and not an overload of it.
    private func isStep(_ fact: FunctionFact) -> Bool {
        let labels = fact.parameters.map { $0.label ?? "_" }
        switch fact.name {
        case "makeDestination": return labels == ["with"] || labels.isEmpty
        case "makeConfiguration": return labels.isEmpty
        default: return labels == ["_", "with"] || labels == ["_", "with", "route"]
        }
    }

    // MARK: Walking

    private struct Walk {
        let making: MakingCode
        var found: [Request] = []
        private(set) var entered: Set<Int> = []
        private var path: Set<Int> = []
        private var start: SourcePosition?
        private var caller: Caller?
        private var mayBeSkipped = false
        /// The initialiser to whose parameters the library passes destinations, or closures that request them.
        private var supplied: Int?

        init(making: MakingCode) { self.making = making }

        private var code: CodeIndex { making.code }

        mutating func run(_ number: Int, _ surroundings: KeyFlow.Surroundings, isOptional: Bool) {
            guard path.count < MakingCode.deepest, path.insert(number).inserted else { return }
            defer { path.remove(number) }
            entered.insert(number)
            let fact = code.functions[number].fact
            code.work += fact.calls.count
            for (position, call) in fact.calls.enumerated() where call.isCertain && !isDeferred(call, in: number) {
                let begins = start == nil
                if begins { start = call.position }
                let wasSkipped = mayBeSkipped
                if call.isAfterNil { mayBeSkipped = true }
                follow(call, position, in: number, surroundings, isOptional: isOptional || call.isOptional)
                mayBeSkipped = wasSkipped
                if begins { start = nil }
            }
        }

        private mutating func follow(
            _ call: CallFact, _ position: Int, in number: Int, _ surroundings: KeyFlow.Surroundings, isOptional: Bool
        ) {
            if call.isRequest(in: code.functions[number]) {
                note(call, position, in: number, surroundings, isOptional: isOptional)
                return
            }
            let outer = caller
            defer { caller = outer }
            if call.name == "init", let type = madeType(by: call, in: number) {
                if type.source != nil { caller = nil }
                make(type, passing: (call, position, number), surroundings, isOptional: isOptional)
                return
            }
            if let closure = passedClosure(call, in: number, surroundings) {
                caller = nil
                run(closure.function, closure.surroundings, isOptional: isOptional)
                return
            }
            let requested =
                making.routedKey(of: call, in: number)
                ?? (number == supplied ? making.keyOfParameter(calledBy: call, in: number) : nil)
            if let key = requested {
                note(
                    key, call, at: call.position, in: number, isOptional: isOptional,
                    allowsAbsence: call.name == "getIfProvided")
                return
            }
            if let instance = making.calledInstance(by: call, in: number) {
                noteCaller(of: instance.function, by: call, in: number)
                enter(instance.function, instance.call, number, surroundings, isOptional: isOptional)
                caller = outer
            }
            let callees = code.callees(of: .init(function: number, number: position))
            guard callees.isCertain else { return }
            let callee = callees.functions[0]
            if !call.isCall, let key = making.routedKey(ofProperty: callee) ?? making.wrappedKey(ofProperty: callee) {
                note(
                    key, call, at: call.position, in: number, isOptional: isOptional,
                    allowsAbsence: code.functions[callee].fact.result?.isOptional == true)
                return
            }
            noteCaller(of: callee, by: call, in: number)
            enter(callee, call, number, surroundings, isOptional: isOptional)
        }

        private mutating func noteCaller(of callee: Int, by call: CallFact, in number: Int) {
            if caller == nil, code.functions[callee].type.map({ $0 !== code.functions[number].type }) ?? true {
                caller = Caller(function: number, position: call.position)
            }
        }

        /// Returns the closure that a call of a parameter runs.
        private func passedClosure(
            _ call: CallFact, in number: Int, _ surroundings: KeyFlow.Surroundings
        ) -> (function: Int, surroundings: KeyFlow.Surroundings)? {
            guard call.isCall, call.receiver == nil, case .call(let outer, let caller, let rest) = surroundings,
                let parameter = code.functions[number].fact.parameters.firstIndex(where: { $0.name == call.name })
            else { return nil }
            let passed = code.arguments(of: outer, for: number)?[parameter].map { outer.arguments[$0].value }
            // A trailing closure has no argument in the list.
            let isLast = parameter == code.functions[number].fact.parameters.count - 1
            guard case .closure(let closure)? = passed ?? (isLast ? outer.arguments.last?.value : nil) else {
                return nil
            }
            return (code.functions[caller].offset + closure, rest)
        }

        private mutating func enter(
            _ callee: Int, _ call: CallFact, _ number: Int, _ surroundings: KeyFlow.Surroundings, isOptional: Bool
        ) {
            run(callee, .call(call, in: number, surroundings), isOptional: isOptional)
            let passed = code.arguments(of: call, for: callee) ?? [:]
            runDefaults(of: callee, except: Set(passed.keys), isOptional: isOptional)
            // An initialiser runs the initial values of its type.
            if code.functions[callee].fact.kind == .initializer, let type = code.functions[callee].type,
                call.receiver != .own
            {
                runInitialValues(of: type, except: [], isOptional: isOptional)
            }
        }

        private mutating func runDefaults(of function: Int, except passed: Set<Int> = [], isOptional: Bool) {
            for (index, parameter) in code.functions[function].fact.parameters.enumerated()
            where !passed.contains(index) && parameter.hasDefault {
                if let value = code.defaults[function]?[parameter.name] { run(value, .any, isOptional: isOptional) }
            }
        }

        /// Runs the code that makes an instance of a type. Without a call, the library makes it.
        mutating func make(
            _ type: TypeDeclaration, passing site: (call: CallFact, position: Int, function: Int)?,
            _ surroundings: KeyFlow.Surroundings, isOptional: Bool
        ) {
            let initializers = code.members(named: "init", of: type)
            var own = initializers
            if let site {
                let callees = code.callees(of: .init(function: site.function, number: site.position))
                if callees.isCertain {
                    enter(callees.functions[0], site.call, site.function, surroundings, isOptional: isOptional)
                } else if initializers.isEmpty {
                    runInitialValues(
                        of: type, except: Set(site.call.arguments.compactMap(\.label)), isOptional: isOptional)
                } else {
                    return
                }
            } else {
                own = making.initializers(calledByLibrary: initializers, of: type)
                if own.count == 1 {
                    let outer = supplied
                    if type.isAnnotated { supplied = own[0] }
                    runDefaults(of: own[0], isOptional: isOptional)
                    run(own[0], .any, isOptional: isOptional)
                    supplied = outer
                }
                runInitialValues(of: type, except: [], isOptional: isOptional)
            }
            guard type.isClass else { return }
            for case let parent? in code.index.supertypes(of: type).map(\.declaration) where parent.isClass {
                let inherited = code.members(named: "init", of: parent)
                if inherited.count == 1 {
                    run(inherited[0], .any, isOptional: isOptional)
                    if site == nil || !own.isEmpty, let passed = making.parameters(of: inherited[0], passedBy: own) {
                        runDefaults(of: inherited[0], except: passed, isOptional: isOptional)
                    }
                }
                runInitialValues(of: parent, except: [], isOptional: isOptional)
            }
        }

        private mutating func runInitialValues(
            of type: TypeDeclaration, except passed: Set<String>, isOptional: Bool
        ) {
            for member in code.members(of: type) {
                let fact = code.functions[member].fact
                guard fact.kind == .initialValue, !passed.contains(fact.name) else { continue }
                run(member, .any, isOptional: isOptional)
            }
        }

        private func madeType(by call: CallFact, in number: Int) -> TypeDeclaration? {
            let context = code.functions[number].context
            switch call.receiver {
            case .type(let reference): return code.type(reference, in: context)
            case .implicit: return call.expected.flatMap { code.type($0.element, in: context) }
            default: return nil
            }
        }

        private mutating func note(
            _ call: CallFact, _ position: Int, in number: Int, _ surroundings: KeyFlow.Surroundings, isOptional: Bool
        ) {
            for found in making.requestedKeys(by: call, position, in: number, surroundings) {
                note(found.key, call, at: found.position, in: number, isOptional: isOptional)
            }
        }

        private mutating func note(
            _ key: ResolvedKey, _ call: CallFact, at position: SourcePosition, in number: Int, isOptional: Bool,
            allowsAbsence: Bool = false
        ) {
            let request = Request(
                key: key, isOptional: isOptional, allowsAbsence: allowsAbsence,
                isOfAllNames: call.name == "destinations", isOfRoute: call.name == "route",
                namesScope: call.arguments.contains { $0.label == "in" }, mayBeSkipped: mayBeSkipped, function: number,
                position: position, call: start ?? call.position, caller: caller)
            if !found.contains(request) { found.append(request) }
        }

        /// Whether an outer call may evaluate the call later, or never.
        private func isDeferred(_ call: CallFact, in number: Int) -> Bool {
            call.outer.contains { outer in
                let receiving = code.functions[number].fact.calls[outer.call]
                if receiving.isOfRouter { return false }
                let callees = code.callees(of: .init(function: number, number: outer.call))
                if !callees.functions.isEmpty {
                    guard callees.isCertain else { return true }
                    let parameters = code.functions[callees.functions[0]].fact.parameters
                    let passed = code.arguments(of: receiving, for: callees.functions[0]) ?? [:]
                    return passed.contains { $0.value == outer.argument && parameters[$0.key].isDeferred }
                }
                // A case of an enumeration.
                if receiving.receiver == .implicit { return false }
                if receiving.receiver == nil, MakingCode.printing.contains(receiving.name) { return false }
                guard receiving.name == "init", case .type(let reference)? = receiving.receiver else { return true }
                let place = code.functions[number]
                return making.deferring.mayDefer(
                    SourceScope(
                        types: place.fact.scope.types, extendedCount: place.fact.scope.extendedCount,
                        genericParameters: place.fact.scope.genericParameters, receivers: [reference]), in: place.file)
            }
        }
    }

    // MARK: Keys

    /// Returns the keys that a call of the router requests, if they are certain.
    func requestedKeys(
        by call: CallFact, _ number: Int, in function: Int, _ surroundings: KeyFlow.Surroundings
    ) -> [(key: ResolvedKey, position: SourcePosition)] {
        guard let argument = call.arguments.first(where: { ["for", "of", "to", nil].contains($0.label) }) else {
            return []
        }
        var keys: KeyFlow.Keys
        var position = call.subject ?? call.position
        if case .inferred(let kind, let type, let place) = argument.value {
            keys = inferred(kind, type, by: call, in: function)
            position = place
        } else {
            keys = flow.keys(of: argument.value, in: function, surroundings)
            if case .key(_, let place) = argument.value { position = place }
        }
        guard let named = flow.named(keys, by: call, in: function, surroundings), named.isComplete,
            named.keys.count == 1
        else {
            return []
        }
        return named.keys.map { ($0, position) }
    }

    /// Returns the key that the compiler infers for a request from the type of the result.
    func inferred(
        _ kind: RouteKind?, _ type: TypeReference?, by call: CallFact, in function: Int
    ) -> KeyFlow.Keys {
        let context = code.functions[function].context
        if let type { return flow.keys(kind ?? .service, ofType: type, in: context) }
        if call.name == "destinations" {
            return call.expected?.elementOfPairs.map { flow.keys(kind ?? .service, ofType: $0, in: context) }
                ?? .unknown
        }
        if let expected = call.expected { return flow.keys(kind ?? .service, ofType: expected.element, in: context) }
        if let outer = call.outer.last {
            let receiving = code.functions[function].fact.calls[outer.call]
            let callees = code.callees(of: .init(function: function, number: outer.call)).functions
            for callee in callees {
                for (index, argument) in code.arguments(of: receiving, for: callee) ?? [:]
                where argument == outer.argument {
                    let type = code.functions[callee].fact.parameters[index].type
                    return flow.keys(kind ?? .service, ofType: type.element, in: code.functions[callee].context)
                }
            }
            guard callees.isEmpty, case .type(let reference)? = receiving.receiver, receiving.name == "init",
                let made = code.type(reference, in: context), let label = receiving.arguments[outer.argument].label
            else { return .unknown }
            return propertyKeys(kind, label, of: made)
        }
        if let target = call.target {
            let variables = code.variables(named: target, of: .own, in: function)
            for case .property(let number) in variables { return property(kind, number) }
        }
        return .unknown
    }

    private func propertyKeys(_ kind: RouteKind?, _ name: String, of type: TypeDeclaration) -> KeyFlow.Keys {
        guard let number = code.members(named: name, of: type).first else { return .unknown }
        return property(kind, number)
    }

    private func property(_ kind: RouteKind?, _ number: Int) -> KeyFlow.Keys {
        guard let type = code.functions[number].fact.result else { return .unknown }
        return flow.keys(kind ?? .service, ofType: type.element, in: code.functions[number].context)
    }
}

extension TypeReference {
    /// The second type of the pairs in a list: `any Clock` in `[(name: String, destination: any Clock)]`.
    fileprivate var elementOfPairs: TypeReference? {
        guard case .structure("[$]", let elements) = self, case .structure(let text, let parts) = elements[0],
            text.hasPrefix("("), !text.contains("->"), parts.count == 2
        else { return nil }
        return parts[1]
    }
}

extension CallFact {
    static let requests: Set = ["destination", "makeDestination", "perform", "result", "route", "destinations"]

    /// Whether it calls a method of the router.
    var isOfRouter: Bool {
        guard case .type(let reference)? = receiver, let last = reference.components?.last else { return false }
        return RouterName.is(last.name)
    }

    /// Whether it requests a route from the router, also within an extension of the router.
    func isRequest(in function: CodeIndex.Function) -> Bool {
        if isRequest { return true }
        guard isCall, receiver == nil || receiver == .own else { return false }
        return function.fact.scope.types.last.map(RouterName.is) == true && Self.requests.contains(name)
    }

    /// Whether it requests a provider from the router by its identifier.
    package var isIdentifierRequest: Bool {
        isCall && name == "to" && isOfRouter
            && ["serviceIdentifier", "viewIdentifier"].contains(arguments.first?.label)
    }

    /// Whether it requests a route from the router.
    package var isRequest: Bool { isCall && isOfRouter && Self.requests.contains(name) }
}
