// SPDX-License-Identifier: Apache-2.0

/// The code of an app: its functions, the code that may run, and the keys that flow through it.
struct CodeModel {
    let code: CodeIndex
    let flow: KeyFlow
    let making: MakingCode
    private let reached: ReachableCode
    /// Whether no file was read for its code.
    private let isEmpty: Bool
    private var functionsOfFiles: [ObjectIdentifier: Range<Int>] = [:]
    /// The calls by their positions.
    private var calls: [Site: (function: Int, call: Int)] = [:]
    /// The registrations of closures by the positions of their first arguments.
    private var registrations: [Site: (function: Int, call: Int)] = [:]
    /// The requests with an inferred key by the positions of these keys.
    private var inferredRequests: [Site: (function: Int, call: Int)] = [:]
    /// The requests by the positions of their keys.
    private var requests: [Site: (function: Int, call: Int)] = [:]
    /// The positions of the keys in code.
    private var keys: Set<Site> = []
    /// The names of members that reached code accesses through a generic parameter, a protocol or a value: `M.Router`.
    private let openNames: OpenNames
    /// Whether the app may use another registry than the shared one.
    let usesOtherRegistries: Bool

    private struct Site: Hashable {
        let file: ObjectIdentifier
        let position: SourcePosition
    }

    init(
        _ index: SourceIndex, _ files: [(scope: FileScope, facts: FileFacts)], _ shortKeys: ShortKeys, _ app: SourceApp
    ) {
        let code = CodeIndex(index, files)
        var flow = KeyFlow(code, shortKeys)
        isEmpty = code.functions.isEmpty
        let unread = UnreadModules(app, files)
        // A test bundle is responsible for all of its own code.
        let isTest = app.modules.contains { $0.name == app.entryPoint && $0.role == .test }
        reached = ReachableCode(
            code, entryPoint: app.entryPoint,
            isTest: isTest,
            isElsewhere: { unread.mayName($0) || isTest && $0.module.name == app.entryPoint })
        flow.reached = reached.functions
        self.code = code
        self.flow = flow
        making = MakingCode(code, flow, DeferringTypes(index, files))
        openNames = OpenNames(code, reached.functions)
        usesOtherRegistries =
            isTest || isEmpty
            || reached.functions.contains { number in
                code.functions[number].fact.mentions.contains { ["_.run", "RouteRegistry.run"].contains($0) }
            }
        for number in code.functions.indices {
            let function = code.functions[number]
            let file = ObjectIdentifier(function.file)
            functionsOfFiles[file] = function.offset..<number + 1
            for value in function.fact.values + function.fact.bindings.map(\.value) { noteKeys(in: value, file) }
            for (position, call) in function.fact.calls.enumerated() {
                for argument in call.arguments { noteKeys(in: argument.value, file) }
                if call.isRequest, let subject = call.subject {
                    keys.insert(Site(file: file, position: subject))
                    requests[Site(file: file, position: subject)] = (number, position)
                }
                if !call.isRequest, let subject = call.subject {
                    registrations[Site(file: file, position: subject)] = (number, position)
                } else if call.isRequest, case .inferred(_, _, let place)? = call.arguments.first?.value {
                    inferredRequests[Site(file: file, position: place)] = (number, position)
                }
                if call.isCall { calls[Site(file: file, position: call.position)] = (number, position) }
            }
        }
    }

    private mutating func noteKeys(in value: CodeValue, _ file: ObjectIdentifier) {
        switch value {
        case .key(_, let position): keys.insert(Site(file: file, position: position))
        case .oneOf(let values): for value in values { noteKeys(in: value, file) }
        default: break
        }
    }

    // MARK: Places

    /// Returns whether a position is that of a key in code, and not in an annotation.
    func isKey(at position: SourcePosition, in file: FileScope) -> Bool {
        keys.contains(Site(file: ObjectIdentifier(file), position: position))
    }

    /// Returns the function that contains a position; nil if the file was not read for its code.
    func function(at position: SourcePosition, in file: FileScope) -> Int? {
        functionsOfFiles[ObjectIdentifier(file)]?.last { number in
            let fact = code.functions[number].fact
            return fact.position <= position && position <= fact.end
        }
    }

    /// Returns whether code may run. Code that was not read counts.
    func mayRun(_ position: SourcePosition, in file: FileScope) -> Bool {
        function(at: position, in: file).map(reached.functions.contains) ?? true
    }

    /// Returns whether reached code names a type, or a runtime may make it.
    func isNamed(_ type: TypeDeclaration) -> Bool { isEmpty || reached.contains(type) }

    /// Returns whether reached code accesses a member of this name through a generic parameter, a protocol or a value.
    func isNamedOpenly(_ name: String) -> Bool { isEmpty || openNames.names.contains(name) }

