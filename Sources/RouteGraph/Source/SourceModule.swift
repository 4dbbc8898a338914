// SPDX-License-Identifier: Apache-2.0

/// A module of an app, and where its source is.
public struct SourceModule: Codable, Sendable, Hashable {
    public enum Role: String, Codable, Sendable, Hashable {
        /// What others import.
        case library
        /// A program or an app.
        case executable
        /// A bundle of tests.
        case test
    }

    public var name: String
    public var role: Role
    /// Whether it belongs to the package that is checked, not to one that this depends on: its author can change it.
    public var isOwn: Bool
    /// The Swift files, sorted.
    public var files: [String]
    /// The names of the modules that it is linked with directly.
    public var dependencies: [String]
    /// What is defined for its `#if`s, such as `DEBUG` or the name of a trait.
    public var conditions: [String]

    public init(
        name: String, role: Role = .library, isOwn: Bool = true, files: [String] = [], dependencies: [String] = [],
        conditions: [String] = []
    ) {
        self.name = name
        self.role = role
        self.isOwn = isOwn
        self.files = files
        self.dependencies = dependencies
        self.conditions = conditions
    }
}

/// An app as it is checked: a module that somebody starts, and every module that it is linked with.
public struct SourceApp: Codable, Sendable, Hashable {
    /// The name of the module that is started: a program, an app, a bundle of tests.
    public var entryPoint: String
    /// All modules, the entry point among them, sorted by name. The library's own are left out.
    public var modules: [SourceModule]
    /// The name of the package of `isOwn` modules; nil if there is none.
    public var package: String?

    public init(entryPoint: String, modules: [SourceModule], package: String? = nil) {
        self.entryPoint = entryPoint
        self.modules = modules
        self.package = package
    }
}
