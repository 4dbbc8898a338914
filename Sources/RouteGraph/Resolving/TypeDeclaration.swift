// SPDX-License-Identifier: Apache-2.0

/// A type that some source declares, or that is known by its name only. One object for each type: identity is sameness.
final class TypeDeclaration {
    enum Kind {
        case `protocol`, `class`, value, alias(TypeReference), associatedType
        /// Of a module whose source was not read.
        case unknown
    }

    let name: String
    /// The module's name; nil for a type of a module whose source was not read.
    let module: String?
    let parent: TypeDeclaration?
    let kind: Kind
    let access: TypeFact.Access
    let genericParameters: [String]
    /// Where it was declared; nil if its source was not read.
    let source: Source?
    /// Whether it only promises something to the compiler, and is no part of a type at run time, as `Sendable`.
    let isMarker: Bool

    var members: [String: [TypeDeclaration]] = [:]
    /// What it inherits and conforms to, as written in its declaration and its extensions.
    var inherited: [(reference: TypeReference, context: LookupContext)]
    var isAutoRegistered: Bool
    /// The attributes before it that may be macros.
    let attributes: [String]
    /// Whether another type has the same name in the same place, so that this one's is to be told from it by its file.
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
        name: String, module: String?, parent: TypeDeclaration? = nil, kind: Kind, access: TypeFact.Access = .public,
        genericParameters: [String] = [], source: Source? = nil, isMarker: Bool = false, isAutoRegistered: Bool = false,
        attributes: [String] = [], inherited: [(reference: TypeReference, context: LookupContext)] = []
    ) {
        self.name = name
        self.module = module
        self.parent = parent
        self.kind = kind
        self.access = access
        self.genericParameters = genericParameters
        self.source = source
        self.isMarker = isMarker
        self.isAutoRegistered = isAutoRegistered
        self.attributes = attributes
        self.inherited = inherited
    }

    var isProtocol: Bool { if case .protocol = kind { true } else { false } }
    var isClass: Bool { if case .class = kind { true } else { false } }
    var isUnknown: Bool { if case .unknown = kind { true } else { false } }
    var isAlias: Bool { if case .alias = kind { true } else { false } }

    var isFilePrivate: Bool { access <= .fileprivate }

    /// The names of the types around it and its own: `Outer.Inner`.
    var path: String { parent.map { "\($0.path).\(name)" } ?? name }

    /// How many types are around it.
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    /// The name by which no other type of the app is known.
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

/// Where a name is looked up. An object, since it is handed on at every step of a lookup.
final class LookupContext {
    let file: FileScope
    let scope: SourceScope

    init(file: FileScope, scope: SourceScope = SourceScope()) {
        self.file = file
        self.scope = scope
    }
}

/// Why a written type could not be told.
struct ResolutionFailure: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
