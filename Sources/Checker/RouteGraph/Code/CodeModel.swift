// SPDX-License-Identifier: Apache-2.0

/// The code of an app: its functions, the code that may run, and the keys that flow through it.
struct CodeModel {
    let code: CodeIndex
    let flow: KeyFlow
    let making: MakingCode
    let reached: ReachableCode
    /// Whether no file was read for its code.
    private let isEmpty: Bool
    private(set) var functionsOfFiles: [ObjectIdentifier: Range<Int>] = [:]
    private var placesOfFiles: [ObjectIdentifier: FunctionPlaces] = [:]
    /// The calls by their positions.
    private(set) var calls: [Site: CodeIndex.Call] = [:]
    /// The registrations of closures by the positions of their first arguments.
    private(set) var registrations: [Site: CodeIndex.Call] = [:]
    /// The registrations that keep closures, by the functions of these closures.
    private var registrationsOfClosures: [Int: SourcePosition] = [:]
    /// The requests with an inferred key by the positions of these keys.
    private(set) var inferredRequests: [Site: CodeIndex.Call] = [:]
    /// The arguments that are keys, by the positions of these keys.
    private(set) var arguments: [Site: Argument] = [:]
    /// The requests by the positions of their keys.
    private(set) var requests: [Site: CodeIndex.Call] = [:]
    /// The positions of the keys in code.
    private var keys: Set<Site> = []
    /// The names of members that reached code accesses through a generic parameter, a protocol or a value: `M.Router`.
    private let openNames: OpenNames
    /// Whether the app may use another registry than the shared one.
    let usesOtherRegistries: Bool
    /// Whether the entry point is a test bundle, which is responsible for all of its own code.
    let isTest: Bool

    struct Site: Hashable {
        let file: ObjectIdentifier
        let position: SourcePosition
    }

    /// An argument of a call.
    struct Argument {
        let call: CodeIndex.Call
        /// The number of the argument; nil for the receiver.
        let number: Int?
    }

    /// A variable or a property that gets a key.
    enum Variable {
        case binding(String, in: Int)
        case property(Int)
    }

    /// Follows keys to their requests; nil if the app uses no named providers.
    let following: KeyFollowing?
    /// The variables and properties that are keys, by the positions of these keys.
    private(set) var variables: [Site: Variable] = [:]

