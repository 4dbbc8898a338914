// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// An argument `.init()` that is a key of the app's own function or type.
    struct InferredArgument {
        /// The key; nil if the code does not show its type.
        let key: ResolvedKey?
        /// The function with the call.
        let function: Int
        let position: SourcePosition
        let file: FileScope
        let argument: Argument
    }

    /// Returns the keys that the compiler infers for the parameters of the app's own functions and types.
    ///
    /// - Parameter functions: Their names tell whether an argument may be a key, if the code does not.
    func inferredArguments(_ functions: KeyFunctions) -> [InferredArgument] {
        var result: [InferredArgument] = []
        for number in reached.functions.sorted() {
            let function = code.functions[number]
            for (position, call) in function.fact.calls.enumerated() where !call.isRequest {
                for (index, argument) in call.arguments.enumerated() {
                    guard case .inferred(_, _, let place) = argument.value else { continue }
                    let site = CodeIndex.Call(function: number, number: position)
                    let keys =
                        inferredKeys(ofArgument: index, of: site)
                        ?? (functions.contains(call.name, label: argument.label) ? [nil] : [])
                    result += keys.map {
                        InferredArgument(key: $0, function: number, position: place, file: function.file,
                            argument: Argument(call: site, number: index))
                    }
                }
            }
        }
        return result
    }

    /// Returns the keys that an argument may be, as far as the code shows them; nil if it does not show the parameter.
    private func inferredKeys(ofArgument index: Int, of site: CodeIndex.Call) -> [ResolvedKey?]? {
        let call = code.call(site)
        let callees = code.callees(of: site).functions
        guard callees.count <= CodeIndex.mostCallees else { return nil }
        let wrapped = callees.flatMap { callee -> [ResolvedKey] in
            let parameters = code.functions[callee].fact.parameters
            let passed = code.arguments(of: call, for: callee) ?? [:]
            return passed.filter { $0.value == index }.compactMap {
                flow.inferred(parameters[$0.key], of: callee, by: call, in: site.function)
            }
        }
        if call.receiver != .implicit, !wrapped.isEmpty { return wrapped }
        let types = code.parameterTypes(ofArgument: index, of: site)
        return types.isEmpty ? nil : types.filter(\.isOfKey).map { $0.isGeneric ? nil : code.index.key($0) }
    }
}

extension ResolvedType {
    /// Whether the type is a key, with or without a known protocol.
    fileprivate var isOfKey: Bool {
        declaration.map { $0.source == nil && RouteKind(keyName: $0.name) != nil } ?? false
    }
}
