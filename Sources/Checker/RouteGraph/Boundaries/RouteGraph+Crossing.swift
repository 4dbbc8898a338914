// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// A place where a module depends on the implementation of another module: an import, or an expression that names a provider.
    public struct Crossing: Codable, Sendable, Hashable {
        /// The module that contains the place.
        public var module: String
        /// The module with the implementation.
        public var implementation: String
        /// The imported module, if it exports the implementation; nil if the implementation itself is imported.
        public var through: String?
        /// The id of the named provider; nil for an import.
        public var provider: String?
        public var location: SourceLocation

        public init(
            module: String, implementation: String, through: String? = nil, provider: String? = nil,
            location: SourceLocation
        ) {
            self.module = module
            self.implementation = implementation
            self.through = through
            self.provider = provider
            self.location = location
        }
    }

    /// Adds the kinds of the modules, and the places that cross their boundaries.
    mutating func add(_ boundaries: ModuleBoundaryReader) {
        for number in modules.indices {
            modules[number].kind = boundaries.kinds[modules[number].name]
            if boundaries.declared.contains(modules[number].name) { modules[number].isKindDeclared = true }
        }
        let crossings = boundaries.crossings()
        self.crossings = crossings.isEmpty ? nil : crossings
    }
}
