// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// Reads the apps of a package: the modules that its programs and test bundles are linked with, and their files.
///
/// It asks Swift Package Manager for manifests and for the folders of dependencies. Nothing is built.
struct PackageReader {
    private let root: PackageGraph.Package
    private let packages: PackageGraph
    private let settings: BuildSettings

    init(_ command: SwiftCommand, settings: BuildSettings) throws(SourceError) {
        packages = PackageGraph(try command.dependencies())
        root = packages.root
        self.settings = settings
    }

    /// Returns the names of the targets of some kinds.
    func entryPoints(_ kinds: Set<PackageManifest.Target.Kind>) throws(SourceError) -> [String] {
        try root.manifest().targets.filter { kinds.contains($0.type) }.map(\.name)
    }

    /// - Parameter name: A program or a test bundle of the package.
    func app(startedAt name: String) throws(SourceError) -> SourceApp {
        let manifest = try root.manifest()
        let startable = try entryPoints([.executable, .test])
        guard let entry = manifest.targets.first(where: { $0.name == name && startable.contains($0.name) }) else {
            throw SourceError(
                "the package \(manifest.name) has no program or test bundle \(name); it has "
                    + (startable.isEmpty ? "none" : startable.joined(separator: ", ")))
        }
        let target = PackageGraph.Target(package: root, target: entry)
        let modules = try modules(of: target, except: [])
        return SourceApp(
            entryPoint: target.moduleName, modules: modules, package: manifest.name,
            manifest: root.path.appendingPath("Package.swift"),
            unlinked: try unlinked(except: Set(modules.map(\.name))),
            packageModules: manifest.targets.map { $0.name.moduleName })
    }

    /// Returns the module of a target and the modules that it is linked with, sorted by name.
    ///
    /// - Parameter known: The names of modules to leave out, with what only they are linked with.
    private func modules(
        of target: PackageGraph.Target, except known: Set<String>
    ) throws(SourceError) -> [SourceModule] {
        var modules: [String: SourceModule] = [:]
        var waiting = [target]
        while let next = waiting.popLast() {
            guard modules[next.moduleName] == nil, !known.contains(next.moduleName) else { continue }
            let linked = try packages.dependencies(of: next, settings: settings)
                .filter { !SourceApp.libraryModules.contains($0.moduleName) }
            modules[next.moduleName] = SourceModule(
                name: next.moduleName, role: next.role, isOwn: next.package === root,
                files: next.hasSource && next.package.mayHaveRoutes
                    ? try PackageLayout(root: next.package.path).files(of: next.target, in: next.package.manifest())
                    : [],
                dependencies: linked.map(\.moduleName).sorted(), conditions: try conditions(of: next),
                aliases: next.aliases.isEmpty ? nil : next.aliases)
            waiting += linked
        }
        return modules.values.sorted { $0.name < $1.name }
    }

    /// Returns the libraries that the package could link, and the modules that only they are linked with, except some.
    private func unlinked(except linked: Set<String>) throws(SourceError) -> [UnlinkedModule] {
        var libraries = try root.manifest().targets.map {
            (target: PackageGraph.Target(package: root, target: $0), dependency: $0.name.debugDescription)
        }
        for package in packages.dependenciesWithRoutes {
            let manifest = try package.manifest()
            for product in manifest.products {
                let dependency = ".product(name: \"\(product.name)\", package: \"\(package.identity)\")"
                libraries += manifest.targets.filter { product.targets.contains($0.name) }.map {
                    (PackageGraph.Target(package: package, target: $0), dependency)
                }
            }
        }
        libraries.removeAll { $0.target.target.type != .regular }
        let dependencies = Dictionary(libraries.map { ($0.target.moduleName, $0.dependency) }) { first, _ in first }
        var known = linked
        var found: [UnlinkedModule] = []
        for (target, dependency) in libraries where !SourceApp.libraryModules.contains(target.moduleName) {
            let modules = try modules(of: target, except: known)
            known.formUnion(modules.map(\.name))
            found += modules.map { UnlinkedModule($0, dependency: dependencies[$0.name] ?? dependency) }
        }
        return found.sorted { $0.module.name < $1.module.name }
    }

    private func conditions(of target: PackageGraph.Target) throws(SourceError) -> [String] {
        let traits = try target.package.enabledTraits()
        let defined = target.target.settings.filter {
            $0.tool == "swift" && settings.satisfies($0.condition, traits: traits)
        }
        let all = settings.commonConditions + ["SWIFT_PACKAGE"] + defined.compactMap(\.definition) + traits
        return Set(all).sorted()
    }
}
#endif
