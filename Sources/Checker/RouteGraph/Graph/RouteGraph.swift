// SPDX-License-Identifier: Apache-2.0

@_exported public import RouteVocabulary

/// All routes of an app, with their declarations, providers, adapters and uses.
///
/// The graph is a self-contained value; checks and diagrams are functions of it. For its JSON form, see
/// `RouteGraph.schemaVersion`.
public struct RouteGraph: Codable, Sendable, Hashable {
    /// The version of the JSON form. New members keep the version. Removing a member or changing its meaning increases it.
    public static let schemaVersion = 2

    public var schemaVersion = RouteGraph.schemaVersion
    /// The name of the entry point's module.
    public var entryPoint: String
    public var modules: [Module]
    /// The routes, one for each key, sorted by id.
    public var routes: [Route]
    /// The providers, sorted by id.
    public var providers: [Provider]
    /// The adapters, sorted by id.
    public var adapters: [Adapter]
    /// The names of the requirements that interceptors read, sorted; nil if there are none. `*` stands for all.
    public var readRequirements: [String]?
    /// The kinds of scopes, sorted by id; nil if there are none.
    public var scopes: [Scope]?
    /// The places that make a scope of a kind that the source does not show; nil if there are none.
    public var unknownScopes: [SourceLocation]?
    /// Whether code makes a registry with a parent; nil if none does.
    public var hasRegistryWithParent: Bool?
    /// The places that open URLs, or decide about them; nil if there are none.
    public var urls: [URLUse]?
    /// The places that request a provider by its identifier; nil if there are none.
    public var identifierRequests: [IdentifierRequest]?
    /// The named placeholders in URL patterns that set no property; nil if there are none.
    public var unreadPlaceholders: [UnreadPlaceholder]?
    /// The requests and registrations that certainly run at launch, in their order; nil if there are none.
    public var launch: [SourceLocation]?
    /// The requests that certainly run when the app starts, outside of all scopes; nil if there are none.
    public var launchRequests: [LaunchRequest]?
    /// The members of providers that the library does not use, although they look like its own; nil if there are none.
    public var nearMisses: [NearMiss]?
    /// The places in Objective-C that type a requested destination as a parent of the requested protocol; nil if there are none.
    public var parentTypes: [ParentType]?
    /// The places where modules cross the boundaries of other modules, sorted by location; nil if there are none.
    public var crossings: [Crossing]?
    /// The place where the app makes the shared registry ignore `@AutoRegister` and `@Provider` when it starts; nil if it does not.
    public var recordsIgnored: SourceLocation?
    /// Code that was not understood. The checks do not report it, except for code in Objective-C.
    public var unresolved: [Unresolved]
    /// The checks that comments in the source switch off.
    public var allowances: [Allowance]

    public init(
        entryPoint: String, modules: [Module] = [], routes: [Route] = [], providers: [Provider] = [],
        adapters: [Adapter] = [], readRequirements: [String]? = nil, parentTypes: [ParentType]? = nil,
        crossings: [Crossing]? = nil, unresolved: [Unresolved] = [], allowances: [Allowance] = []
    ) {
        self.entryPoint = entryPoint
        self.modules = modules
        self.routes = routes
        self.providers = providers
        self.adapters = adapters
        self.readRequirements = readRequirements
        self.parentTypes = parentTypes
        self.crossings = crossings
        self.unresolved = unresolved
        self.allowances = allowances
    }
}

extension RouteGraph {
    public struct Module: Codable, Sendable, Hashable {
        public var name: String
        public var role: SourceModule.Role
        public var isOwn: Bool
        public var dependencies: [String]
        /// The part of the module in the app's routes; nil if it has none.
        public var kind: ModuleKind?
        /// True if the author declares the kind; nil if it follows from the code.
        public var isKindDeclared: Bool?

        public init(
            name: String, role: SourceModule.Role = .library, isOwn: Bool = true, dependencies: [String] = [],
            kind: ModuleKind? = nil, isKindDeclared: Bool? = nil
        ) {
            self.name = name
            self.role = role
            self.isOwn = isOwn
            self.dependencies = dependencies
            self.kind = kind
            self.isKindDeclared = isKindDeclared
        }
    }