    init(
        _ index: SourceIndex, _ files: [ReadFile], _ shortKeys: ShortKeys, _ app: SourceApp
    ) {
        let code = CodeIndex(index, files)
        var flow = KeyFlow(code, shortKeys)
        isEmpty = code.functions.isEmpty
        let unread = UnreadModules(app, files)
        let isTest = app.modules.contains { $0.name == app.entryPoint && $0.role == .test }
        reached = ReachableCode(
            code, entryPoint: app.entryPoint,
            isTest: isTest,
            isElsewhere: { unread.mayName($0) || isTest && $0.module.name == app.entryPoint })
        flow.reached = reached.functions
        self.isTest = isTest
        self.code = code
        self.flow = flow
        making = MakingCode(code, flow, DeferringTypes(index, files))
        following = code.usesNames || files.contains(where: \.facts.providesNames) ? KeyFollowing(code, flow) : nil
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
            for value in function.fact.values {
                noteKeys(in: value, file)
                if function.isVariable { noteVariable(.property(number), value, file) }
            }
            for binding in function.fact.bindings {
                noteKeys(in: binding.value, file)
                noteVariable(.binding(binding.name, in: number), binding.value, file)
            }
            for (position, call) in function.fact.calls.enumerated() {
                for (index, argument) in call.arguments.enumerated() {
                    noteKeys(in: argument.value, file)
                    let passed = Argument(call: .init(function: number, number: position), number: index)
                    noteArgument(passed, argument.value, file)
                }
                if let receiver = call.receiver {
                    noteArgument(
                        Argument(call: .init(function: number, number: position), number: nil), receiver, file)
                }
                noteClosures(of: call, in: function)
                if call.isRequest, let subject = call.subject {
                    keys.insert(Site(file: file, position: subject))
                    requests[Site(file: file, position: subject)] = .init(function: number, number: position)
                }
                if call.isIdentifierRequest, let subject = call.subject {
                    requests[Site(file: file, position: subject)] = .init(function: number, number: position)
                } else if !call.isRequest, let subject = call.subject {
                    registrations[Site(file: file, position: subject)] = .init(function: number, number: position)
                } else if call.isRequest, case .inferred(_, _, let place)? = call.arguments.first?.value {
                    inferredRequests[Site(file: file, position: place)] = .init(function: number, number: position)
                }
                if call.isCall {
                    calls[Site(file: file, position: call.position)] = .init(function: number, number: position)
                }
            }
        }
        placesOfFiles = functionsOfFiles.mapValues { numbers in
            FunctionPlaces(numbers.map { (code.functions[$0].fact.position, code.functions[$0].fact.end, $0) })
        }
    }

    private mutating func noteKeys(in value: CodeValue, _ file: ObjectIdentifier) {
        switch value {
        case .key(_, let position): keys.insert(Site(file: file, position: position))
        case .oneOf(let values): for value in values { noteKeys(in: value, file) }
        default: break
        }
    }

    private mutating func noteArgument(_ argument: Argument, _ value: CodeValue, _ file: ObjectIdentifier) {
        switch value {
        case .key(_, let position): arguments[Site(file: file, position: position)] = argument
        case .oneOf(let values): for value in values { noteArgument(argument, value, file) }
        default: break
        }
    }

    private mutating func noteVariable(_ variable: Variable, _ value: CodeValue, _ file: ObjectIdentifier) {
        switch value {
        case .key(_, let position): variables[Site(file: file, position: position)] = variable
        case .oneOf(let values): for value in values { noteVariable(variable, value, file) }
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
        placesOfFiles[ObjectIdentifier(file)]?.function(at: position)
    }

    /// Returns whether code may run. Code that was not read counts.
    func mayRun(_ position: SourcePosition, in file: FileScope) -> Bool {
        function(at: position, in: file).map(reached.functions.contains) ?? true
    }

    /// Returns whether the value of the code at a position is only printed.
    func isPrinted(_ position: SourcePosition, in file: FileScope) -> Bool {
        function(at: position, in: file).map(reached.printed.contains) ?? false
    }

    /// Returns whether reached code names a type, or a runtime may make it.
    func isNamed(_ type: TypeDeclaration) -> Bool { isEmpty || reached.contains(type) }

    /// Returns whether reached code accesses a member of this name through a generic parameter, a protocol or a value.
    func isNamedOpenly(_ name: String) -> Bool { isEmpty || openNames.names.contains(name) }

    /// Returns whether an instance of a type is passed on: as an argument, as an element of an array, as a result, or in a variable that
    /// is an argument.
    func isPassedOn(at position: SourcePosition, in file: FileScope) -> Bool {
        guard let call = calls[Site(file: ObjectIdentifier(file), position: position)] else {
            return function(at: position, in: file) == nil
        }
        let fact = code.functions[call.function].fact
        if !fact.calls[call.number].outer.isEmpty { return true }
        let isResult = fact.kind == .function
        if fact.values.contains(where: { isResult || $0.isOneOf ? $0.contains(call: call.number) : false }) {
            return true
        }
        let variables = fact.bindings.filter { $0.value.contains(call: call.number) }
        if variables.contains(where: { $0.value.isOneOf }) { return true }
        var names = Set(variables.map { $0.name.hasPrefix("self.") ? String($0.name.dropFirst(5)) : $0.name })
        if [.property, .initialValue].contains(fact.kind),
            fact.values.contains(where: { $0.contains(call: call.number) })
        {
            names.insert(fact.name)
        }
        return !names.isEmpty && isArgument(names, in: file)
    }

    /// Returns whether a variable with one of these names is an argument of a call that may use its type.
    private func isArgument(_ names: Set<String>, in file: FileScope) -> Bool {
        let calls = (functionsOfFiles[ObjectIdentifier(file)] ?? 0..<0).lazy.flatMap { code.functions[$0].fact.calls }
        return calls.contains { call in
            !(call.receiver == nil && MakingCode.printing.contains(call.name))
                && call.arguments.contains { argument in
                    if case .name(let name, _) = argument.value { names.contains(name) } else { false }
                }
        }
    }

    /// Returns the scope of the function that contains a position.
    func scope(at position: SourcePosition, in file: FileScope) -> SourceScope {
        function(at: position, in: file).map(scope) ?? SourceScope()
    }

    /// Returns the scope of the code in a function. A closure and a default value belong to the function around them.
    func scope(of function: Int) -> SourceScope {
        var number = function
        while [.closure, .branch, .defaultValue].contains(code.functions[number].fact.kind),
            let parent = code.functions[number].parent
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
        return registrationsOfClosures[number].map { SourceLocation(function.file.path, $0) }
    }

    private mutating func noteClosures(of call: CallFact, in function: CodeIndex.Function) {
        guard let subject = call.subject else { return }
        for argument in call.arguments {
            guard case .closure(let number) = argument.value else { continue }
            let closure = function.offset + number
            if registrationsOfClosures[closure] == nil { registrationsOfClosures[closure] = subject }
        }
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
