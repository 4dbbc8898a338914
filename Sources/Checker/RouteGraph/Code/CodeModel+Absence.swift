// SPDX-License-Identifier: Apache-2.0

/// The keys that need no provider, because their properties are nil without one.
extension CodeModel {
    /// Returns whether a short key needs no provider.
    func allowsAbsence(of fact: ShortNameFact, in file: FileScope) -> Bool {
        guard case .argument(_, _, let position) = fact.place else {
            return isAskedIfProvided(at: fact.position, in: file)
        }
        if let site = calls[Site(file: ObjectIdentifier(file), position: position)], allowsAbsence(ofKeyIn: site) {
            return true
        }
        return isAskedIfProvided(at: fact.position, in: file)
    }

    /// Returns whether a written key needs no provider.
    func allowsAbsence(ofKeyAt position: SourcePosition, in file: FileScope) -> Bool {
        if let argument = arguments[Site(file: ObjectIdentifier(file), position: position)],
            allowsAbsence(ofKeyIn: argument.call)
        {
            return true
        }
        return isAskedIfProvided(at: position, in: file)
    }

    /// Returns whether a call is the attribute of an optional property with `@Routed`, or makes the `RoutedDestination` of a property
    /// that is asked only by `getIfProvided()`.
    private func allowsAbsence(ofKeyIn site: CodeIndex.Call) -> Bool {
        let call = code.call(site)
        guard call.name == "init" else { return false }
        let function = code.functions[site.function]
        if call.makes("Routed"), function.isVariable, call.position < function.fact.position {
            return function.fact.result?.isOptional == true
        }
        guard let target = call.target else { return false }
        let makesRoutedDestination = call.makes("RoutedDestination") || call.receiver == .implicit
        return makesRoutedDestination
            && code.variables(named: target, of: .own, in: site.function).contains { variable in
                guard case .property(let number) = variable else { return false }
                return code.functions[number].isRoutedDestination && isAskedIfProvided(property: number)
            }
    }

    /// Returns whether a key is that of a property with a `RoutedDestination`, and each use of the property calls `getIfProvided()`.
    private func isAskedIfProvided(at position: SourcePosition, in file: FileScope) -> Bool {
        guard !code.calls(named: "getIfProvided").isEmpty, let number = function(at: position, in: file),
            code.functions[number].isRoutedDestination
        else { return false }
        return isAskedIfProvided(property: number)
    }

    private func isAskedIfProvided(property number: Int) -> Bool {
        let name = code.functions[number].fact.name
        let asked = code.receivers(ofCallsNamed: "getIfProvided")[name] ?? 0
        // The target of an assignment is noted like a reading. In `if let alarm = try alarm.getIfProvided()`, no reading is noted.
        return asked > 0 && asked >= code.readings(ofInstanceMember: name) - code.assignments(to: name).count
    }
}

extension CodeIndex.Function {
    var isVariable: Bool { [.property, .initialValue].contains(fact.kind) }

    /// Whether it is a property with a `RoutedDestination`.
    fileprivate var isRoutedDestination: Bool {
        isVariable
            && (fact.result?.components?.last?.name == "RoutedDestination"
                || fact.calls.contains { $0.makes("RoutedDestination") })
    }
}

extension CallFact {
    /// Whether it makes a value of the type with this name.
    fileprivate func makes(_ type: String) -> Bool {
        guard name == "init", case .type(let reference)? = receiver else { return false }
        return reference.components?.last?.name == type
    }
}

extension TypeReference {
    /// Whether it is the type of an optional value.
    var isOptional: Bool {
        switch self {
        case .structure(let text, _): text == "$?"
        case .name(let components): components.last?.name == "Optional"
        case .composition: false
        }
    }
}
