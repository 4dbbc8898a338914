// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// A member of a provider that almost matches one of the library, so that the library does not use it.
    public struct NearMiss: Codable, Sendable, Hashable {
        /// The name with the labels: `prepare(_:with:)`.
        public var member: String
        /// The difference, in a sentence.
        public var message: String
        public var remedy: String
        public var module: String
        public var location: SourceLocation

        public init(member: String, message: String, remedy: String, module: String, location: SourceLocation) {
            self.member = member
            self.message = message
            self.remedy = remedy
            self.module = module
            self.location = location
        }
    }
}

extension RouteGraphBuilder {
    /// The near misses in all modules; nil if there are none.
    var nearMisses: [RouteGraph.NearMiss]? {
        let found = files.flatMap { read in
            read.facts.values.nearMisses.map { fact in
                RouteGraph.NearMiss(
                    member: fact.member, message: fact.message, remedy: fact.remedy, module: read.scope.module.name,
                    location: SourceLocation(read.scope.path, fact.position))
            }
        }
        return found.isEmpty ? nil : found.sorted { $0.location < $1.location }
    }
}
