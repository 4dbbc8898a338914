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
        var modules: [String: SourceModule] = [:]
        var waiting = [PackageGraph.Target(package: root, target: entry)]
        while let next = waiting.popLast() {
            guard modules[next.moduleName] == nil else { continue }
            let linked = try packages.dependencies(of: next, settings: settings)
                .filter { !SourceApp.libraryModules.contains($0.moduleName) }
            modules[next.moduleName] = SourceModule(
                name: next.moduleName, role: next.role, isOwn: next.package === root,
                files: next.hasSource
                    ? try PackageLayout(root: next.package.path).files(of: next.target, in: next.package.manifest())
                    : [],
                dependencies: linked.map(\.moduleName).sorted(), conditions: try conditions(of: next))
            waiting += linked
        }
        return SourceApp(
            entryPoint: PackageGraph.Target(package: root, target: entry).moduleName,
            modules: modules.values.sorted { $0.name < $1.name }, package: manifest.name)
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
