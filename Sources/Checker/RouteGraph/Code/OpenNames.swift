// SPDX-License-Identifier: Apache-2.0

/// The names that only code about aliases needs, found when they are needed.
final class OpenNames {
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
