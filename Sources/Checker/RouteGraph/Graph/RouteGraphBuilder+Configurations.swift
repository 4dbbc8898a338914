// SPDX-License-Identifier: Apache-2.0

import URLPatterns

extension RouteGraph {
    /// A named placeholder in a URL pattern that sets no property of the provider's configuration.
    public struct UnreadPlaceholder: Codable, Sendable, Hashable {
        public var name: String
        public var pattern: String
        /// The name of the provider.
        public var provider: String
        /// The name of the configuration type.
        public var configuration: String
        /// The properties that the configuration is decoded from; none if it cannot be decoded.
        public var properties: [String]
        public var location: SourceLocation

        public init(
            name: String, pattern: String, provider: String, configuration: String, properties: [String],
            location: SourceLocation
        ) {
            self.name = name
            self.pattern = pattern
            self.provider = provider
            self.configuration = configuration
            self.properties = properties
            self.location = location
        }
    }
}

extension RouteGraphBuilder {
    /// Returns the named placeholders that certainly set no property; nil if there are none.
    func unreadPlaceholders(
        of providers: [RouteGraph.Provider], _ registrables: RegistrableTable
    ) -> [RouteGraph.UnreadPlaceholder]? {
        let plain = Set(
            files.flatMap { read in read.facts.values.plainPatterns.map { SourceLocation(read.scope.path, $0) } })
        guard !plain.isEmpty else { return nil }
        let configurations = Dictionary(
            configurations(of: registrables).map { ($0.key.qualifiedName, $0.value) }
        ) { first, _ in first }
        let properties = properties
        let unread = providers.flatMap { provider -> [RouteGraph.UnreadPlaceholder] in
            guard let configuration = configurations[provider.id], configuration.source != nil,
                let known = decodedNames(of: configuration, properties)
            else { return [] }
            return URLPatternPlace.all(of: [provider]).compactMap { place in
                guard plain.contains(place.literal.location),
                    let name = try? place.syntax.get().placeholders.compactMap(\.name).first(where: {
                        !known.contains($0)
                    })
                else { return nil }
                return RouteGraph.UnreadPlaceholder(
                    name: name, pattern: place.literal.text, provider: provider.name,
                    configuration: configuration.path, properties: known, location: place.literal.location)
            }
        }
        return unread.isEmpty ? nil : unread.sorted { $0.location < $1.location }
    }

    /// Returns the configuration types of the providers that are structures or enumerations. Providers of ZRouter are classes, and
    /// read URLs in another way.
    private func configurations(of registrables: RegistrableTable) -> [TypeDeclaration: TypeDeclaration] {
        var found: [TypeDeclaration: Set<TypeDeclaration?>] = [:]
        for read in files {
            let file = read.scope
            for fact in read.facts.values.configurations {
                guard let provider = index.enclosing(fact.scope.types, in: file).last ?? nil, !provider.isClass,
                    !provider.isProtocol
                else { continue }
                let type = try? index.nominal(fact.type, in: LookupContext(file: file, scope: fact.scope))
                found[provider, default: []].insert(type)
            }
        }
        return found.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
    }

    /// The properties of the types that are decoded by their names; nil for a type that is decoded in its own way.
    private var properties: [TypeDeclaration: [String]?] {
        var found: [TypeDeclaration: [String]?] = [:]
        for read in files {
            let file = read.scope
            for fact in read.facts.values.properties {
                guard let type = index.enclosing(fact.scope.types, in: file).last ?? nil else { continue }
                if found[type] == nil || fact.names == nil { found[type] = .some(fact.names) }
            }
        }
        return found
    }

    /// Returns the names that a configuration is decoded from, none if it cannot be decoded; nil if that is unknown.
    private func decodedNames(of type: TypeDeclaration, _ properties: [TypeDeclaration: [String]?]) -> [String]? {
        guard type.attributes.isEmpty, type.genericParameters.isEmpty else { return nil }
        let ancestors = index.ancestors(of: type)
        // A superclass may be decoded in its own way.
        if ancestors.contains(where: \.isClass) { return nil }
        let inherited = ([type] + ancestors).flatMap(\.inherited)
        let isDecoded = inherited.contains { written in
            written.reference.lastNames.contains { ["Codable", "Decodable"].contains($0) }
        }
        if isDecoded { return properties[type] ?? nil }
        // Any other name without source may stand for `Decodable`.
        let isKnown = inherited.allSatisfy { reference, context in
            reference.lastNames.allSatisfy(Self.undecodedProtocols.contains)
                || (try? index.nominal(reference, in: context))?.source != nil
        }
        return isKnown ? [] : nil
    }

    private static let undecodedProtocols: Set = [
        "AnyObject", "CustomDebugStringConvertible", "CustomStringConvertible", "Encodable", "Equatable", "Error",
        "Hashable", "Identifiable", "Sendable",
    ]
}
