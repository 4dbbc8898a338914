// SPDX-License-Identifier: Apache-2.0

/// What one source file says that matters to routes. It depends on the file's content and on the conditions of its build, on
/// nothing else, so that it can be kept.
public struct FileFacts: Codable, Sendable, Hashable {
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var extensions: [ExtensionFact] = []
    public var macros: [MacroFact] = []
    public var declarations: [DeclarationFact] = []
    public var routes: [RoutesFact] = []
    public var registrations: [RegistrationFact] = []
    /// Registrations in lists that nobody names, so that they are never made. Other files tell: a file by itself has none.
    public var unusedRegistrations: [RegistrationFact] = []
    public var uses: [UseFact] = []
    public var typeUses: [TypeUseFact] = []
    public var unwrittenUses: [UnwrittenUseFact] = []
    public var constructions: [ConstructionFact] = []
    /// The paths of types that may keep what they are made with, to evaluate it later: an initialiser has an `@autoclosure`, or
    /// property wrappers are filled in by an initialiser that nobody has written.
    public var deferringTypes: [[String]] = []
    /// Checks that a comment `// routes:allow <id> …` switches off for its own line and the next.
    public var allowances: [AllowanceFact] = []

    public init() {}
}

public struct ImportFact: Codable, Sendable, Hashable {
    /// The module, without submodules.
    public var module: String
    /// `@_exported`: who imports this file's module sees that one too.
    public var isExported: Bool
    /// The declaration's name in `import struct Module.Name`; nil if all is imported.
    public var declaration: String?

    public init(module: String, isExported: Bool = false, declaration: String? = nil) {
        self.module = module
        self.isExported = isExported
        self.declaration = declaration
    }
}

/// A declared type, or another name for one.
public struct TypeFact: Codable, Sendable, Hashable {
    public enum Kind: Codable, Sendable, Hashable {
        case `protocol`, `class`, `struct`, `enum`, actor
        /// A type alias, of a type that is written in the alias' scope. Also the alias of a generic key's type:
        /// `typealias ClockKey = RoutableService<any Clock>` is a name of `RoutableService` with one argument.
        case alias(TypeReference)
        /// An `associatedtype`: it stands for different types.
        case associatedType
    }

    public enum Access: String, Codable, Sendable, Hashable, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`

        public static func < (one: Access, other: Access) -> Bool { one.rank < other.rank }

        private var rank: Int {
            switch self {
            case .private: 0
            case .fileprivate: 1
            case .internal: 2
            case .package: 3
            case .public: 4
            }
        }
    }

    public var name: String
    public var kind: Kind
    /// Where it is declared; its `types` are those around it.
    public var scope: SourceScope
    /// The narrowest of its own access and that of what it stands in. `open` counts as public.
    public var access: Access
    /// Whether it stands in a function.
    public var isLocal: Bool
    public var genericParameters: [String]
    /// What it inherits and conforms to.
    public var inherited: [TypeReference]
    /// Whether `@AutoRegister` stands before it.
    public var isAutoRegistered: Bool
    /// The attributes before it that may be macros: names in upper case, of those that Swift and the library do not have.
    public var attributes: [String]
    /// Where its name stands.
    public var position: SourcePosition

    public init(
        name: String, kind: Kind, scope: SourceScope = SourceScope(), access: Access = .internal, isLocal: Bool = false,
        genericParameters: [String] = [], inherited: [TypeReference] = [], isAutoRegistered: Bool = false,
        attributes: [String] = [], position: SourcePosition
    ) {
        self.name = name
        self.kind = kind
        self.scope = scope
        self.access = access
        self.isLocal = isLocal
        self.genericParameters = genericParameters
        self.inherited = inherited
        self.isAutoRegistered = isAutoRegistered
        self.attributes = attributes
        self.position = position
    }
}

/// An extension that adds conformances.
public struct ExtensionFact: Codable, Sendable, Hashable {
    public var extended: TypeReference
    public var inherited: [TypeReference]
    public var position: SourcePosition

    public init(extended: TypeReference, inherited: [TypeReference], position: SourcePosition) {
        self.extended = extended
        self.inherited = inherited
        self.position = position
    }
}

/// A declared macro that makes types conform to something.
public struct MacroFact: Codable, Sendable, Hashable {
    public var name: String
    public var conformances: [TypeReference]

    public init(name: String, conformances: [TypeReference]) {
        self.name = name
        self.conformances = conformances
    }
}

/// A declaration of a key: `extension RoutableService where Protocol == any Clock { … }`, or `extension RoutableService<any Clock>`.
public struct DeclarationFact: Codable, Sendable, Hashable {
    public enum Form: String, Codable, Sendable, Hashable {
        /// With `@Routable`: it lists itself at run time.
        case macro
        /// With an `init()` of its own.
        case initializer
        /// Every protocol that conforms to something (`where Protocol: AnyObject`), or every protocol there is (no requirement), with
        /// an `init()`: it goes round the declarations. `key.type` is the constraint, or `Any`.
        case unconstrained
    }

    public var key: KeyReference
    public var form: Form
    /// Whether `init()` belongs to the main actor.
    public var isMainActor: Bool
    /// Whether it stands in a `#if`, or `@available` limits it to some platforms or versions: code elsewhere cannot name the
    /// key without knowing more.
    public var isConditional: Bool
    public var access: TypeFact.Access
    /// Where the extension begins (its first attribute or its keyword).
    public var position: SourcePosition

