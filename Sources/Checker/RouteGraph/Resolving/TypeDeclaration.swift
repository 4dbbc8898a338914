// SPDX-License-Identifier: Apache-2.0

/// A type declared in source, or known only by its name. Each type has one object, so identity is equality.
final class TypeDeclaration {
    enum Kind {
        case `protocol`, `class`, value, alias(TypeReference), associatedType
        /// A type without source.
        case unknown
    }

    let name: String
    /// The module's name; nil if the type has no source and its module is unknown.
    let module: String?
    let parent: TypeDeclaration?
    let kind: Kind
    let isActor: Bool
    let access: TypeFact.Access
    let genericParameters: [String]
    /// The place of the declaration; nil if the source was not read.
    let source: Source?
    /// Whether the type is a marker protocol such as `Sendable`, which does not exist at run time.
    let isMarker: Bool

    var members: [String: [TypeDeclaration]] = [:]
    /// The inherited types and protocols, as written in the declaration and its extensions.
    var inherited: [(reference: TypeReference, context: LookupContext)]
    var isAutoRegistered: Bool
    /// Whether the type has the attribute `@main`.
    let isMain: Bool
    /// The attributes that may be macros.
    let attributes: [String]
    /// Whether another type in the same scope has the same name, so that the file distinguishes them.
    var isNameShared = false

    var supertypes: [ResolvedType]?
    var isFindingSupertypes = false
    var aliased: Result<ResolvedType, ResolutionFailure>?
    var isFindingAliased = false
    var roles: LibraryRoles?

    struct Source {
        let file: FileScope
        let position: SourcePosition
        let scope: SourceScope
        let isLocal: Bool
    }

    init(
        name: String, module: String?, parent: TypeDeclaration? = nil, kind: Kind, isActor: Bool = false,
        access: TypeFact.Access = .public, genericParameters: [String] = [], source: Source? = nil,
        isMarker: Bool = false, isAutoRegistered: Bool = false,
        isMain: Bool = false, attributes: [String] = [],
        inherited: [(reference: TypeReference, context: LookupContext)] = []
    ) {
        self.name = name
        self.module = module
        self.parent = parent
        self.kind = kind
        self.isActor = isActor
        self.access = access
        self.genericParameters = genericParameters
        self.source = source
        self.isMarker = isMarker
        self.isAutoRegistered = isAutoRegistered
        self.isMain = isMain
        self.attributes = attributes
        self.inherited = inherited
    }

    var isProtocol: Bool { if case .protocol = kind { true } else { false } }
    var isClass: Bool { if case .class = kind { true } else { false } }
    var isUnknown: Bool { if case .unknown = kind { true } else { false } }
    var isAlias: Bool { if case .alias = kind { true } else { false } }

    var isFilePrivate: Bool { access <= .fileprivate }

    /// The name with the enclosing types: `Outer.Inner`.
    var path: String { parent.map { "\($0.path).\(name)" } ?? name }

    /// The number of enclosing types.
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    /// The name, extended by the file if another type shares it.
    var distinctName: String {
        guard isNameShared, let source else { return name }
        let file = source.file.fileName
        return source.isLocal ? "(\(name) at \(file):\(source.position.line))" : "(\(name) in \(file))"
    }
}

extension TypeDeclaration {
    func dismantle() {
        let inner = members.values
        members = [:]
        inherited = []
        supertypes = nil
        aliased = nil
        for declarations in inner {
            for declaration in declarations { declaration.dismantle() }
        }
    }
}

extension TypeDeclaration: Hashable {
    static func == (one: TypeDeclaration, other: TypeDeclaration) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The place of a name lookup. A class, because every step of a lookup passes it on.
final class LookupContext {
    let file: FileScope
    let scope: SourceScope

    init(file: FileScope, scope: SourceScope = SourceScope()) {
        self.file = file
        self.scope = scope
    }
}

/// The reason why a type reference was not resolved.
struct ResolutionFailure: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
