// SPDX-License-Identifier: Apache-2.0

extension ResolvedType {
    enum Spelling {
        /// The form of `RouteKey.description`: `any Clock`.
        case short
        /// The short form with the types around nested types: `any Time.Clock`. Code can contain it.
        case source
        /// The form of `RouteKey.qualifiedDescription`: `any TimeInterface.Clock`. Only equal types have equal texts.
        case qualified
    }

    /// Returns the type as the argument of a key.
    func spelling(_ spelling: Spelling) -> String {
        switch self {
        case .existential(let existential):
            let text = existential.text(spelling)
            return text == "Any" || text.hasPrefix("any ") ? text : "any \(text)"
        case .named(let declaration, _, _) where declaration.isUnknown:
            // A key's argument without source is most likely a protocol.
            return "any \(text(spelling))"
        default: return text(spelling)
        }
    }

    /// Returns the type as a part of another type. The runtime omits `any` there, unless the protocol has arguments.
    fileprivate func text(_ spelling: Spelling) -> String {
        switch self {
        case .parameter(let name): return name
        case .structure(let text, let parts):
            let text = spelling != .qualified ? text : text.replacing("@MainActor", with: "@Swift.MainActor")
            return text.filled(with: parts.map { $0.text(spelling) })
        case .existential(let existential): return existential.text(spelling)
        case .named(let declaration, let arguments, let outer):
            let name: String
            switch spelling {
            case .short: name = declaration.name
            case .source: name = outer.map { "\($0.text(spelling)).\(declaration.name)" } ?? declaration.path
            case .qualified:
                let around = outer.map { $0.text(spelling) } ?? declaration.parent?.qualifiedName ?? declaration.module
                name = (around.map { "\($0)." } ?? "") + declaration.distinctName
            }
            return name + arguments.list { $0.text(spelling) }
        }
    }
}

extension ResolvedType.Existential {
    fileprivate func text(_ spelling: ResolvedType.Spelling) -> String {
        var parts = bases.map { $0.text(spelling) }
        var hasArguments = false
        for constraint in protocols {
            hasArguments = hasArguments || !constraint.arguments.isEmpty
            let name =
                switch spelling {
                case .short: constraint.declaration.name
                case .source: constraint.declaration.path
                case .qualified: constraint.declaration.qualifiedName
                }
            parts.append(name + constraint.arguments.list { $0.text(spelling) })
        }
        if isObject { parts.append(spelling == .qualified ? "Swift.AnyObject" : "AnyObject") }
        guard !parts.isEmpty else { return "Any" }
        return (hasArguments ? "any " : "") + parts.joined(separator: " & ")
    }
}

extension TypeDeclaration {
    /// The unambiguous name with its module: `TimeInterface.Outer.Clock`.
    var qualifiedName: String {
        let around = parent?.qualifiedName ?? module
        return (around.map { "\($0)." } ?? "") + distinctName
    }
}

extension Array {
    /// Returns the elements as `<A, B>`, or an empty text.
    func list(_ text: (Element) -> String) -> String {
        isEmpty ? "" : "<\(map(text).joined(separator: ", "))>"
    }
}

extension String {
    /// Returns the text with each `$` replaced by the next part.
    func filled(with parts: [String]) -> String {
        var parts = parts.makeIterator()
        return reduce(into: "") { $0 += $1 == "$" ? parts.next() ?? "_" : String($1) }
    }
}
