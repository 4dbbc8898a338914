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
}
