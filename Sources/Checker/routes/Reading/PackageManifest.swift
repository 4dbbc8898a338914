// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A manifest as `swift package dump-package` prints it, reduced to the parts that decide which code is compiled.
struct PackageManifest: Decodable {
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        enum Kind: String, Decodable {
            case regular, executable, test, macro, plugin, system, binary
            case providedLibrary
        }

        struct Resource: Decodable {
            var path: String
        }

        var name: String
        var type: Kind
        var path: String?
        /// Files and folders in the target's folder; nil to compile all of it.
        var sources: [String]?
        /// The folder of the public headers of a target in C; nil for `include`.
        var publicHeadersPath: String?
        var exclude: [String]
        var resources: [Resource]
        var dependencies: [Dependency]
        var settings: [Setting]
    }

    /// A dependency of a target.
    enum Dependency: Decodable, Equatable {
        case target(String, Condition?)
        /// `aliases` are other names for the modules of the package, by their own names.
        case product(String, package: String?, aliases: [String: String], Condition?)
        /// A target of this package, or else a product of another one.
        case byName(String, Condition?)
    }

    struct Condition: Decodable, Equatable {
        var platformNames: [String]
        var config: String?
        var traits: [String]?
    }

    struct Setting: Decodable {
        var tool: String
        var condition: Condition?
        /// The condition that `.define` defines; nil for any other setting.
        var definition: String?
    }

    /// A dependency on another package.
    struct PackageDependency: Decodable, Equatable {
        var identity: String
        /// An alternative to the identity, by which targets may name the package.
        var name: String?
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [PackageDependency]
    var traits: [Trait]?

    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]
    }
}

extension PackageManifest.Dependency {
    private enum Kind: String, CodingKey { case target, product, byName }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a dependency of an unknown kind"))
        }
        // A list without labels: [name, condition], or [name, package, aliases, condition].
        var list = try container.nestedUnkeyedContainer(forKey: kind)
        let name = try list.decode(String.self)
        switch kind {
        case .target:
            self = .target(name, try list.decodeIfPresent(PackageManifest.Condition.self))
        case .byName:
            self = .byName(name, try list.decodeIfPresent(PackageManifest.Condition.self))
        case .product:
            let package = try list.decodeIfPresent(String.self)
            let aliases = try list.decodeIfPresent([String: String].self) ?? [:]
            self = .product(
                name, package: package, aliases: aliases, try list.decodeIfPresent(PackageManifest.Condition.self))
        }
    }
}

extension PackageManifest.Setting {
    private enum Key: CodingKey { case tool, condition, kind }
    private enum Kind: CodingKey { case define }
    private enum Value: String, CodingKey { case first = "_0" }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        tool = try container.decode(String.self, forKey: .tool)
        condition = try container.decodeIfPresent(PackageManifest.Condition.self, forKey: .condition)
        let kind = try container.nestedContainer(keyedBy: Kind.self, forKey: .kind)
        guard kind.contains(.define) else { return }
        definition = try kind.nestedContainer(keyedBy: Value.self, forKey: .define).decode(String.self, forKey: .first)
    }
}

extension PackageManifest.PackageDependency {
    private struct Location: Decodable {
        var identity: String
        var nameForTargetDependencyResolutionOnly: String?
    }

    init(from decoder: any Decoder) throws {
        // A list with one element, under the name of its kind: `fileSystem`, `sourceControl`, `registry`.
        let kinds = try decoder.singleValueContainer().decode([String: [Location]].self)
        guard let location = kinds.values.first?.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a package without a location"))
        }
        identity = location.identity
        name = location.nameForTargetDependencyResolutionOnly
    }
}
#endif