    /// Returns whether an instance of a type is passed on: as an argument, as an element of an array, or as a result.
    func isPassedOn(at position: SourcePosition, in file: FileScope) -> Bool {
        guard let (function, number) = calls[Site(file: ObjectIdentifier(file), position: position)] else {
            return function(at: position, in: file) == nil
        }
        let fact = code.functions[function].fact
        if !fact.calls[number].outer.isEmpty { return true }
        let isResult = fact.kind == .function
        return fact.values.contains { isResult || $0.isOneOf ? $0.contains(call: number) : false }
            || fact.bindings.contains { binding in
                if case .oneOf = binding.value { return binding.value.contains(call: number) }
                return false
            }
    }

    /// Returns the scope of the function that contains a position.
    func scope(at position: SourcePosition, in file: FileScope) -> SourceScope {
        function(at: position, in: file).map(scope) ?? SourceScope()
    }

    /// Returns the scope of the code in a function. A closure belongs to the function around it.
    func scope(of function: Int) -> SourceScope {
        var number = function
        while [.closure, .branch].contains(code.functions[number].fact.kind), let parent = code.functions[number].parent
        {
            number = parent
        }
        let fact = code.functions[number].fact
        var scope = fact.scope
        scope.member = fact.kind == .topLevel ? nil : fact.name
        return scope
    }

    /// Returns the name of the function that contains a position, as code names it.
    func name(at position: SourcePosition, in file: FileScope) -> String {
        let scope = scope(at: position, in: file)
        return RegistrationList(scope.member ?? "", of: scope.types.last).description
    }

    /// Returns the location of the registration that keeps a closure; nil if that code does not run.
    func registration(ofClosure number: Int) -> SourceLocation? {
        let function = code.functions[number]
        guard let parent = function.parent, reached.functions.contains(parent) else { return nil }
        let call = code.functions[parent].fact.calls.first { call in
            call.subject != nil && call.arguments.contains { $0.value == .closure(number - function.offset) }
        }
        return call?.subject.map { SourceLocation(function.file.path, $0) }
    }

    // MARK: Keys

    /// Returns the keys of a registered closure.
    func registeredKeys(at position: SourcePosition, in file: FileScope) -> KeyFlow.Keys? {
        guard let (function, number) = registrations[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.functions[function].fact.calls[number]
        guard let argument = call.arguments.first else { return nil }
        let isView = ["view", "viewModule"].contains(argument.label)
        let keys = keys(of: argument.value, in: function, isView ? .view : .service)
        return flow.named(keys, by: call, in: function) ?? .unknown
    }

    private func keys(of value: CodeValue, in function: Int, _ kind: RouteKind) -> KeyFlow.Keys {
        if case .inferred(let written, let type?, _) = value {
            return flow.keys(written ?? kind, ofType: type, in: code.functions[function].context)
        }
        return flow.keys(of: value, in: function)
    }

    /// Returns the names that a request gives its key; nil if there may be others.
    func names(ofRequestAt position: SourcePosition, in file: FileScope) -> Set<String>? {
        guard let (function, number) = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.functions[function].fact.calls[number]
        return call.arguments.first { $0.label == "named" }.flatMap { flow.texts(of: $0.value, in: function) }
    }

    /// Returns the texts that the first argument of a request may be; nil if there may be others.
    func texts(ofRequestAt position: SourcePosition, in file: FileScope) -> Set<String>? {
        guard let (function, number) = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        return code.functions[function].fact.calls[number].arguments.first.flatMap {
            flow.texts(of: $0.value, in: function)
        }
    }

    /// Returns whether the code of a request goes on if the request fails.
    func isTried(_ position: SourcePosition, in file: FileScope) -> Bool {
        guard let (function, number) = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return false
        }
        return code.functions[function].fact.calls[number].isOptional
    }

    /// A request whose key is a constant of the app: `Router.destination(for: Keys.clock)`.
    struct ConstantRequest {
        let keys: Set<ResolvedKey>
        /// Whether it is of all named providers.
        let isOfAllNames: Bool
        let position: SourcePosition
        let file: FileScope
    }

    /// Returns whether a position is that of a key which a property gives a name.
    func isConstant(at position: SourcePosition, in file: FileScope) -> Bool {
        guard let number = function(at: position, in: file), code.functions[number].fact.kind == .property else {
            return false
        }
        return code.functions[number].fact.values.contains { value in
            if case .key(_, position) = value { true } else { false }
        }
    }

