// SPDX-License-Identifier: Apache-2.0

/// The configuration type of a provider: `func makeDestination(with configuration: NoteConfiguration)`.
package struct ConfigurationFact: Codable, Sendable, Hashable {
    package var type: TypeReference
    /// The scope; its `types` name the provider.
    package var scope: SourceScope

    package init(_ type: TypeReference, scope: SourceScope) {
        self.type = type
        self.scope = scope
    }
}

/// The properties of a structure or a class, or an extension that may decode the type in its own way.
package struct PropertiesFact: Codable, Sendable, Hashable {
    /// The scope; its `types` name the type.
    package var scope: SourceScope
    /// The names of the properties; nil if the type may be decoded by other names, because it has an initialiser of its own for
    /// decoding, or coding keys.
    package var names: [String]?

    package init(_ names: [String]?, scope: SourceScope) {
        self.names = names
        self.scope = scope
    }
}
