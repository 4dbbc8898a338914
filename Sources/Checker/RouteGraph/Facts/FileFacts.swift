// SPDX-License-Identifier: Apache-2.0

/// The facts about routes in one source file.
///
/// They depend only on the file's content and on the build's compilation conditions, so they can be cached.
public struct FileFacts: Codable, Sendable, Hashable {
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var extensions: [ExtensionFact] = []
    public var macros: [MacroFact] = []
    public var declarations: [DeclarationFact] = []
    public var shortKeys: [ShortKeyFact] = []
    public var routes: [RoutesFact] = []
    public var selections: [SelectionFact] = []
    public var requirementReads: [RequirementReadFact] = []
    public var registrations: [RegistrationFact] = []
    /// Registrations in lists that no source names, so they never run. Only a scan of all files finds them: it is empty for a
    /// single file.
    public var unusedRegistrations: [RegistrationFact] = []
    public var uses: [UseFact] = []
    public var typeUses: [TypeUseFact] = []
    public var shortNames: [ShortNameFact] = []
    public var keyFunctions: [KeyFunctionFact] = []
    public var unwrittenUses: [UnwrittenUseFact] = []
    public var constructions: [ConstructionFact] = []
    /// The paths of types that may keep an initialiser's argument and evaluate it later: an initialiser has an `@autoclosure`
    /// parameter, or a memberwise initialiser sets property wrappers.
    public var deferringTypes: [[String]] = []
    /// The providers in code that this build does not compile.
    public var inactiveProviders: [InactiveProviderFact] = []
    /// The checks that a comment `// routes:allow <id> …` switches off for its own line and the next.
    public var allowances: [AllowanceFact] = []
    /// The code of the file. The first function is its top level. Empty if the file was not read for its code.
    package var functions: [FunctionFact] = []
    /// The lifetimes and other values in the file.
    package var values = ValueFacts()
    /// The facts of an Objective-C file; nil for a Swift file.
    package var objectiveC: ObjectiveCFacts?

    public init() {}
}

public struct ImportFact: Codable, Sendable, Hashable {
    /// The module's name, without submodules.
    public var module: String
    /// Whether the import is `@_exported`: importers of this file's module see that module too.
    public var isExported: Bool
    /// The declaration's name in `import struct Module.Name`; nil if the whole module is imported.
    public var declaration: String?
    /// The start of the import: its first attribute or its keyword.
    public var position: SourcePosition

    public init(
        module: String, isExported: Bool = false, declaration: String? = nil,
        position: SourcePosition = SourcePosition(line: 1, column: 1)
    ) {
        self.module = module
        self.isExported = isExported
        self.declaration = declaration
        self.position = position
    }
}

/// A type declaration or a type alias.
public struct TypeFact: Codable, Sendable, Hashable {
    public enum Kind: Codable, Sendable, Hashable {
        case `protocol`, `class`, `struct`, `enum`, actor
        /// A type alias with its target, which is resolved in the alias's scope. An alias of a key is one too: `typealias
        /// ClockKey = RoutableService<any Clock>` has the target `RoutableService` with one argument.
        case alias(TypeReference)
        /// An `associatedtype`, which has a different type in each conforming type.
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
    /// The scope of the declaration; its `types` are the enclosing types.
    public var scope: SourceScope
    /// The narrowest access of the type and its enclosing declarations. `open` counts as public.
    public var access: Access
    /// Whether the type is declared in a function.
    public var isLocal: Bool
    public var genericParameters: [String]
    /// The inherited types and protocols.
    public var inherited: [TypeReference]
    /// Whether the type has the attribute `@AutoRegister`.
    public var isAutoRegistered: Bool
    /// Whether the type has the attribute `@main`.
    package var isMain = false
    /// The attributes that may be macros: capitalised names that neither Swift nor the library defines.
    public var attributes: [String]
    /// The name in `@objc(Name)`; nil without it.
    package var objectiveCName: String?
    /// The position of the type's name.
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

/// A declaration of a key: `extension RoutableService where Protocol == any Clock { … }`, or `extension RoutableService<any
/// Clock>`.
public struct DeclarationFact: Codable, Sendable, Hashable {
    public enum Form: String, Codable, Sendable, Hashable {
        /// With `@Routable`. The declaration records itself at run time.
        case macro
        /// With its own `init()`.
        case initializer
        /// With an `init()` for every protocol that conforms to a constraint (`where Protocol: AnyObject`), or for every protocol
        /// (no requirement). It bypasses the declarations. `key.type` is the constraint, or `Any`.
        case unconstrained
        /// By a parent such as `ZIKViewRoutable`. Objective-C code can name the key.
        case marker
    }

