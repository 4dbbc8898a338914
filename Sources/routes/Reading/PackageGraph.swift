// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// A package and those that it depends on; who is linked with whom.
struct PackageGraph {
    let root: Package
    private let packages: [String: Package]

    /// A package whose manifest is read when somebody asks.
    final class Package {
        let identity: String
        let name: String
        let path: String
        private let traits: [String]
        private var known: PackageManifest?

        init(_ dependency: SwiftCommand.Dependency) {
            identity = dependency.identity
            name = dependency.name
            path = dependency.path
            traits = dependency.traits ?? ["default"]
        }

        func manifest() throws(SourceError) -> PackageManifest {
            if let known { return known }
            let manifest = try SwiftCommand.manifest(ofDependency: path)
            known = manifest
            return manifest
        }

        /// Those that are on, and what they turn on.
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

    /// A target and the package it belongs to.
    struct Target {
        let package: Package
        let target: PackageManifest.Target

        /// What the compiler calls it.
        var moduleName: String { target.name.moduleName }

        var role: SourceModule.Role {
            switch target.type {
            case .executable: .executable
            case .test: .test
            default: .library
            }
        }

        /// Whether it becomes part of what it is linked with; macros and plugins run when that is built.
        var isLinked: Bool { target.type != .macro && target.type != .plugin }

        /// Whether there may be Swift source: not of a library of the system or one that was built already, of which only the name
        /// is known.
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
    }

    /// The targets that one is linked with directly.
    func dependencies(of target: Target, settings: BuildSettings) throws(SourceError) -> [Target] {
        let manifest = try target.package.manifest()
        let traits = try target.package.enabledTraits()
        var linked: [Target] = []
        for dependency in target.target.dependencies {
            guard settings.satisfies(dependency.condition, traits: traits) else { continue }
            switch dependency {
            case .target(let name, _):
                linked += manifest.targets.filter { $0.name == name }.map {
                    Target(package: target.package, target: $0)
                }
            case .product(let name, let package, _):
                linked += try product(name, package: package, for: manifest)
            case .byName(let name, _):
                if let own = manifest.targets.first(where: { $0.name == name }) {
                    linked.append(Target(package: target.package, target: own))
                } else {
                    linked += try product(name, package: nil, for: manifest)
                }
            }
        }
        return linked.filter(\.isLinked)
    }

    /// The targets of another package's product. Whatever is not found there is left out: the package manager has accepted the
    /// manifest.
    private func product(
        _ name: String, package: String?, for manifest: PackageManifest
    ) throws(SourceError) -> [Target] {
        // The library's own: they are left out anyway, and its manifest need not be read.
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

extension PackageManifest.Dependency {
    var condition: PackageManifest.Condition? {
        switch self {
        case .target(_, let condition), .product(_, _, let condition), .byName(_, let condition): condition
        }
    }
}

extension String {
    /// A name as the compiler wants it for a module: whatever cannot stand in an identifier becomes `_`.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
#endif
