// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax
import URLPatterns

/// The types of an app's source, as far as URL patterns depend on them. Files are parsed when a name in them is needed.
final class LinkTypes {
    /// The declaration of a type and its extensions.
    struct Declaration {
        var module: String
        /// The names of the surrounding types and of the type itself.
        var path: [String]
        var members = LinkMembers()

        func merging(_ members: LinkMembers) -> Declaration {
            var merged = self
            merged.members.merge(members)
            return merged
        }
    }

    private let jobs: [ScanJob]
    private var parsed: Set<Int> = []
    private var searched: Set<String> = []
    private var sources: [Int: LinkSource] = [:]
    /// The declarations by module and dotted path.
    private var declarations: [String: [String: Declaration]] = [:]
    private let modules: [String]
    /// The indices of the jobs of each module.
    private let indices: [String: [Int]]

    init(_ jobs: [ScanJob]) {
        self.jobs = jobs
        var seen: Set<String> = []
        modules = jobs.map(\.module).filter { seen.insert($0).inserted }
        indices = Dictionary(grouping: jobs.indices) { jobs[$0].module }
    }

    /// Returns the parsed file at an index of the jobs; nil if it cannot be read.
    func source(_ index: Int) -> LinkSource? {
        if let known = sources[index] { return known }
        sources[index] = LinkSource(jobs[index])
        return sources[index]
    }

    /// Parses the files of a module that may declare or extend a type with a name.
    private func read(_ name: String, in module: String) {
        guard searched.insert("\(module).\(name)").inserted else { return }
        for index in indices[module] ?? [] where !parsed.contains(index) && jobs[index].hasWord(of: [name]) {
            parsed.insert(index)
            guard let source = source(index) else { continue }
            for found in LinkTypeReader(source).found {
                let path = found.path.joined(separator: ".")
                let known = declarations[module]?[path] ?? Declaration(module: module, path: found.path)
                declarations[module, default: [:]][path] = known.merging(found.members)
            }
        }
    }

    /// Returns the modules in which code of a module may find a name, nearest first. The files are parsed when their module comes.
    private func modules(for name: String, in module: String) -> some Sequence<String> {
        ([module] + modules.filter { $0 != module }).lazy.map { candidate in
            self.read(name, in: candidate)
            return candidate
        }
    }

    /// Returns the type with a name, as code in a scope of a module sees it.
    func type(_ names: [String], in scope: [String], of module: String) -> Declaration? {
        guard let last = names.last else { return nil }
        let path = names.joined(separator: ".")
        for candidate in modules(for: last, in: module) {
            if candidate == module {
                for count in stride(from: scope.count, through: 0, by: -1) {
                    let path = (scope.prefix(count) + names).joined(separator: ".")
                    if let found = declarations[module]?[path] { return found }
                }
            } else if let found = declarations[candidate]?[path] {
                return found
            }
            if names.count > 1, names[0] == candidate,
                let found = declarations[candidate]?[names.dropFirst().joined(separator: ".")]
            {
                return found
            }
        }
        return nil
    }

    /// Returns the first result for a type and the types that it inherits from.
    private func first<Found>(_ type: Declaration, depth: Int = 0, _ find: (Declaration) -> Found?) -> Found? {
        if let found = find(type) { return found }
        guard depth < 8 else { return nil }
        for parent in type.members.inherited {
            let parent = self.type(parent.names, in: type.path.dropLast(), of: type.module)
            if let parent, let found = first(parent, depth: depth + 1, find) { return found }
        }
        return nil
    }

    /// A type in the source, and the place where it is written.
    struct Written {
        var type: TypeSyntax
        var scope: [String]
        var module: String
    }

    /// Returns the configuration type of a provider.
    func configuration(of provider: [String], in module: String) -> Declaration? {
        guard let provider = type(provider, in: [], of: module) else { return nil }
        let nested = (provider.path + ["ProvidedConfiguration"]).joined(separator: ".")
        if let nested = declarations[provider.module]?[nested] { return nested }
        let written = first(provider) { type in
            type.members.configuration.map { Written(type: $0, scope: type.path, module: type.module) }
        }
        return written.flatMap(declaration)
    }

    private func declaration(_ written: Written) -> Declaration? {
        let written = resolved(written)
        return type(written.type.names, in: written.scope, of: written.module)
    }

    /// Returns the type of a property of a type, and of properties of properties.
    func property(_ names: ArraySlice<String>, of type: Declaration) -> Written? {
        guard let name = names.first else { return nil }
        let found = first(type) { type in
            type.members.properties[name].map { Written(type: $0, scope: type.path, module: type.module) }
        }
        guard let found, names.count > 1 else { return found }
        return declaration(found).flatMap { property(names.dropFirst(), of: $0) }
    }

    /// Follows type aliases.
    func resolved(_ written: Written, depth: Int = 0) -> Written {
        let names = written.type.names
        // Nearly every file contains the names of the standard library.
        guard depth < 8, let last = names.last, URLValueShape.ofType(named: last) == nil else { return written }
        read(last, in: written.module)
        for count in stride(from: written.scope.count, through: 0, by: -1) {
            let scope = Array(written.scope.prefix(count)) + names.dropLast()
            let aliases =
                scope.isEmpty
                ? declarations[written.module]?[""]?.members.aliases
                : type(scope, in: [], of: written.module)?.members.aliases
            if let alias = aliases?[last] {
                return resolved(Written(type: alias, scope: scope, module: written.module), depth: depth + 1)
            }
        }
        // The alias of another module, unless this module declares a type with the name.
        guard names.count == 1, declarations[written.module]?[last] == nil else { return written }
        for module in modules(for: last, in: written.module) {
            if let alias = declarations[module]?[""]?.members.aliases[last] {
                return resolved(Written(type: alias, scope: [], module: module), depth: depth + 1)
            }
        }
        return written
    }
}
#endif
