// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// The members of the type with `@main` that a framework calls when the app starts, with the labels of their parameters.
    private static let launchMembers = [
        "body": [], "application": ["_", "didFinishLaunchingWithOptions"], "applicationDidFinishLaunching": ["_"],
    ]

    /// Returns the functions that certainly run when the app starts, outside of all scopes: the top level of `main.swift`, or the
    /// code with which the type with `@main` begins.
    func launchFunctions() -> [Int] {
        let files = functionsOfFiles.values.sorted { $0.lowerBound < $1.lowerBound }.filter { numbers in
            let file = numbers.first.map { code.functions[$0].file }
            return file?.module.name == code.index.entryPoint && file?.fileName == "main.swift"
        }
        let topLevel = files.joined().filter {
            code.functions[$0].fact.kind == .topLevel || code.functions[$0].fact.isGlobalValue
        }
        return topLevel + code.index.declarations.filter(\.isMain).flatMap(launchFunctions)
    }

    private func launchFunctions(of type: TypeDeclaration) -> [Int] {
        guard type.module == code.index.entryPoint else { return [] }
        let own = code.members(named: "main", of: type).filter { code.functions[$0].fact.isStatic }
        // Without a `main()` of its own, a framework makes the type.
        if !own.isEmpty { return own.count == 1 ? own : [] }
        let isOfFramework = code.ancestors(of: type).contains {
            $0.source == nil && ($0.name == "App" || $0.name.hasSuffix("ApplicationDelegate"))
        }
        guard isOfFramework else { return [] }
        let initializers = code.members(named: "init", of: type)
        return code.members(of: type).filter { number in
            let fact = code.functions[number].fact
            switch fact.kind {
            case .initialValue: return true
            case .initializer: return initializers == [number] && fact.parameters.isEmpty
            default:
                return Self.launchMembers[fact.name].map { labels in
                    !fact.isStatic && fact.parameters.map { $0.label ?? "_" } == labels
                } == true
            }
        }
    }

    /// Returns the calls that certainly run at launch, in their order, each with the functions that it is the first to run, directly
    /// or not.
    func launchCalls(
        in file: FileScope, isTopLevel: Bool
    ) -> [(position: SourcePosition, functions: [Int])] {
        let numbers = functionsOfFiles[ObjectIdentifier(file)] ?? 0..<0
        let begin = numbers.first { number in
            let fact = code.functions[number].fact
            return isTopLevel ? fact.kind == .topLevel : fact.name == "main" && fact.isStatic
        }
        guard let begin else { return [] }
        let globals = isTopLevel ? numbers.filter { code.functions[$0].fact.isGlobalProperty } : []
        let calls = ([begin] + globals).flatMap { number in
            code.functions[number].fact.calls.enumerated().filter { $1.isCertain && $1.isCall && !$1.isRequest }
                .map { (position: $1.position, call: CodeIndex.Call(function: number, number: $0)) }
        }
        var walk = LaunchWalk(model: self)
        return calls.sorted { $0.position < $1.position }.map { ($0.position, walk.functions(calledBy: $0.call)) }
    }
}

/// Follows the calls at launch. It visits each function once, and each list of functions that several calls share.
private struct LaunchWalk {
    let model: CodeModel
    private var functions: Set<Int> = []
    private var lists: Set<CalleeList> = []

    init(model: CodeModel) { self.model = model }

    /// Returns the functions that a call may run, directly or not, and that no earlier call runs.
    mutating func functions(calledBy call: CodeIndex.Call) -> [Int] {
        var found: [Int] = []
        var waiting = callees(of: call)
        while let next = waiting.popLast() {
            guard functions.insert(next).inserted else { continue }
            found.append(next)
            model.code.work += model.code.functions[next].fact.calls.count
            waiting += model.code.locals(of: next)
            for number in model.code.functions[next].fact.calls.indices {
                waiting += callees(of: .init(function: next, number: number))
            }
        }
        return found
    }

    private mutating func callees(of site: CodeIndex.Call) -> [Int] {
        let code = model.code
        let closures = code.call(site).arguments.compactMap { argument -> Int? in
            guard case .closure(let number) = argument.value else { return nil }
            return code.functions[site.function].offset + number
        }
        let list = code.callees(of: site).list
        guard lists.insert(list).inserted else { return closures }
        return closures + list.functions.filter(model.reached.functions.contains)
    }
}
