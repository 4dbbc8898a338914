// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// A kind of scope: a type that conforms to `ScopeValues`.
    public struct Scope: Codable, Sendable, Hashable, Identifiable {
        /// The name with its module: `AccountModule.Session`.
        public var id: String
        /// The name without its module: `Session`.
        public var name: String
        public var module: String
        /// The id of the kind of scope in which each scope of this kind is made; nil if there is none, or if it is unknown.
        public var outer: String?
        /// Whether the source does not show the outer kind. Nil if it does.
        public var hasUnknownOuter: Bool?
        /// The lines that provide the values. The kind of scope is also one of the graph's providers if it has any.
        public var values: [Line]
        /// The ids of the providers that are scoped to this kind, sorted.
        public var contents: [String]
        /// The registrations of the closures that are scoped to this kind, sorted; nil if there are none.
        public var closures: [SourceLocation]?
        /// The places that make a scope of this kind, sorted.
        public var makings: [SourceLocation]
        public var location: SourceLocation

        public init(
            id: String, name: String, module: String, outer: String? = nil, hasUnknownOuter: Bool? = nil,
            values: [Line] = [], contents: [String] = [], closures: [SourceLocation]? = nil,
            makings: [SourceLocation] = [], location: SourceLocation
        ) {
            self.id = id
            self.name = name
            self.module = module
            self.outer = outer
            self.hasUnknownOuter = hasUnknownOuter
            self.values = values
            self.contents = contents
            self.closures = closures
            self.makings = makings
            self.location = location
        }
    }

    /// A request that certainly runs when the app starts, outside of all scopes.
    public struct LaunchRequest: Codable, Sendable, Hashable {
        /// The id of the requested route.
        public var route: String
        /// A description of the place: `NotesApp.init`, or the file's name for top-level code.
        public var place: String
        public var location: SourceLocation
        /// The call in the launch code that leads to the request; nil if the launch code contains the request.
        public var call: SourceLocation?

        public init(route: String, place: String, location: SourceLocation, call: SourceLocation? = nil) {
            self.route = route
            self.place = place
            self.location = location
            self.call = call
        }
    }
}
