// SPDX-License-Identifier: Apache-2.0

/// The names of providers in the requests for keys that the code passes on.
extension CodeModel {
    /// Returns the names with which code requests a key that is passed on; nil if the app uses no named providers.
    func requestedNames(ofKeyAt position: SourcePosition, in file: FileScope) -> RequestedNames? {
        guard let following else { return nil }
        let site = Site(file: ObjectIdentifier(file), position: position)
        if let argument = arguments[site] { return following.names(ofArgument: argument.number, of: argument.call) }
        if let request = requests[site] ?? inferredRequests[site] {
            return following.names(ofArgument: 0, of: request)
        }
        switch variables[site] {
        case .binding(let name, let function): return following.names(ofVariable: name, in: function)
        case .property(let number): return following.names(ofProperty: number)
        case nil: break
        }
        // A key through an alias: `request(ClockKey())`.
        if let made = calls[site], let outer = code.call(made).outer.last,
            code.functions[made.function].fact.calls[outer.call].arguments.indices.contains(outer.argument),
            code.functions[made.function].fact.calls[outer.call].arguments[outer.argument].value == .call(made.number)
        {
            return following.names(
                ofArgument: outer.argument, of: .init(function: made.function, number: outer.call))
        }
        return .unknown
    }

    /// Returns the names with which code requests a short key that is passed on; nil if the app uses no named providers.
    func requestedNames(of fact: ShortNameFact, in file: FileScope, _ calls: ShortNameCalls) -> RequestedNames? {
        guard let following else { return nil }
        guard let argument = calls.argument(with: fact, in: file) else { return .unknown }
        return following.names(ofArgument: argument.number, of: argument.call)
    }
}

extension CodeIndex {
    /// Whether some code may request or register a provider with a name, or requests all named providers.
    var usesNames: Bool {
        functions.contains { function in
            function.fact.calls.contains { call in
                call.name == "destinations" || call.arguments.contains { $0.label == "named" }
            }
        }
    }
}

extension FileFacts {
    /// Whether some provider has a name.
    var providesNames: Bool {
        routes.contains { fact in
            fact.lines.contains { if case .provides(let key) = $0.kind { key.name != nil } else { false } }
        }
    }
}
