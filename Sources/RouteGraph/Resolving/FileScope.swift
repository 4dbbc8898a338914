// SPDX-License-Identifier: Apache-2.0

/// A file, as far as names in it are concerned.
final class FileScope {
    let module: ModuleScope
    let path: String
    /// Modules that all is imported from, without those whose source was not read.
    let imports: [ModuleScope]
    /// How many modules these make visible, at most.
    let importedCount: Int
    /// `import struct Module.Name`, by name.
    let singleImports: [String: [ModuleScope]]
    /// Every module that is named in an import, sorted; those whose source was not read too.
    let importedNames: Set<String>
    /// Types within functions, by their names.
    var locals: [String: [TypeDeclaration]] = [:]
    /// The paths of the types that are declared here.
    private(set) lazy var declaredPaths = Set(types.map { $0.scope.types + [$0.name] })
    private let types: [TypeFact]
    /// The types that a path of names around some code stands for; nil for a name that means none.
    var enclosing: [[String]: [TypeDeclaration?]] = [:]
    /// What was asked for last. What stands together is asked for together.
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
            guard let imported = modules[fact.module], imported !== module else { continue }
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

    func sees(_ other: ModuleScope) -> Bool {
        other === module || imports.contains { $0.exported.contains(other.index) }
            || singleImports.values.contains { $0.contains { $0.exported.contains(other.index) } }
    }

    /// How many of the names around some code an extension names: such a type is not declared in this file.
    func extendedCount(of scope: SourceScope) -> Int {
        var count = scope.types.count
        while count > scope.extendedCount, declaredPaths.contains(Array(scope.types.prefix(count))) { count -= 1 }
        return count
    }
}

/// A module, as far as names are concerned.
final class ModuleScope {
    let source: SourceModule
    let index: Int
    var types: [String: [TypeDeclaration]] = [:]
    /// The modules that one sees who imports this one: itself, and those that it re-exports.
    var exported: Set<Int>
    /// The names of modules without source that it re-exports.
    var exportedNames: Set<String> = []

    init(_ source: SourceModule, index: Int) {
        self.source = source
        self.index = index
        exported = [index]
    }

    var name: String { source.name }
}