    /// Returns the requests of constants.
    func constantRequests() -> [ConstantRequest] {
        code.functions.indices.flatMap { number -> [ConstantRequest] in
            let function = code.functions[number]
            return function.fact.calls.compactMap { call in
                guard call.isRequest, let argument = call.arguments.first, let subject = call.subject,
                    case .name(let name, let base) = argument.value, base != .implicit
                else { return nil }
                let variables = code.variables(named: name, of: base, in: number)
                guard !variables.isEmpty, variables.allSatisfy({ if case .property = $0 { true } else { false } })
                else { return nil }
                let keys = flow.keys(of: argument.value, in: number)
                guard keys.isComplete, let named = flow.named(keys, by: call, in: number), !named.keys.isEmpty else {
                    return nil
                }
                return ConstantRequest(
                    keys: named.keys, isOfAllNames: call.name == "destinations", position: subject, file: function.file)
            }
        }
    }

    /// An argument `.init()` that is a key of the app's own function.
    struct InferredArgument {
        let key: ResolvedKey?
        let position: SourcePosition
        let file: FileScope
    }

    /// Returns the keys that the compiler infers for the parameters of the app's own functions.
    func inferredArguments() -> [InferredArgument] {
        var result: [InferredArgument] = []
        for number in reached.functions.sorted() {
            let function = code.functions[number]
            for (position, call) in function.fact.calls.enumerated() where !call.isRequest {
                for (index, argument) in call.arguments.enumerated() {
                    guard case .inferred(_, _, let place) = argument.value else { continue }
                    for callee in code.callees(of: (number, position)).functions {
                        let parameters = code.functions[callee].fact.parameters
                        for (parameter, passed) in code.arguments(of: call, for: callee) ?? [:]
                        where passed == index && parameters[parameter].isKey {
                            let key = flow.inferred(parameters[parameter], of: callee, by: call, in: number)
                            result.append(InferredArgument(key: key, position: place, file: function.file))
                        }
                    }
                }
            }
        }
        return result
    }

    /// Returns the key that the compiler infers for a request.
    func requestedKey(at position: SourcePosition, in file: FileScope) -> ResolvedKey? {
        guard let (function, number) = inferredRequests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.functions[function].fact.calls[number]
        guard case .inferred(let kind, let type, _)? = call.arguments.first?.value else { return nil }
        let keys = making.inferred(kind, type, by: call, in: function)
        return keys.isComplete && keys.keys.count == 1 ? keys.keys.first : nil
    }

    // MARK: Launch

    /// Returns the calls that certainly run at launch, with the functions that each may run, directly or not.
    func launchCalls(
        in file: FileScope, isTopLevel: Bool
    ) -> [(position: SourcePosition, functions: Set<Int>)] {
        let numbers = functionsOfFiles[ObjectIdentifier(file)] ?? 0..<0
        let begin = numbers.first { number in
            let fact = code.functions[number].fact
            return isTopLevel ? fact.kind == .topLevel : fact.name == "main" && fact.isStatic
        }
        guard let begin else { return [] }
        let globals = isTopLevel ? numbers.filter { code.functions[$0].fact.isGlobalProperty } : []
        return ([begin] + globals).flatMap { number in
            code.functions[number].fact.calls.enumerated().filter { $1.isCertain && $1.isCall && !$1.isRequest }
                .map { ($1.position, functions(calledBy: (number, $0))) }
        }
    }