    public var key: KeyReference
    public var form: Form
    /// Whether `init()` is isolated to the main actor.
    public var isMainActor: Bool
    /// Whether the declaration is in an `#if`, or `@available` limits it to some platforms or versions. Generated code cannot
    /// name such a key unconditionally.
    public var isConditional: Bool
    public var access: TypeFact.Access
    /// The start of the extension: its first attribute or its keyword.
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

/// A static member by which callers name a key: `clock` in `Router.destination(for: .clock)`.
public struct ShortKeyFact: Codable, Sendable, Hashable {
    public var name: String
    public var key: KeyReference
    public var access: TypeFact.Access

    public init(name: String, key: KeyReference, access: TypeFact.Access) {
        self.name = name
        self.key = key
        self.access = access
    }
}

/// The `static var routes` of a provider or an adapter.
public struct RoutesFact: Codable, Sendable, Hashable {
    /// One line of `routes`.
    public struct Line: Codable, Sendable, Hashable {
        public enum Kind: Codable, Sendable, Hashable {
            case provides(KeyReference)
            case adapts(KeyReference, to: Adaptee)
            case identifier(String)
            case urlPattern(String)
            case destinationClass(TypeReference, isExclusive: Bool)
            /// A line that syntax alone does not explain, such as a call of a function that returns lines.
            case unknown(String)
        }

        /// The key or the provider that answers for the required key.
        public enum Adaptee: Codable, Sendable, Hashable {
            case key(KeyReference)
            case provider(TypeReference)
        }

        public var kind: Kind
        /// The names of the requirements that the line states for its key.
        public var requirements: [String]
        public var position: SourcePosition

        public init(_ kind: Kind, requirements: [String] = [], position: SourcePosition) {
            self.kind = kind
            self.requirements = requirements
            self.position = position
        }
    }

    /// The scope of `routes`; its `types` name the provider or the adapter.
    public var scope: SourceScope
    public var lines: [Line]
    public var position: SourcePosition

    public init(scope: SourceScope, lines: [Line], position: SourcePosition) {
        self.scope = scope
        self.lines = lines
        self.position = position
    }
}

/// The condition of a provider, or the name of the provider that it replaces.
public struct SelectionFact: Codable, Sendable, Hashable {
    /// The scope; its `types` name the provider.
    public var scope: SourceScope
    /// The condition as the end of a sentence: `with the launch argument '--demo'`; nil if the fact states none.
    public var condition: String?
    /// The name of the replaced provider; nil if the fact states none.
    public var replaced: String?

    public init(scope: SourceScope, condition: String? = nil, replaced: String? = nil) {
        self.scope = scope
        self.condition = condition
        self.replaced = replaced
    }
}

/// A place that reads the requirements of a route, usually in an interceptor: `request.requirements.contains(.login)`.
public struct RequirementReadFact: Codable, Sendable, Hashable {
    /// The name of the requirement; nil if the code may read any of them.
    public var name: String?

    public init(_ name: String?) { self.name = name }
}

/// A place that registers a route by hand.
public struct RegistrationFact: Codable, Sendable, Hashable {
    public enum Subject: Codable, Sendable, Hashable {
        /// A provider or an adapter in a list: `ClockRouter.self`.
        case type(TypeReference)
        /// A route without a provider type: `registry.register(RoutableService<any Clock>()) { … }`.
        case closure(KeyReference)
        /// A closure for a key that is written elsewhere: `registry.register(key) { … }`. The text is the key's expression.
        case closureOfUnknown(String)
    }

    public enum Registry: String, Codable, Sendable, Hashable {
        /// `RouteRegistry.shared`.
        case shared
        /// A registry other than the shared one, such as a test's.
        case other
        /// Unknown: the type is only mentioned (`ClockRouter.self`), for an unknown purpose.
        case unknown
    }

    public var subject: Subject
    public var registry: Registry
    /// Whether the registration may be skipped at run time because it is in a branch or a closure.
    public var isConditional: Bool
    public var scope: SourceScope
    /// The list that contains the registration, if the registration runs only when other code names that list.
    public var list: RegistrationList?
    /// Whether a statement calls a method of the type, which may register the type: `ClockRouter.install()`.
    package var isCallee = false
    /// The lifetime of a closure's destinations; nil if none is stated.
    package var lifetime: LifetimeFact?
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

/// A global or static function or property that registers routes, or lists types to register: `static var providers: [any
/// RouteRegistrable.Type] { [ClockRouter.self] }`.
public struct RegistrationList: Codable, Sendable, Hashable {
    public var name: String
    /// The type of which the list is a static member; nil for a global list.
    public var type: String?

    public init(_ name: String, of type: String? = nil) {
        self.name = name
        self.type = type
    }

    /// The list as written in code: `ClockModule.providers`.
    public var description: String { type.map { "\($0).\(name)" } ?? name }
}

public struct AllowanceFact: Codable, Sendable, Hashable {
    public var line: Int
    /// The identifiers of the checks.
    public var ids: [String]

    public init(line: Int, ids: [String]) {
        self.line = line
        self.ids = ids
    }
}

/// The facts of a file, with its module and path.
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