    /// A key, identified as the compiler identifies its type.
    public struct Route: Codable, Sendable, Hashable, Identifiable {
        /// The key with module names and sorted composition parts: `RoutableService<any TimeInterface.Clock>`.
        public var id: String
        public var kind: RouteKind
        /// The protocol as written in a module that imports it: `any Clock`.
        public var type: String
        /// The module that declares the key; nil for an undeclared key.
        public var module: String?
        /// The name of the provider, if the protocol has several; nil for the provider without a name.
        public var providerName: String?
        public var declarations: [Declaration]
        public var uses: [Use]
        /// The registrations without a provider type.
        public var closures: [Registration]
        /// The text that names the key in the entry point, and the modules to import for it. Nil if the key is inaccessible there
        /// (private, or internal to another module), if every declaration is conditional, or if some name was not resolved.
        public var reference: Reference?
        /// The short name by which modules that import the declaration name the key: `clock` for `.clock`. Nil if there is none, or if
        /// another key has the same name.
        public var shortName: String?
        /// The modules with stray lines for this key: lines outside providers and adapters, such as the lines that a function
        /// returns.
        public var strayLines: [String]
        /// The type as code contains it, if that differs from `type`: `any Time.Clock` for a nested protocol.
        public var spelling: String?
        /// The places that may use the key, in code that the checker does not follow; nil if there are none, or if other code uses it.
        public var possibleUses: [PossibleUse]?
        /// The providers of the key that this build does not compile; nil if there are none.
        public var inactiveProviders: [InactiveProvider]?
        /// The ids of other keys that may equal this one. They differ only in arguments whose types have no source, such as
        /// another framework's alias.
        public var alike: [String]

        /// The key as written in source: `RoutableService<any Clock>`.
        public var name: String { "\(kind.keyName)<\(type)>" + nameSuffix }

        /// The id of the route without the name of a provider.
        var unnamedID: String { String(id.dropLast(nameSuffix.count)) }

        private var nameSuffix: String { providerName.map { " named '\($0)'" } ?? "" }

        public init(
            id: String, kind: RouteKind, type: String, module: String? = nil, providerName: String? = nil,
            declarations: [Declaration] = [], uses: [Use] = [], closures: [Registration] = [],
            reference: Reference? = nil, shortName: String? = nil, strayLines: [String] = [],
            spelling: String? = nil, inactiveProviders: [InactiveProvider]? = nil, alike: [String] = []
        ) {
            self.id = id
            self.kind = kind
            self.type = type
            self.module = module
            self.providerName = providerName
            self.declarations = declarations
            self.uses = uses
            self.closures = closures
            self.reference = reference
            self.shortName = shortName
            self.strayLines = strayLines
            self.spelling = spelling
            self.inactiveProviders = inactiveProviders
            self.alike = alike
        }
    }

    public struct Reference: Codable, Sendable, Hashable {
        public var imports: [String]
        /// The key in the entry point's source: `RoutableService<any TimeInterface.Clock>`.
        public var text: String

        public init(imports: [String], text: String) {
            self.imports = imports
            self.text = text
        }
    }

    public struct Declaration: Codable, Sendable, Hashable {
        public var module: String
        public var form: DeclarationFact.Form
        public var isMainActor: Bool
        /// The access of the declaration's `init()`, which decides where the key can be made.
        public var access: TypeFact.Access
        /// The other modules that declare the same key, if some file sees both declarations.
        public var seenWith: [String]
        public var location: SourceLocation

        public init(
            module: String, form: DeclarationFact.Form, isMainActor: Bool = false, access: TypeFact.Access = .public,
            seenWith: [String] = [], location: SourceLocation
        ) {
            self.module = module
            self.form = form
            self.isMainActor = isMainActor
            self.access = access
            self.seenWith = seenWith
            self.location = location
        }
    }

    public struct Use: Codable, Sendable, Hashable {
        public var module: String
        public var form: UseFact.Form
        /// Whether the key is passed to the router, which requests the route. Any other use might also provide the key.
        public var isRequest: Bool
        /// A description of the place: `EditorModel.init`, or the file's name for top-level code.
        public var place: String
        /// The provider whose code, or whose destination's code, contains the use.
        public var provider: String?
        /// Whether the provider cannot make its destination without this use. Only such uses form cycles.
        public var isNeededToMake: Bool
        /// Whether the code works without a provider of the key.
        public var isOptional: Bool
        /// Whether the code goes on if the request fails: `try?`. Nil if it does not.
        public var isTried: Bool?
        /// Whether nothing calls the code. Nil if something may.
        public var isUnreachable: Bool?
        /// Whether the request names its scope: `in: session`. Nil if it does not.
        public var isInScope: Bool?
        /// Whether the provider may return nil before it makes the request. Nil if it does not.
        public var mayBeSkipped: Bool?
        /// The call by which the provider, or a type that it makes, reaches the function with the request; nil if it makes the request
        /// itself.
        public var caller: Caller?
        /// The stored property in which the provider's destination keeps the requested one; nil if it keeps none.
        public var keptIn: String?
        /// The registration of the closure that makes its destination with this use; nil if no closure does.
        public var closure: SourceLocation?
        public var location: SourceLocation