    public init(
        key: KeyReference, form: Form, isMainActor: Bool = false, isConditional: Bool = false,
        access: TypeFact.Access = .public, position: SourcePosition
    ) {
        self.key = key
        self.form = form
        self.isMainActor = isMainActor
        self.isConditional = isConditional
        self.access = access
        self.position = position
    }
}

/// A `static var routes` of a provider or an adapter.
public struct RoutesFact: Codable, Sendable, Hashable {
    /// One line of it.
    public struct Line: Codable, Sendable, Hashable {
        public enum Kind: Codable, Sendable, Hashable {
            case provides(KeyReference)
            case adapts(KeyReference, to: Adaptee)
            case identifier(String)
            case urlPattern(String)
            case destinationClass(TypeReference, isExclusive: Bool)
            /// Something that syntax cannot tell, such as a call of a function that returns lines.
            case unknown(String)
        }

        /// What stands in for a required key.
        public enum Adaptee: Codable, Sendable, Hashable {
            case key(KeyReference)
            case provider(TypeReference)
        }

        public var kind: Kind
        public var position: SourcePosition

        public init(_ kind: Kind, position: SourcePosition) {
            self.kind = kind
            self.position = position
        }
    }

    /// Its `types` name the provider or the adapter.
    public var scope: SourceScope
    public var lines: [Line]
    public var position: SourcePosition

    public init(scope: SourceScope, lines: [Line], position: SourcePosition) {
        self.scope = scope
        self.lines = lines
        self.position = position
    }
}

/// A place that registers a route by hand.
public struct RegistrationFact: Codable, Sendable, Hashable {
    public enum Subject: Codable, Sendable, Hashable {
        /// A provider or an adapter in a list: `ClockRouter.self`.
        case type(TypeReference)
        /// A route without a provider type: `registry.register(RoutableService<any Clock>()) { … }`.
        case closure(KeyReference)
        /// The same with a key that is written elsewhere: `registry.register(key) { … }`. The text stands for it.
        case closureOfUnknown(String)
    }

    public enum Registry: String, Codable, Sendable, Hashable {
        /// `RouteRegistry.shared`.
        case shared
        /// One of its own, such as a test's.
        case other
        /// The type is only named (`ClockRouter.self`), who knows what for.
        case unknown
    }

    public var subject: Subject
    public var registry: Registry
    /// Whether it may be left out at run time: it stands in a branch or a closure.
    public var isConditional: Bool
    public var scope: SourceScope
    /// The list in which it stands, if it is made only if somebody names that.
    public var list: RegistrationList?
    public var position: SourcePosition

    public init(
        _ subject: Subject, registry: Registry, isConditional: Bool = false, scope: SourceScope = SourceScope(),
        list: RegistrationList? = nil, position: SourcePosition
    ) {
        self.subject = subject
        self.registry = registry
        self.isConditional = isConditional
        self.scope = scope
        self.list = list
        self.position = position
    }
}

/// A global or static function or property that registers something, or names what is to be registered:
/// `static var providers: [any RouteRegistrable.Type] { [ClockRouter.self] }`.
public struct RegistrationList: Codable, Sendable, Hashable {
    public var name: String
    /// The type that it is a static member of; nil for a global one.
    public var type: String?

    public init(_ name: String, of type: String? = nil) {
        self.name = name
        self.type = type
    }

    /// As one names it: `ClockModule.providers`.
    public var description: String { type.map { "\($0).\(name)" } ?? name }
}

public struct AllowanceFact: Codable, Sendable, Hashable {
    public var line: Int
    /// The ids of the checks.
    public var ids: [String]

    public init(line: Int, ids: [String]) {
        self.line = line
        self.ids = ids
    }
}

/// The facts of a file, and whose it is.
public struct ScannedFile: Sendable, Hashable {
    public var module: String
    public var path: String
    public var facts: FileFacts

    public init(module: String, path: String, facts: FileFacts) {
        self.module = module
        self.path = path
        self.facts = facts
    }
}
