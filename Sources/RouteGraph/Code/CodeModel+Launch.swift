// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
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