        /// A call of a function that makes a request.
        public struct Caller: Codable, Sendable, Hashable {
            /// A description of the place: `EditorModel.init`.
            public var place: String
            public var location: SourceLocation

            public init(place: String, location: SourceLocation) {
                self.place = place
                self.location = location
            }
        }

        /// The place in the code of the provider, or of a type that it makes, from which the request comes.
        var origin: Caller { caller ?? Caller(place: place, location: location) }

        public init(
            module: String, form: UseFact.Form = .call, isRequest: Bool = true, place: String, provider: String? = nil,
            isNeededToMake: Bool = false, isOptional: Bool = false, isTried: Bool? = nil,
            isUnreachable: Bool? = nil, isInScope: Bool? = nil, mayBeSkipped: Bool? = nil, caller: Caller? = nil,
            keptIn: String? = nil, closure: SourceLocation? = nil, location: SourceLocation
        ) {
            self.module = module
            self.form = form
            self.isRequest = isRequest
            self.place = place
            self.provider = provider
            self.isNeededToMake = isNeededToMake
            self.isOptional = isOptional
            self.isTried = isTried
            self.isUnreachable = isUnreachable
            self.isInScope = isInScope
            self.mayBeSkipped = mayBeSkipped
            self.caller = caller
            self.keptIn = keptIn
            self.closure = closure
            self.location = location
        }
    }

    public struct Registration: Codable, Sendable, Hashable {
        public enum Form: String, Codable, Sendable, Hashable {
            case macro, list, closure
        }

        public var module: String
        public var form: Form
        public var registry: RegistrationFact.Registry
        public var isConditional: Bool
        /// The lifetime of a closure's destinations; nil if none is stated, so that they are transient.
        public var lifetime: Lifetime?
        public var location: SourceLocation

        public init(
            module: String, form: Form, registry: RegistrationFact.Registry = .shared, isConditional: Bool = false,
            lifetime: Lifetime? = nil, location: SourceLocation
        ) {
            self.module = module
            self.form = form
            self.registry = registry
            self.isConditional = isConditional
            self.lifetime = lifetime
            self.location = location
        }
    }

    /// A place that types a requested destination as a parent of the requested protocol.
    public struct ParentType: Codable, Sendable, Hashable {
        /// The requested key as written in source: `RoutableView<any EditorViewInput>`.
        public var key: String
        /// The requested protocol.
        public var name: String
        /// The parent in the type.
        public var parent: String
        /// The name of the argument or the property, or the type of the variable.
        public var text: String
        public var module: String
        public var location: SourceLocation

        public init(
            key: String, name: String, parent: String, text: String, module: String, location: SourceLocation
        ) {
            self.key = key
            self.name = name
            self.parent = parent
            self.text = text
            self.module = module
            self.location = location
        }
    }

    public struct Unresolved: Codable, Sendable, Hashable {
        /// A reason that the checks evaluate.
        enum Reason: String {
            case unseenKey = "a route is registered by a key that is not written here"
            case inferredKey = "a route is registered by a key that the compiler infers"
            case unseenUse = "routes are requested by keys that are not written here"
            case inferredUse = "a route is requested by a key that the compiler infers"
            case genericBypass = "keys of every type are made without a declaration"
            case undeclaredKey = "no module declares this key"
        }

        /// The text in the source.
        public var text: String
        /// The reason why its meaning is unknown.
        public var reason: String
        /// The module that contains the text, if that matters.
        public var module: String?
        public var location: SourceLocation

        public init(text: String, reason: String, module: String? = nil, location: SourceLocation) {
            self.text = text
            self.reason = reason
            self.module = module
            self.location = location
        }
    }

    public struct Allowance: Codable, Sendable, Hashable {
        public var file: String
        public var line: Int
        public var ids: [String]

        public init(file: String, line: Int, ids: [String]) {
            self.file = file
            self.line = line
            self.ids = ids
        }
    }
}
