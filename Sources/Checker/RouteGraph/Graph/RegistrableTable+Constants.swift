// SPDX-License-Identifier: Apache-2.0

extension RegistrableTable {
    /// Adds a line with a constant, `Identifier(Identifiers.clock)` or `URLPattern(noteLink)`, and returns true if its text is known.
    func add(
        constantIn text: String, at position: SourcePosition, to registrable: inout Registrable, in file: FileScope,
        _ model: CodeModel
    ) -> Bool {
        guard let line = ConstantLine(text), let function = model.function(at: position, in: file),
            let texts = model.flow.texts(of: line.constant, in: function)
        else { return false }
        let literals = texts.sorted().map {
            RouteGraph.Literal(text: $0, location: SourceLocation(file.path, position))
        }
        switch line.name {
        case "Identifier": registrable.identifiers += literals
        default: registrable.urlPatterns += literals
        }
        return true
    }
}

/// A line of `routes` whose only argument is a name.
private struct ConstantLine {
    let name: String
    let constant: CodeValue

    init?(_ text: String) {
        guard let start = text.firstIndex(of: "("), text.last == ")",
            let name = ["Identifier", "URLPattern"].first(where: {
                $0 == text[..<start].split(separator: ".").last ?? ""
            })
        else { return nil }
        let path = text[text.index(after: start)...].dropLast().split(separator: ".", omittingEmptySubsequences: false)
        guard let last = path.last, path.allSatisfy({ ShortKeyName.isUsable(String($0)) || $0 == "Self" }) else {
            return nil
        }
        self.name = name
        let base = path.dropLast().map { TypeReference.Component(String($0)) }
        let owner: CodeValue? = base.isEmpty ? nil : base.map(\.name) == ["Self"] ? .own : .type(.name(base))
        constant = .name(String(last), of: owner)
    }
}
