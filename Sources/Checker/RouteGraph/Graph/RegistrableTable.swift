// SPDX-License-Identifier: Apache-2.0

/// The providers and adapters of an app, with their registrations.
struct RegistrableTable {
    let index: SourceIndex
    var found: [TypeDeclaration: Registrable] = [:]
    /// The keys of `found`, in order of discovery.
    var declarations: [TypeDeclaration] = []

    struct Registrable {
        var isAdapter: Bool
        var provides: [RouteGraph.Line] = []
        var adapts: [RouteGraph.Adapter.Line] = []
        var identifiers: [RouteGraph.Literal] = []
        var urlPatterns: [RouteGraph.Literal] = []
        var destinations: [RouteGraph.Destination] = []
        var registrations: [RouteGraph.Registration] = []
        var unusedLists: [RouteGraph.UnusedList] = []
        var condition: String?
        var replacedName: String?
        var isIncomplete = false
        /// Whether a line that was not understood has a key that the compiler infers.
        var hasInferredKey = false
        /// Whether several inherited `routes` compete, so that none of them certainly applies.
        var isUncertain = false
        var location: SourceLocation

        var sortedUnusedLists: [RouteGraph.UnusedList]? {
            unusedLists.isEmpty ? nil : unusedLists.sorted { $0.location < $1.location }
        }

        var sortedDestinations: [RouteGraph.Destination]? {
            destinations.isEmpty ? nil : destinations.sorted { $0.location < $1.location }
        }

        var sortedRegistrations: [RouteGraph.Registration] {
            registrations.map { registration in
                var registration = registration
                if isUncertain { registration.isConditional = true }
                return registration
            }.sorted { $0.location < $1.location }
        }
    }

    /// The place where the app makes the shared registry ignore the macros; nil if it does not.
    private(set) var placeThatIgnoresRecords: SourceLocation?
    /// Whether a stray line has a key that the compiler infers. An incomplete provider or adapter may use that line.
    var hasStrayInferredKey = false

    init(_ index: SourceIndex, _ model: CodeModel) {
        self.index = index
        placeThatIgnoresRecords = model.isTest ? nil : model.placeThatIgnoresRecords()
    }

    private func hasInferredKey(_ registrable: Registrable) -> Bool {
        registrable.isIncomplete && (registrable.hasInferredKey || hasStrayInferredKey)
    }

    /// Returns whether a provider makes views, judged by its conformances; nil if they do not tell.
    func isView(_ declaration: TypeDeclaration) -> Bool? {
        let roles = index.roles(of: declaration)
        return roles.contains(.view) == roles.contains(.service) ? nil : roles.contains(.view)
    }

    /// The ids of the providers, by declaration.
    var providerDeclarations: [TypeDeclaration: String] {
        found.filter { !$0.value.isAdapter }.reduce(into: [:]) { $0[$1.key] = $1.key.qualifiedName }
    }

    private func sorted(areAdapters: Bool) -> [(declaration: TypeDeclaration, registrable: Registrable)] {
        declarations.enumerated().compactMap { order, declaration in
            found[declaration].flatMap {
                $0.isAdapter == areAdapters ? (declaration.qualifiedName, order, declaration, $0) : nil
            }
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($0.2, $0.3) }
    }

    var providers: [RouteGraph.Provider] {
        sorted(areAdapters: false).map { declaration, registrable in
            .init(
                id: declaration.qualifiedName, name: declaration.path, module: declaration.module ?? "",
                provides: registrable.provides.sorted { ($0.location, $0.route) < ($1.location, $1.route) },
                identifiers: registrable.identifiers.sorted { $0.location < $1.location },
                urlPatterns: registrable.urlPatterns.sorted { $0.location < $1.location },
                destinations: registrable.sortedDestinations, registrations: registrable.sortedRegistrations,
                condition: registrable.condition,
                replacedName: registrable.replacedName, unusedLists: registrable.sortedUnusedLists,
                isView: isView(declaration), isDestination: declaration.isAnnotated ? true : nil,
                isActor: declaration.isActor ? true : nil,
                isGeneric: declaration.nameWithArguments == nil ? nil : true,
                nameWithArguments: declaration.nameWithArguments, access: declaration.access,
                isIncomplete: registrable.isIncomplete, hasInferredKey: hasInferredKey(registrable),
                location: registrable.location)
        }
    }

    var adapters: [RouteGraph.Adapter] {
        sorted(areAdapters: true).map { declaration, registrable in
            .init(
                id: declaration.qualifiedName, name: declaration.path, module: declaration.module ?? "",
                lines: registrable.adapts.sorted { ($0.location, $0.route) < ($1.location, $1.route) },
                registrations: registrable.sortedRegistrations, unusedLists: registrable.sortedUnusedLists,
                isGeneric: declaration.nameWithArguments == nil ? nil : true,
                nameWithArguments: declaration.nameWithArguments, access: declaration.access,
                isIncomplete: registrable.isIncomplete,
                hasInferredKey: hasInferredKey(registrable),
                location: registrable.location)
        }
    }
}

extension TypeDeclaration {
    /// Whether the type has `@Provider`.
    var isAnnotated: Bool { inherited.contains { $0.reference == .providerOfLibrary } }

    /// The name with placeholders for generic arguments: `Outer<<#Type#>>.Inner`. Nil without generic parameters.
    fileprivate var nameWithArguments: String? {
        guard !genericParameters.isEmpty || parent?.nameWithArguments != nil else { return nil }
        let arguments = genericParameters.map { _ in "<#Type#>" }.joined(separator: ", ")
        let outer = parent.map { ($0.nameWithArguments ?? $0.path) + "." } ?? ""
        return outer + (arguments.isEmpty ? name : "\(name)<\(arguments)>")
    }

    var isConcrete: Bool {
        switch kind {
        case .class, .value: true
        case .protocol, .alias, .associatedType, .unknown: false
        }
    }
}
