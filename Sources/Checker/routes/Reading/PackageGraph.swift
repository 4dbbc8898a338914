// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// A package, its dependencies, and the links between their targets.
struct PackageGraph {
    let root: Package
    private let packages: [String: Package]
    /// The direct dependencies of the root that depend on the library, whose modules may contain routes.
    let dependenciesWithRoutes: [Package]

    /// A package. Its manifest is read on first use.
    final class Package {
        let identity: String
        let name: String
        let path: String
        /// Whether its files may be about routes. The packages of others that do not use the router contain none, and reading them would
        /// take most of the time. Packages in folders may be parts of the app.
        let mayHaveRoutes: Bool
        private let traits: [String]
        private var known: PackageManifest?

        init(_ dependency: SwiftCommand.Dependency) {
            identity = dependency.identity
            name = dependency.name
            path = dependency.path
            mayHaveRoutes = !dependency.isOfOthers || dependency.dependsOnLibrary
            traits = dependency.traits ?? ["default"]
        }

        func manifest() throws(SourceError) -> PackageManifest {
            if let known { return known }
            let manifest = try SwiftCommand.manifest(ofDependency: path)
            known = manifest
            return manifest
        }

        /// Returns the enabled traits, including the traits that they enable.
        func enabledTraits() throws(SourceError) -> Set<String> {
            let declared = try manifest().traits ?? []
            var enabled: Set<String> = []
            var waiting = traits
            while let next = waiting.popLast() {
                guard enabled.insert(next).inserted else { continue }
                waiting += declared.first { $0.name == next }?.enabledTraits ?? []
            }
            return enabled.subtracting(["default"])
        }
    }

    /// A target and its package.
    struct Target {
        let package: Package
        let target: PackageManifest.Target
        /// Other names for modules of the package, and of those that it depends on, by their own names.
        var aliases: [String: String] = [:]

        /// The name of the target's module.
        var moduleName: String { aliases[target.name.moduleName] ?? target.name.moduleName }

        var role: SourceModule.Role {
            switch target.type {
            case .executable: .executable
            case .test: .test
            default: .library
            }
        }

        /// Whether the target is linked into its dependents. Macros and plugins only run during the build.
        var isLinked: Bool { target.type != .macro && target.type != .plugin }

        /// Whether the target may have Swift source. Only the names of system libraries and binary targets are known.
        var hasSource: Bool { [.regular, .executable, .test].contains(target.type) }
    }

    init(_ tree: SwiftCommand.Dependency) {
        let root = Package(tree)
        var packages = [root.identity: root]
        var waiting = tree.dependencies
        while let next = waiting.popLast() {
            guard packages[next.identity] == nil else { continue }
            packages[next.identity] = Package(next)
            waiting += next.dependencies
        }
        self.root = root
        self.packages = packages
        dependenciesWithRoutes = tree.dependencies.filter(\.dependsOnLibrary).compactMap { packages[$0.identity] }
    }

    /// Returns the targets that a target is directly linked with.
    func dependencies(of target: Target, settings: BuildSettings) throws(SourceError) -> [Target] {
        let manifest = try target.package.manifest()
        let traits = try target.package.enabledTraits()
        var linked: [Target] = []
        for dependency in target.target.dependencies {
            guard settings.satisfies(dependency.condition, traits: traits) else { continue }
            switch dependency {
            case .target(let name, _):
                linked += manifest.targets.filter { $0.name == name }.map {
                    Target(package: target.package, target: $0, aliases: target.aliases)
                }
            case .product(let name, let package, let aliases, _):
                linked += try product(name, package: package, for: manifest).map {
                    // The dependents decide.
                    Target(package: $0.package, target: $0.target, aliases: aliases.merging(target.aliases) { $1 })
                }
            case .byName(let name, _):
                if let own = manifest.targets.first(where: { $0.name == name }) {
                    linked.append(Target(package: target.package, target: own, aliases: target.aliases))
                } else {
                    linked += try product(name, package: nil, for: manifest).map {
                        Target(package: $0.package, target: $0.target, aliases: target.aliases)
                    }
                }
            }
        }
        return linked.filter(\.isLinked)
    }

    /// Returns the targets of another package's product. An unknown product is ignored, since the package manager has accepted
    /// the manifest.
    private func product(
        _ name: String, package: String?, for manifest: PackageManifest
    ) throws(SourceError) -> [Target] {
        // The library's modules are left out anyway, so its manifest need not be read.
        guard !SourceApp.libraryModules.contains(name) else { return [] }
        for dependency in manifest.dependencies {
            guard let other = packages[dependency.identity] else { continue }
            let names = [dependency.identity, dependency.name ?? other.name, other.name].map { $0.lowercased() }
            guard package.map({ names.contains($0.lowercased()) }) ?? true else { continue }
            let found = try other.manifest()
            guard let product = found.products.first(where: { $0.name == name }) else { continue }
            return found.targets.filter { product.targets.contains($0.name) }.map { Target(package: other, target: $0) }
        }
        return []
    }
}

extension SwiftCommand.Dependency {
    /// Whether the package manager has loaded the package from somewhere else.
    fileprivate var isOfOthers: Bool {
        guard let url, url != path else { return false }
        return url.contains("://") || url.contains("@") || !url.contains("/")
    }

    fileprivate var dependsOnLibrary: Bool {
        dependencies.contains { $0.name == "swift-module-router" || $0.dependsOnLibrary }
    }
}

extension PackageManifest.Dependency {
    var condition: PackageManifest.Condition? {
        switch self {
        case .target(_, let condition), .product(_, _, _, let condition), .byName(_, let condition): condition
        }
    }
}

extension String {
    /// The name as a module name: characters that are invalid in an identifier become `_`.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
#endif
