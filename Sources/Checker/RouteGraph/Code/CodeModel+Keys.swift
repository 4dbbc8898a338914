// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// Returns the keys of a registered closure.
    func registeredKeys(at position: SourcePosition, in file: FileScope) -> KeyFlow.Keys? {
        guard let site = registrations[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.call(site)
        guard let argument = call.arguments.first else { return nil }
        let isView = ["view", "viewModule"].contains(argument.label)
        let keys = keys(of: argument.value, in: site.function, isView ? .view : .service)
        return flow.named(keys, by: call, in: site.function) ?? .unknown
    }

    func keys(of value: CodeValue, in function: Int, _ kind: RouteKind) -> KeyFlow.Keys {
        if case .inferred(let written, let type?, _) = value {
            return flow.keys(written ?? kind, ofType: type, in: code.functions[function].context)
        }
        return flow.keys(of: value, in: function)
    }

    /// Returns the names that a request gives its key; nil if there may be others.
    func names(ofRequestAt position: SourcePosition, in file: FileScope) -> Set<String>? {
        guard let site = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.call(site)
        return call.arguments.first { $0.label == "named" }.flatMap { flow.texts(of: $0.value, in: site.function) }
    }

    /// Returns the texts that the first argument of a request may be; nil if there may be others.
    func texts(ofRequestAt position: SourcePosition, in file: FileScope) -> Set<String>? {
        guard let site = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        return code.call(site).arguments.first.flatMap {
            flow.texts(of: $0.value, in: site.function)
        }
    }

    /// Returns whether the code of a request goes on if the request fails.
    func isTried(_ position: SourcePosition, in file: FileScope) -> Bool {
        guard let site = requests[Site(file: ObjectIdentifier(file), position: position)] else {
            return false
        }
        return code.call(site).isOptional
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

    /// Returns the key that the compiler infers for a request.
    func requestedKey(at position: SourcePosition, in file: FileScope) -> ResolvedKey? {
        guard let site = inferredRequests[Site(file: ObjectIdentifier(file), position: position)] else {
            return nil
        }
        let call = code.call(site)
        guard case .inferred(let kind, let type, _)? = call.arguments.first?.value else { return nil }
        let keys = making.inferred(kind, type, by: call, in: site.function)
        return keys.isComplete && keys.keys.count == 1 ? keys.keys.first : nil
    }
}
