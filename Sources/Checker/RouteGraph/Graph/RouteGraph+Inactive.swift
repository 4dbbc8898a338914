// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// A provider of a key in code that this build does not compile.
    public struct InactiveProvider: Codable, Sendable, Hashable {
        /// The name without the module: `ClockRouter`.
        public var name: String
        /// The condition as written in source: `#if DEBUG`.
        public var condition: String
        public var location: SourceLocation

        public init(name: String, condition: String, location: SourceLocation) {
            self.name = name
            self.condition = condition
            self.location = location
        }
    }

    /// Adds the inactive providers to the routes that they would provide.
    mutating func addInactiveProviders(_ index: SourceIndex, _ files: [ScannedFile]) {
        guard files.contains(where: { !$0.facts.inactiveProviders.isEmpty }) else { return }
        let numbers = Dictionary(routes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for (scope, file) in zip(index.files, files) {
            for fact in file.facts.inactiveProviders {
                let provider = InactiveProvider(
                    name: fact.name, condition: fact.condition, location: SourceLocation(scope.path, fact.position))
                for key in fact.keys {
                    let context = LookupContext(file: scope)
                    let known = (try? index.key(key, in: context)).flatMap { numbers[$0.id] }
                    // The import of the protocol may be inactive too.
                    guard let number = known ?? routes.firstIndex(where: { $0.isNamed(by: key) }) else { continue }
                    routes[number].inactiveProviders = (routes[number].inactiveProviders ?? []) + [provider]
                }
            }
        }
    }
}

extension RouteGraph.Route {
    fileprivate func isNamed(by key: KeyReference) -> Bool {
        if let shortName = key.shortName {
            return self.shortName == shortName && (key.isOfAnyKind || key.kind == kind)
        }
        return key.kind == kind && key.name == providerName
            && [type, typeInSource].contains("any \(key.type)")
    }
}
