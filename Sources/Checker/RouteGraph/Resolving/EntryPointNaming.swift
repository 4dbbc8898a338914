// SPDX-License-Identifier: Apache-2.0

/// Spells types as code in the entry point writes them.
struct EntryPointNaming {
    private let index: SourceIndex
    private let entryPoint: ModuleScope?
    /// The modules that any file of the entry point imports.
    private let importedNames: Set<String>

    init(_ index: SourceIndex) {
        self.index = index
        entryPoint = index.modules[index.entryPoint]
        importedNames = index.files.reduce(into: []) { names, file in
            if file.module.name == index.entryPoint { names.formUnion(file.importedNames) }
        }
    }

    /// Returns the key's text and imports; nil if the entry point cannot access the key's type.
    func reference(to key: ResolvedKey) -> RouteGraph.Reference? {
        guard entryPoint != nil, !key.type.isGeneric else { return nil }
        var imports: Set<String> = []
        guard let text = text(key.type, &imports) else { return nil }
        return .init(imports: imports.sorted(), text: "\(key.kind.keyName)<\(text)>")
    }

    private func text(_ type: ResolvedType, _ imports: inout Set<String>) -> String? {
        switch type {
        case .parameter: return nil
        case .structure(let text, let parts):
            let written = texts(parts, &imports)?.enumerated().map { index, text in
                if case .existential = parts[index] { "(\(text))" } else { text }
            }
            return written.map { text.filled(with: $0) }
        case .existential(let existential):
            guard let bases = texts(existential.bases, &imports) else { return nil }
            var parts = bases
            for constraint in existential.protocols {
                guard let name = name(of: constraint.declaration, &imports),
                    let arguments = texts(constraint.arguments, &imports)
                else { return nil }
                parts.append(name + arguments.list { $0 })
            }
            if existential.isObject { parts.append("AnyObject") }
            parts += existential.markers.sorted()
            return parts.isEmpty ? "Any" : "any \(parts.joined(separator: " & "))"
        case .named(let declaration, let arguments, let outer):
            guard let arguments = texts(arguments, &imports) else { return nil }
            if let outer {
                guard isInReach(declaration), declaration.name.isPlainIdentifier, let around = text(outer, &imports)
                else { return nil }
                return "\(around).\(declaration.name)\(arguments.list { $0 })"
            }
            return name(of: declaration, &imports).map { $0 + arguments.list { $0 } }
        }
    }

    private func texts(_ types: [ResolvedType], _ imports: inout Set<String>) -> [String]? {
        var texts: [String] = []
        for type in types {
            guard let text = text(type, &imports) else { return nil }
            texts.append(text)
        }
        return texts
    }

    private func name(of declaration: TypeDeclaration, _ imports: inout Set<String>) -> String? {
        guard isInReach(declaration), declaration.name.isPlainIdentifier else { return nil }
        if let parent = declaration.parent {
            return name(of: parent, &imports).map { "\($0).\(declaration.name)" }
        }
        let name = declaration.name
        guard let module = declaration.module else { return nil }
        if module == index.entryPoint { return name }
        if module == StandardNames.module {
            return isNameTaken(module) ? (isNameTaken(name) ? nil : name) : "\(module).\(name)"
        }
        imports.insert(module)
        if !isNameTaken(module) { return "\(module).\(name)" }
        // A type with the module's name hides the module.
        return (index.types[name] ?? []).allSatisfy { $0 === declaration || $0.isFilePrivate } ? name : nil
    }

    private func isNameTaken(_ name: String) -> Bool {
        (index.types[name] ?? []).contains { !$0.isFilePrivate }
    }

    private func isInReach(_ declaration: TypeDeclaration) -> Bool {
        guard let source = declaration.source else {
            guard let module = declaration.module else { return declaration.parent.map(isInReach) ?? false }
            return module == StandardNames.module || LibraryNames.isLibrary(module) || importedNames.contains(module)
        }
        guard !source.isLocal, !declaration.isFilePrivate else { return false }
        if source.file.module === entryPoint { return true }
        switch declaration.access {
        case .public: return true
        case .package: return index.hasPackage && source.file.module.source.isOwn && entryPoint?.source.isOwn == true
        case .internal, .private, .fileprivate: return false
        }
    }
}

extension String {
    /// Whether the name needs no backticks, which holds for almost every type. All keywords are lower-case except the ones
    /// listed.
    fileprivate var isPlainIdentifier: Bool {
        guard let first, first.isUppercase || first == "_", !["Any", "Self", "Type", "Protocol"].contains(self) else {
            return false
        }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
