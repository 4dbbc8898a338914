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
        /// The types beside an argument of code without source, which name the protocols that the key may be of.
        var written: [(TypeReference, LookupContext)]?
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
                    let site = CodeIndex.Call(function: number, number: position)
                    for case .inferred(let kind, let type, let place) in argument.value.alternatives {
                        let passed = Argument(call: site, number: index)
                        var keys = inferredKeys(ofArgument: index, of: site)
                        if code.isOfRouter(call, in: number) {
                            let found = making.inferred(kind, type, by: call, in: number)
                            keys = found.isComplete && found.keys.count == 1 ? [found.keys.first] : [nil]
                        }
                        if keys == nil, functions.contains(takingName(of: call, in: number), label: argument.label) {
                            keys = [nil]
                        }
                        if let keys {
                            result += keys.map {
                                InferredArgument(
                                    key: $0, function: number, position: place, file: function.file, argument: passed)
                            }
                        } else {
                            result.append(
                                InferredArgument(
                                    key: nil, function: number, position: place, file: function.file,
                                    written: typesBeside(site), argument: passed))
                        }
                    }
                }
            }
        }
        return result
    }

    /// Returns the keys that an argument may be, as far as the code shows them; nil if it does not show the parameter.
    private func inferredKeys(ofArgument index: Int, of site: CodeIndex.Call) -> [ResolvedKey?]? {
        let call = code.call(site)
        let callees = code.calledFunctions(of: site).functions
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
        if !types.isEmpty { return types.filter(\.isOfKey).map { $0.isGeneric ? nil : code.index.key($0) } }
        // `.init(.init())` for a parameter `RoutedDestination<RoutableService<any Clock>>`
        if callees.isEmpty || call.receiver == .implicit, let made = code.madeType(by: site),
            made.declaration?.source == nil
        {
            let keys = code.index.keys(inside: made)
            if !keys.isEmpty { return keys.map { $0.type.isGeneric ? nil : $0 } }
        }
        let parameters = callees.flatMap { callee in
            (code.arguments(of: call, for: callee) ?? [:]).filter { $0.value == index }.map {
                (code.functions[callee].fact.parameters[$0.key].type, code.functions[callee].context)
            }
        }
        let takesKey = parameters.contains { type, context in
            type.namesKey || (try? code.index.type(type.element, in: context))?.isOfKey == true
        }
        if takesKey { return [nil] }
        // Any initialiser may fit a call whose type is unknown.
        return parameters.isEmpty || call.receiver == .implicit ? nil : []
    }

    /// Returns the name by which the functions that take keys contain the callee: for an initialiser of code without source, that of
    /// the type. The initialiser of a class with source may be inherited.
    private func takingName(of call: CallFact, in function: Int) -> String {
        guard call.name == "init", case .type(let type)? = call.receiver, let last = type.components?.last,
            code.type(type, in: code.functions[function].context)?.source == nil
        else { return call.name }
        return last.name
    }

    /// Returns the types that are written beside a call: of its receiver, its result and its generic arguments, and the same for the
    /// calls and the property around it.
    private func typesBeside(_ site: CodeIndex.Call) -> [(TypeReference, LookupContext)] {
        let place = code.functions[site.function]
        var types: [(TypeReference, LookupContext)] = []
        // A call before the property is that of its property wrapper.
        if code.functions[site.function].isProperty, code.call(site).position < place.fact.position,
            let type = place.fact.result
        {
            types.append((type, place.context))
        }
        var next: CodeIndex.Call? = site
        while let site = next {
            let call = code.call(site)
            if let expected = call.expected, call.mayInfer(from: expected) { types.append((expected, place.context)) }
            types += call.genericArguments.map { ($0, place.context) }
            if case .type(let receiver)? = call.receiver { types.append((receiver, place.context)) }
            // `super.init(.init())`
            if call.name == "init", call.receiver == .own || call.receiver == .other, let type = place.type {
                types += type.inherited.map { ($0.reference, $0.context) }
            }
            if let target = call.target {
                for case .property(let number) in code.variables(named: target, of: .own, in: site.function) {
                    if let type = code.functions[number].fact.result {
                        types.append((type, code.functions[number].context))
                    }
                }
            }
            next = call.outer.last.map { CodeIndex.Call(function: site.function, number: $0.call) }
            guard let outer = call.outer.last, let receiving = next else { continue }
            for callee in code.callees(of: receiving).functions.prefix(CodeIndex.mostCallees) {
                let passed = code.arguments(of: code.call(receiving), for: callee) ?? [:]
                for (parameter, argument) in passed where argument == outer.argument {
                    types.append(
                        (code.functions[callee].fact.parameters[parameter].type, code.functions[callee].context))
                }
            }
        }
        return types
    }
}

extension CallFact {
    /// Whether the type of the result may decide the type of an argument. `SystemClock(options: .init())` makes a `SystemClock`,
    /// no matter what the code expects.
    fileprivate func mayInfer(from expected: TypeReference) -> Bool {
        guard name == "init", case .type(let type)? = receiver else { return true }
        return expected.namesInside.contains { $0 == type.components?.last?.name }
    }
}

extension CodeValue {
    /// The values that the value may be.
    fileprivate var alternatives: [CodeValue] {
        if case .oneOf(let values) = self { values.flatMap(\.alternatives) } else { [self] }
    }
}

extension ResolvedType {
    /// Whether the type is a key, with or without a known protocol.
    fileprivate var isOfKey: Bool {
        declaration.map { $0.source == nil && RouteKind(keyName: $0.name) != nil } ?? false
    }
}
