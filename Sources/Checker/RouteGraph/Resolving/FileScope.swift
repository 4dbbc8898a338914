// SPDX-License-Identifier: Apache-2.0

/// A file as a scope for name lookup.
final class FileScope {
    let module: ModuleScope
    let path: String
    /// The completely imported modules, without modules whose source was not read.
    let imports: [ModuleScope]
    /// An upper bound for the number of modules that `imports` make visible.
    let importedCount: Int
    /// The modules of imports such as `import struct Module.Name`, by the declaration's name.
    let singleImports: [String: [ModuleScope]]
    /// The names of all modules in import statements, including modules whose source was not read.
    let importedNames: Set<String>
    /// The types declared in functions, by name.
    var locals: [String: [TypeDeclaration]] = [:]
    /// The paths of the types declared in this file.
    private(set) lazy var declaredPaths = Set(types.map { $0.scope.types + [$0.name] })
    private let types: [TypeFact]
    /// A cache of resolved paths of enclosing types; nil for an unresolved component.
    var enclosing: [[String]: [TypeDeclaration?]] = [:]
    /// The last lookup. Neighbouring code has the same enclosing types, so this cache is checked first.
    var lastEnclosing: (names: [String], types: [TypeDeclaration?])?

    init(module: ModuleScope, path: String, facts: FileFacts, modules: [String: ModuleScope]) {
        self.module = module
        types = facts.types
        self.path = path
        var whole: [ModuleScope] = []
        var single: [String: [ModuleScope]] = [:]
        var names: Set<String> = []
        for fact in facts.imports {
            names.insert(fact.module)
            guard let imported = modules[module.source.name(ofImport: fact.module)], imported !== module else {
                continue
            }
            if let name = fact.declaration {
                single[name, default: []].append(imported)
            } else if !whole.contains(where: { $0 === imported }) {
                whole.append(imported)
            }
        }
        self.imports = whole
        importedCount = whole.reduce(0) { $0 + $1.exported.count }
        singleImports = single
        importedNames = names
    }

    func dismantle() {
        locals = [:]
        enclosing = [:]
        lastEnclosing = nil
    }

    var fileName: String { String(path.split(separator: "/").last ?? Substring(path)) }

    /// The indices of the modules whose declarations the file may name.
    private(set) lazy var visibleModules: Set<Int> = imports.reduce(
        into: singleImports.values.joined().reduce(into: [module.index]) { $0.formUnion($1.exported) }
    ) { $0.formUnion($1.exported) }

    func sees(_ other: ModuleScope) -> Bool {
        other === module || imports.contains { $0.exported.contains(other.index) }
            || singleImports.values.contains { $0.contains { $0.exported.contains(other.index) } }
    }

    /// Returns the number of leading enclosing types that an extension names. Types that this file does not declare count too.
    func extendedCount(of scope: SourceScope) -> Int {
        var count = scope.types.count
        while count > scope.extendedCount, declaredPaths.contains(Array(scope.types.prefix(count))) { count -= 1 }
        return count
    }
}

/// A module as a scope for name lookup.
final class ModuleScope {
    let source: SourceModule
    let index: Int
    var types: [String: [TypeDeclaration]] = [:]
    /// The indices of the modules that an importer of this module sees: this module and its re-exports.
    var exported: Set<Int>
    /// The names of re-exported modules without source.
    var exportedNames: Set<String> = []

    init(_ source: SourceModule, index: Int) {
        self.source = source
        self.index = index
        exported = [index]
    }

    var name: String { source.name }
}

/// A file with its facts. Facts have many members, so that copies cost time.
final class ReadFile {
    let scope: FileScope
    let facts: FileFacts

    init(_ scope: FileScope, _ facts: FileFacts) {
        self.scope = scope
        self.facts = facts
    }
}
