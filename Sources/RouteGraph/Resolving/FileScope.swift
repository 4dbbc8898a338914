// SPDX-License-Identifier: Apache-2.0

/// A file, as far as names in it are concerned.
final class FileScope {
    let module: ModuleScope
    let path: String
    /// Modules that all is imported from, without those whose source was not read.
    let imports: [ModuleScope]
    /// `import struct Module.Name`, by name.
    let singleImports: [String: [ModuleScope]]
    /// Every module that is named in an import, sorted; those whose source was not read too.
    let importedNames: Set<String>
    /// Types within functions, by their names.
    var locals: [String: [TypeDeclaration]] = [:]
    /// The paths of the types that are declared here.
    var declaredPaths: Set<[String]> = []
    /// The types that a path of names around some code stands for; nil for a name that means none.
    var enclosing: [[String]: [TypeDeclaration?]] = [:]

    init(module: ModuleScope, path: String, imports: [ImportFact], modules: [String: ModuleScope]) {
        self.module = module
        self.path = path
        var whole: [ModuleScope] = []
        var single: [String: [ModuleScope]] = [:]
        var names: Set<String> = []
        for fact in imports {
            names.insert(fact.module)
            guard let imported = modules[fact.module], imported !== module else { continue }
            if let name = fact.declaration {
                single[name, default: []].append(imported)
            } else if !whole.contains(where: { $0 === imported }) {
                whole.append(imported)
            }
        }
        self.imports = whole
        singleImports = single
        importedNames = names
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
