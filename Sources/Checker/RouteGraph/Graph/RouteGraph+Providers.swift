// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    public struct Provider: Codable, Sendable, Hashable, Identifiable {
        /// The name with its module: `TimeModule.ClockRouter`.
        public var id: String
        /// The name without its module: `ClockRouter`.
        public var name: String
        public var module: String
        public var provides: [Line]
        public var identifiers: [Literal]
        public var urlPatterns: [Literal]
        /// The classes of the destinations that its lines name; nil if there are none.
        public var destinations: [Destination]?
        /// The messages of Objective-C code to the router class, which need no key; nil if there are none.
        public var messages: [Use]?
        /// The registrations; none if another provider replaces it in every process.
        public var registrations: [Registration]
        /// The condition of the provider, as the end of a sentence: `with the launch argument '--demo'`; nil if it has none.
        public var condition: String?
        /// The name of the provider that this one replaces; nil if it replaces none.
        public var replacedName: String?
        /// The ids of the providers that replace this one, in every process or under their conditions; nil if there are none.
        public var replacedBy: [String]?
        /// The lifetime of the destinations; nil if none is stated, so that they are transient.
        public var lifetime: Lifetime?
        /// The places that would register the provider, in lists that no source names; nil if there are none.
        public var unusedLists: [UnusedList]?
        /// Whether the provider makes views; nil if neither its conformances nor its lines tell.
        public var isView: Bool?
        /// Whether it is a kind of scope, whose lines provide the values of its scopes. Nil if it is not.
        public var isScope: Bool?
        /// Whether the type is its own destination, a class with `@Provider`; nil if it is not.
        public var isDestination: Bool?
        /// Whether the type is an actor, which `@AutoRegister` rejects. Nil if it is not.
        public var isActor: Bool?
        /// Whether the type has generic parameters, so that a list names it with arguments. Nil if it has none.
        public var isGeneric: Bool?
        /// The name with placeholders for generic arguments, by which a list names the type: `Outer<<#Type#>>.Inner`. Nil without generic
        /// parameters.
        public var nameWithArguments: String?
        /// The access of the type, which decides where it can be registered by a list; nil for a class in Objective-C.
        public var access: TypeFact.Access?
        /// Whether some lines of `routes` were not understood, so that the provider may provide more keys.
        public var isIncomplete: Bool
        /// Whether the compiler infers a key in these lines, so that it may be any key that the module sees.
        public var hasInferredKey: Bool
        public var location: SourceLocation

        public init(
            id: String, name: String, module: String, provides: [Line] = [], identifiers: [Literal] = [],
            urlPatterns: [Literal] = [], destinations: [Destination]? = nil, messages: [Use]? = nil,
            registrations: [Registration] = [], condition: String? = nil,
            replacedName: String? = nil, replacedBy: [String]? = nil, lifetime: Lifetime? = nil,
            unusedLists: [UnusedList]? = nil,
            isView: Bool? = nil, isScope: Bool? = nil, isDestination: Bool? = nil, isActor: Bool? = nil,
            isGeneric: Bool? = nil, nameWithArguments: String? = nil, access: TypeFact.Access? = nil,
            isIncomplete: Bool = false,
            hasInferredKey: Bool = false,
            location: SourceLocation
        ) {
            self.id = id
            self.name = name
            self.module = module
            self.provides = provides
            self.identifiers = identifiers
            self.urlPatterns = urlPatterns
            self.destinations = destinations
            self.messages = messages
            self.registrations = registrations
            self.condition = condition
            self.replacedName = replacedName
            self.replacedBy = replacedBy
            self.lifetime = lifetime
            self.unusedLists = unusedLists
            self.isView = isView
            self.isScope = isScope
            self.isDestination = isDestination
            self.isActor = isActor
            self.isGeneric = isGeneric
            self.nameWithArguments = nameWithArguments
            self.access = access
            self.isIncomplete = isIncomplete
            self.hasInferredKey = hasInferredKey
            self.location = location
        }
    }

    /// A place in a list that no source names, or in the list of a registry that no code uses. A list is a global or static function or
    /// property.
    public struct UnusedList: Codable, Sendable, Hashable {
        /// The list as written in code: `ClockModule.providers`.
        public var name: String
        /// Whether source names the list, which is that of another registry than the shared one. Nil if no source names it.
        public var isOfOtherRegistry: Bool?
        public var location: SourceLocation

        public init(name: String, isOfOtherRegistry: Bool? = nil, location: SourceLocation) {
            self.name = name
            self.isOfOtherRegistry = isOfOtherRegistry
            self.location = location
        }
    }

    /// A line of a provider: a key that it provides.
    public struct Line: Codable, Sendable, Hashable {
        /// The id of the route.
        public var route: String
        /// The names of the requirements that interceptors read; nil if there are none.
        public var requirements: [String]?
        public var location: SourceLocation

        public init(route: String, requirements: [String]? = nil, location: SourceLocation) {
            self.route = route
            self.requirements = requirements
            self.location = location
        }
    }

    /// A line that names a class of destinations.
    public struct Destination: Codable, Sendable, Hashable {
        public var type: String
        /// Whether no other provider may make destinations of this class.
        public var isExclusive: Bool
        public var location: SourceLocation

        public init(type: String, isExclusive: Bool, location: SourceLocation) {
            self.type = type
            self.isExclusive = isExclusive
            self.location = location
        }
    }

    public struct Literal: Codable, Sendable, Hashable {
        public var text: String
        public var location: SourceLocation

        public init(text: String, location: SourceLocation) {
            self.text = text
            self.location = location
        }
    }

    public struct Adapter: Codable, Sendable, Hashable, Identifiable {
        public struct Line: Codable, Sendable, Hashable {
            public enum Adaptee: Codable, Sendable, Hashable {
                /// The route, by its id.
                case route(String)
                /// The provider, by its id.
                case provider(String)
            }

            /// The id of the required route.
            public var route: String
            public var adaptee: Adaptee
            public var location: SourceLocation

            public init(route: String, adaptee: Adaptee, location: SourceLocation) {
                self.route = route
                self.adaptee = adaptee
                self.location = location
            }
        }

        public var id: String
        public var name: String
        public var module: String
        public var lines: [Line]
        public var registrations: [Registration]
        /// The places that would register the adapter, in lists that no source names; nil if there are none.
        public var unusedLists: [UnusedList]?
        /// Whether the type has generic parameters, so that a list names it with arguments. Nil if it has none.
        public var isGeneric: Bool?
        /// The name with placeholders for generic arguments, by which a list names the type: `Outer<<#Type#>>.Inner`. Nil without generic
        /// parameters.
        public var nameWithArguments: String?
        /// The access of the type, which decides where it can be registered by a list.
        public var access: TypeFact.Access?
        public var isIncomplete: Bool
        /// Whether a line that was not understood has a key that the compiler infers.
        public var hasInferredKey: Bool
        public var location: SourceLocation

        public init(
            id: String, name: String, module: String, lines: [Line] = [], registrations: [Registration] = [],
            unusedLists: [UnusedList]? = nil, isGeneric: Bool? = nil, nameWithArguments: String? = nil,
            access: TypeFact.Access? = nil,
            isIncomplete: Bool = false,
            hasInferredKey: Bool = false,
            location: SourceLocation
        ) {
            self.id = id
            self.name = name
            self.module = module
            self.lines = lines
            self.registrations = registrations
            self.unusedLists = unusedLists
            self.isGeneric = isGeneric
            self.nameWithArguments = nameWithArguments
            self.access = access
            self.isIncomplete = isIncomplete
            self.hasInferredKey = hasInferredKey
            self.location = location
        }
    }
}
