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
        var seen: Set<SourceLocation> = []
        let found = files.flatMap { read in
            read.facts.values.nearMisses.compactMap { fact -> RouteGraph.NearMiss? in
                let location = SourceLocation(read.scope.path, fact.position)
                guard fact.provider.map({ isProvider($0, fact, in: read.scope) }) != false,
                    seen.insert(location).inserted
                else { return nil }
                return RouteGraph.NearMiss(
                    member: fact.member, message: fact.message, remedy: fact.remedy, module: read.scope.module.name,
                    location: location)
            }
        }
        return found.isEmpty ? nil : found.sorted { $0.location < $1.location }
    }

    /// Returns whether the type with a member is a hand-written provider of a protocol of the library.
    private func isProvider(_ name: String, _ fact: NearMissFact, in file: FileScope) -> Bool {
        guard let type = index.enclosing(fact.types, in: file).last ?? nil, !type.isAnnotated else { return false }
        return index.ancestors(of: type).contains { ancestor in
            ancestor.source == nil
                && (ancestor.name == name || name == "ViewRouteProvider" && ancestor.name.hasSuffix(name))
        }
    }
}