    /// Returns the functions that a call may run, directly or not.
    private func functions(calledBy site: (function: Int, call: Int)) -> Set<Int> {
        var found: Set<Int> = []
        var waiting = callees(of: site)
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += code.locals(of: next)
            for call in code.functions[next].fact.calls.indices { waiting += callees(of: (next, call)) }
        }
        return found
    }

    private func callees(of site: (function: Int, call: Int)) -> [Int] {
        let call = code.call(site)
        let closures = call.arguments.compactMap { argument -> Int? in
            guard case .closure(let number) = argument.value else { return nil }
            return code.functions[site.function].offset + number
        }
        return closures + code.callees(of: site).functions.filter(reached.functions.contains)
    }

    // MARK: Lines

    /// A line of routes whose keys are written elsewhere.
    struct Line {
        let keys: Set<ResolvedKey>
        /// The keys that it adapts to; nil for a line that provides.
        let adaptees: Set<ResolvedKey>?
        let provider: TypeReference?
        let context: LookupContext
        let position: SourcePosition
    }

    /// Returns the lines that an expression in `routes` makes; nil if that is not known.
    func lines(at position: SourcePosition, in file: FileScope, isView: Bool?) -> [Line]? {
        guard let site = calls[Site(file: ObjectIdentifier(file), position: position)] else { return nil }
        return lines(of: .call(site.call), in: site.function, isView: isView, depth: 0)
    }

    private func lines(of value: CodeValue, in function: Int, isView: Bool?, depth: Int) -> [Line]? {
        guard depth < 8 else { return nil }
        switch value {
        case .call(let number):
            let call = code.functions[function].fact.calls[number]
            if call.name == "init", case .type(let reference)? = call.receiver,
                let name = reference.components?.last?.name, ["Provides", "Adapts"].contains(name)
            {
                return line(named: name, call, in: function, isView: isView).map { [$0] }
            }
            return joined(code.callees(of: (function, number)).functions) { callee in
                joined(code.values(of: callee)) {
                    lines(of: $0.value, in: $0.function, isView: isView, depth: depth + 1)
                }
            }
        case .oneOf(let values):
            return joined(values) { lines(of: $0, in: function, isView: isView, depth: depth + 1) }
        default: return nil
        }
    }

    private func joined<Element>(_ elements: [Element], _ lines: (Element) -> [Line]?) -> [Line]? {
        if elements.isEmpty { return nil }
        var result: [Line] = []
        for element in elements {
            guard let found = lines(element) else { return nil }
            result += found
        }
        return result
    }

    private func line(named name: String, _ call: CallFact, in function: Int, isView: Bool?) -> Line? {
        let kind: RouteKind = isView == true ? .view : .service
        guard let first = call.arguments.first else { return nil }
        let keys = keys(of: first.value, in: function, kind)
        guard keys.isComplete, !keys.keys.isEmpty else { return nil }
        let context = code.functions[function].context
        guard name == "Adapts" else {
            // A provider's name that is not a literal may be any.
            guard !call.arguments.contains(where: { $0.label == "named" }) else { return nil }
            return Line(keys: keys.keys, adaptees: nil, provider: nil, context: context, position: call.position)
        }
        guard let second = call.arguments.first(where: { $0.label == "to" }) else { return nil }
        if case .type(let provider) = second.value {
            return Line(keys: keys.keys, adaptees: [], provider: provider, context: context, position: call.position)
        }
        let adaptees = self.keys(of: second.value, in: function, kind)
        guard adaptees.isComplete, adaptees.keys.count == 1 else { return nil }
        return Line(
            keys: keys.keys, adaptees: adaptees.keys, provider: nil, context: context, position: call.position)
    }
}

/// The names that only code about aliases needs, found when they are needed.
private final class OpenNames {
    private let code: CodeIndex
    private let functions: Set<Int>
    private(set) lazy var names: Set<String> = functions.reduce(into: []) { names, number in
        let function = code.functions[number]
        for mention in function.fact.mentions { names.formUnion(code.openName(in: mention, of: function)) }
    }

    init(_ code: CodeIndex, _ functions: Set<Int>) {
        self.code = code
        self.functions = functions
    }
}

extension FunctionFact.Parameter {
    /// Whether the parameter is a key.
    fileprivate var isKey: Bool { type.components?.last.flatMap { RouteKind(keyName: $0.name) } != nil }
}

extension CodeIndex {
    /// Returns the last part of a name in code, if it is not a member of a type that the source names.
    fileprivate func openName(in mention: String, of function: Function) -> [String] {
        guard let dot = mention.firstIndex(of: ".") else {
            return function.type?.isProtocol == true ? [mention] : []
        }
        let base = String(mention[..<dot])
        let name = String(mention[mention.index(after: dot)...])
        guard base != "_", !base.isEmpty,
            case .type(let type, _)? = try? index.meaning(of: base, in: function.context), !type.isProtocol
        else { return [name] }
        return []
    }
}

extension CodeValue {
    fileprivate var isOneOf: Bool { if case .oneOf = self { true } else { false } }

    fileprivate func contains(call number: Int) -> Bool {
        switch self {
        case .call(number): true
        case .oneOf(let values): values.contains { $0.contains(call: number) }
        default: false
        }
    }
}

/// The modules with files that were not read for their code.
private struct UnreadModules {
    private let modules: Set<String>

    init(_ app: SourceApp, _ files: [(scope: FileScope, facts: FileFacts)]) {
        // Objective-C code may call any Swift code.
        let read = Dictionary(grouping: files) { $0.scope.module.name }.mapValues { files in
            files.count { $0.scope.path.hasSuffix(".swift") }
        }
        let unread = app.modules.filter { read[$0.name, default: 0] < $0.files.count }
        // Files of a module can name what it is linked with.
        let byName = Dictionary(app.modules.map { ($0.name, $0) }) { first, _ in first }
        var open: Set<String> = []
        var waiting = unread.map(\.name)
        while let name = waiting.popLast() {
            if open.insert(name).inserted { waiting += byName[name]?.dependencies ?? [] }
        }
        modules = open
    }

    func mayName(_ file: FileScope) -> Bool { modules.contains(file.module.name) }
}
