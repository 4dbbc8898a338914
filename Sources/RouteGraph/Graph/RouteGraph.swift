// SPDX-License-Identifier: Apache-2.0

/// All routes of an app: who declares them, who provides, adapts and needs them.
///
/// It is a value that stands for itself: checks and pictures are functions of it. Its JSON form is documented; see
/// `RouteGraph.schemaVersion`.
public struct RouteGraph: Codable, Sendable, Hashable {
    /// The version of the JSON form. A new member leaves it as it is; a member that goes away or changes its meaning raises it.
    public static let schemaVersion = 1

    public var schemaVersion = RouteGraph.schemaVersion
    /// The module that is started.
    public var entryPoint: String
    public var modules: [Module]
    /// One for each key, sorted by id.
    public var routes: [Route]
    /// Sorted by id.
    public var providers: [Provider]
    /// Sorted by id.
    public var adapters: [Adapter]
    /// What was looked at and not understood; the checks leave it alone.
    public var unresolved: [Unresolved]
    /// Checks that comments in the source switch off.
    public var allowances: [Allowance]

    public init(
        entryPoint: String, modules: [Module] = [], routes: [Route] = [], providers: [Provider] = [],
        adapters: [Adapter] = [], unresolved: [Unresolved] = [], allowances: [Allowance] = []
    ) {
        self.entryPoint = entryPoint
        self.modules = modules
        self.routes = routes
        self.providers = providers
        self.adapters = adapters
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

        public init(
            name: String, role: SourceModule.Role = .library, isOwn: Bool = true, dependencies: [String] = []
        ) {
            self.name = name
            self.role = role
            self.isOwn = isOwn
            self.dependencies = dependencies
        }
    }

    /// A key, by the identity that the compiler gives its type.
    public struct Route: Codable, Sendable, Hashable, Identifiable {
        /// With module names, the parts of a composition in order: `RoutableService<any TimeInterface.Clock>`.
        public var id: String
        public var kind: RouteKind
        /// As one writes it in a module that imports the protocol's: `any Clock`.
        public var type: String
        /// The module that declares it; nil if nobody does.
        public var module: String?
        public var declarations: [Declaration]
        public var uses: [Use]
        /// Routes registered without a provider type.
        public var closures: [Registration]
        /// The modules to import and the text to write so that the compiler can name the key from the entry point; nil if it is
        /// out of reach there (private or internal to another module), if every declaration is conditional, or if it was not
        /// resolved to the last name.
        public var reference: Reference?

        /// The modules with lines of it that belong to no provider and no adapter, such as those that a function returns.
        public var strayLines: [String]
        /// The ids of other keys that may be this one: they differ in arguments whose names mean types without source, such as
        /// an alias of another framework.
        public var alike: [String]

        /// As one writes it: `RoutableService<any Clock>`.
        public var name: String { "\(kind.keyName)<\(type)>" }

        public init(
            id: String, kind: RouteKind, type: String, module: String? = nil, declarations: [Declaration] = [],
            uses: [Use] = [], closures: [Registration] = [], reference: Reference? = nil,
            strayLines: [String] = [], alike: [String] = []
        ) {
            self.id = id
            self.kind = kind
            self.type = type
            self.module = module
            self.declarations = declarations
            self.uses = uses
            self.closures = closures
            self.reference = reference
            self.strayLines = strayLines
            self.alike = alike
        }
    }

    public struct Reference: Codable, Sendable, Hashable {
        public var imports: [String]
        /// `RoutableService<any TimeInterface.Clock>`.
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
        /// Of its `init()`: who sees that the key is declared.
        public var access: TypeFact.Access
        /// The other modules that declare the key too, and whose declaration is seen by some file that sees this one.
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
        /// Whether the key is handed to the router, which asks for the route. Whatever else names a key may as well provide it.
        public var isRequest: Bool
        /// Where it stands, in words: `EditorModel.init`; the file's name at the top of a file.
        public var place: String
        /// The provider in whose code it stands, or in a destination that the provider makes.
        public var provider: String?
        /// Whether the provider cannot make its destination without it: only then can it be part of a circle.
        public var isNeededToMake: Bool
        public var location: SourceLocation

        public init(
            module: String, form: UseFact.Form = .call, isRequest: Bool = true, place: String, provider: String? = nil,
            isNeededToMake: Bool = false, location: SourceLocation
        ) {
            self.module = module
            self.form = form
            self.isRequest = isRequest
            self.place = place
            self.provider = provider
            self.isNeededToMake = isNeededToMake
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
        public var location: SourceLocation

        public init(
            module: String, form: Form, registry: RegistrationFact.Registry = .shared, isConditional: Bool = false,
            location: SourceLocation
        ) {
            self.module = module
            self.form = form
            self.registry = registry
            self.isConditional = isConditional
            self.location = location
        }
    }

    public struct Unresolved: Codable, Sendable, Hashable {
        /// A reason that the checks know.
        enum Reason: String {
            case unseenKey = "a route is registered by a key that is not written here"
            case inferredKey = "a route is registered by a key that the compiler infers"
            case unseenUse = "routes are asked for by keys that are not written here"
            case genericBypass = "keys are made without their declarations, whatever they are"
        }

        /// What was written.
        public var text: String
        /// Why it could not be told what it means.
        public var reason: String
        /// The module whose it is, if that matters.
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
