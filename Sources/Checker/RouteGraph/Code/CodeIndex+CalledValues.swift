// SPDX-License-Identifier: Apache-2.0

/// Calls of values: of instances that are called as functions, and of the router under another name.
extension CodeIndex {
    /// Returns the functions that a call may run, or those that an instance is called as.
    func calledFunctions(of site: Call) -> CalleeList {
        let call = call(site)
        let found = callees(of: site).list
        if let function = found.functions.first, !functions[function].isProperty { return found }
        var called = CodeValue.name(call.name, of: call.receiver)
        var name = "callAsFunction"
        if case .type(let reference)? = call.receiver, let variable = reference.asVariable {
            // A variable may begin in upper case.
            if call.name == "init" { called = variable } else { (called, name) = (variable, call.name) }
        }
        let members = (types(of: called, in: site.function) ?? []).flatMap { inheritedMembers(named: name, of: $0) }
            .filter { arguments(of: call, for: $0) != nil }
        return members.isEmpty ? found : CalleeList(members)
    }

    /// Returns whether the type of the receiver is known.
    func isReceiverKnown(of call: CallFact, in function: Int) -> Bool {
        switch call.receiver {
        case nil, .own, .implicit: true
        case .type(let reference): type(reference, in: functions[function].context) != nil
        case let value?: types(of: value, in: function)?.allSatisfy { $0.source != nil } == true
        }
    }

    /// Returns whether a call requests a route through another name of the router: `typealias R = Router`, `let r = Router.self`.
    func isOfRouter(_ call: CallFact, in function: Int) -> Bool {
        guard CallFact.requests.contains(call.name), let receiver = call.receiver else { return false }
        return types(of: receiver, in: function)?.contains { $0.source == nil && RouterName.is($0.name) } == true
    }
}

extension CodeIndex.Function {
    var isProperty: Bool { [.property, .initialValue].contains(fact.kind) }
}

extension TypeReference {
    /// The variable that has the name of the type: `Keys.R` for a variable `R` of `Keys`.
    fileprivate var asVariable: CodeValue? {
        guard let components, let last = components.last else { return nil }
        let base = components.dropLast()
        return .name(last.name, of: base.isEmpty ? nil : .type(.name(Array(base))))
    }
}
