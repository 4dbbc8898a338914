// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// A line of routes whose keys are written elsewhere.
    struct Line {
        let keys: Set<ResolvedKey>
        /// The keys that it adapts to; nil for a line that provides.
        let adaptees: Set<ResolvedKey>?
        let provider: TypeReference?
        let context: LookupContext
        let position: SourcePosition
    }

    /// Returns the lines that an expression in `routes` makes; nil if that is not known.
    func lines(at position: SourcePosition, in file: FileScope, isView: Bool?) -> [Line]? {
        guard let site = calls[Site(file: ObjectIdentifier(file), position: position)] else { return nil }
        return lines(of: .call(site.number), in: site.function, isView: isView, depth: 0)
    }

    private func lines(of value: CodeValue, in function: Int, isView: Bool?, depth: Int) -> [Line]? {
        guard depth < 8 else { return nil }
        switch value {
        case .call(let number):
            let call = code.functions[function].fact.calls[number]
            if call.name == "init", case .type(let reference)? = call.receiver,
                let name = reference.components?.last?.name, ["Provides", "Adapts"].contains(name)
            {
                return line(named: name, call, in: function, isView: isView).map { [$0] }
            }
            return joined(code.callees(of: .init(function: function, number: number)).functions) { callee in
                joined(code.values(of: callee)) {
                    lines(of: $0.value, in: $0.function, isView: isView, depth: depth + 1)
                }
            }
        case .oneOf(let values):
            return joined(values) { lines(of: $0, in: function, isView: isView, depth: depth + 1) }
        default: return nil
        }
    }

    private func joined<Element>(_ elements: [Element], _ lines: (Element) -> [Line]?) -> [Line]? {
        if elements.isEmpty { return nil }
        var result: [Line] = []
        for element in elements {
            guard let found = lines(element) else { return nil }
            result += found
        }
        return result
    }

    private func line(named name: String, _ call: CallFact, in function: Int, isView: Bool?) -> Line? {
        let kind: RouteKind = isView == true ? .view : .service
        guard let first = call.arguments.first else { return nil }
        let keys = keys(of: first.value, in: function, kind)
        guard keys.isComplete, !keys.keys.isEmpty else { return nil }
        let context = code.functions[function].context
        guard name == "Adapts" else {
            // A provider's name that is not a literal may be any.
            guard !call.arguments.contains(where: { $0.label == "named" }) else { return nil }
            return Line(keys: keys.keys, adaptees: nil, provider: nil, context: context, position: call.position)
        }
        guard let second = call.arguments.first(where: { $0.label == "to" }) else { return nil }
        if case .type(let provider) = second.value {
            return Line(keys: keys.keys, adaptees: [], provider: provider, context: context, position: call.position)
        }
        let adaptees = self.keys(of: second.value, in: function, kind)
        guard adaptees.isComplete, adaptees.keys.count == 1 else { return nil }
        return Line(
            keys: keys.keys, adaptees: adaptees.keys, provider: nil, context: context, position: call.position)
    }
}
