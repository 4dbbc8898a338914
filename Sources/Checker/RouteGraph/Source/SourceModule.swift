// SPDX-License-Identifier: Apache-2.0

/// A module of an app, with its source files.
public struct SourceModule: Codable, Sendable, Hashable {
    public enum Role: String, Codable, Sendable, Hashable {
        /// A module that others import.
        case library
        /// A program or an app.
        case executable
        /// A test bundle.
        case test
    }

    public var name: String
    public var role: Role
    /// Whether the module belongs to the checked package, not to a dependency. The package's author can change it.
    public var isOwn: Bool
    /// The Swift files, sorted.
    public var files: [String]
    /// The names of the modules that this one is directly linked with.
    public var dependencies: [String]
    /// The compilation conditions for `#if`, such as `DEBUG` or the name of a trait.
    public var conditions: [String]
    /// The names of modules by the names that this module's code has for them: `moduleAliases` of Swift Package Manager. Nil if there
    /// are none.
    public var aliases: [String: String]?

    public init(
        name: String, role: Role = .library, isOwn: Bool = true, files: [String] = [], dependencies: [String] = [],
        conditions: [String] = [], aliases: [String: String]? = nil
    ) {
        self.name = name
        self.role = role
        self.isOwn = isOwn
        self.files = files
        self.dependencies = dependencies
        self.conditions = conditions
        self.aliases = aliases
    }
}

extension SourceModule {
    /// Returns the name of the module that this module's code calls by a name.
    func name(ofImport name: String) -> String { aliases?[name] ?? name }
}

/// An app to check: an entry point and all modules that it is linked with.
public struct SourceApp: Codable, Sendable, Hashable {
    /// The name of the entry point: a program, an app or a test bundle.
    public var entryPoint: String
    /// All modules, including the entry point, sorted by name. The library's own modules are left out.
    public var modules: [SourceModule]
    /// The name of the package that contains the `isOwn` modules; nil if there is none.
    public var package: String?
    /// The path of the package's manifest; nil if there is none.
    public var manifest: String?
    /// The modules that the app could link but does not, sorted by name; nil if they are unknown.
    public var unlinked: [UnlinkedModule]?
    /// The names of the modules of all targets of the package, linked or not; nil if they are unknown.
    public var packageModules: [String]?
    /// The boundaries between modules that the app's author declares; nil if there are none.
    public var boundaries: ModuleBoundaries?

    public init(
        entryPoint: String, modules: [SourceModule], package: String? = nil, manifest: String? = nil,
        unlinked: [UnlinkedModule]? = nil, packageModules: [String]? = nil, boundaries: ModuleBoundaries? = nil
    ) {
        self.entryPoint = entryPoint
        self.modules = modules
        self.package = package
        self.manifest = manifest
        self.unlinked = unlinked
        self.packageModules = packageModules
        self.boundaries = boundaries
    }
}

/// A module of the app's package, or of a package that it depends on, that the app does not link.
public struct UnlinkedModule: Codable, Sendable, Hashable {
    public var module: SourceModule
    /// The dependency that links the module, as it is written in the manifest: `"ClockModule"`.
    public var dependency: String

    public init(_ module: SourceModule, dependency: String) {
        self.module = module
        self.dependency = dependency
    }
}
