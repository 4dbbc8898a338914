// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// A graph that a test builds by hand. Locations follow from names: `ClockRouter` of the module `TimeModule` is in
/// `Sources/TimeModule/ClockRouter.swift`.
struct AppSketch {
    private(set) var graph: RouteGraph
    /// Whether no file imports two modules that declare the same key.
    var areSeenApart = false
    private var routes: [String: RouteGraph.Route] = [:]

    /// - Parameter others: Modules of other packages.
    init(_ entryPoint: String = "notes", _ role: SourceModule.Role = .executable, others: Set<String> = []) {
        graph = RouteGraph(entryPoint: entryPoint, modules: [.init(name: entryPoint, role: role)])
        for name in others.sorted() { graph.modules.append(.init(name: name, isOwn: false)) }
    }

    /// The graph with all parts in order.
    var finished: RouteGraph {
        var graph = graph
        graph.routes = routes.values.sorted { $0.id < $1.id }
        for route in graph.routes.indices {
            let declarations = graph.routes[route].declarations
            for (number, one) in declarations.enumerated() {
                graph.routes[route].declarations[number].seenWith += declarations.filter { other in
                    one.module != other.module && areSeenTogether(one, other)
                }.map(\.module)
            }
        }
        graph.providers.sort { $0.id < $1.id }
        graph.adapters.sort { $0.id < $1.id }
        return graph
    }

    /// Whether a file could import both.
    private func areSeenTogether(_ one: RouteGraph.Declaration, _ other: RouteGraph.Declaration) -> Bool {
        let (isOpen, isOtherOpen) = (one.access >= .package, other.access >= .package)
        return isOpen && isOtherOpen && !areSeenApart
            || isOtherOpen && graph.module(one.module, isLinkedWith: other.module)
            || isOpen && graph.module(other.module, isLinkedWith: one.module)
    }

    var findings: [RouteFinding] { finished.check() }
    /// The printed findings.
    var printed: [String] { findings.map(\.description) }

    static func place(_ module: String, _ file: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
        SourceLocation(file: "Sources/\(module)/\(file).swift", line: line, column: column)
    }

    /// Changes the graph directly, for parts without a method.
    mutating func add(_ body: (inout RouteGraph) -> Void) { body(&graph) }

    private mutating func see(_ module: String) {
        if !graph.modules.contains(where: { $0.name == module }) {
            graph.modules.append(.init(name: module))
        }
    }

    mutating func depend(_ module: String, on dependencies: String...) {
        see(module)
        for index in graph.modules.indices where graph.modules[index].name == module {
            graph.modules[index].dependencies += dependencies
        }
        for dependency in dependencies { see(dependency) }
    }

    private mutating func change(_ key: Key, _ body: (inout RouteGraph.Route) -> Void) {
        var route =
            routes[key.id] ?? RouteGraph.Route(id: key.id, kind: key.kind, type: key.name, module: nil)
        body(&route)
        routes[key.id] = route
    }

    /// - Parameters:
    ///   - module: The declaring module, if it is not the protocol's.
    ///   - name: The short name of the key.
    ///   - line: The line in the file that is named after the protocol.
    mutating func declare(
        _ key: Key, _ form: DeclarationFact.Form = .macro, in module: String? = nil, named name: String? = nil,
        isMainActor: Bool = false, access: TypeFact.Access = .public, line: Int = 3
    ) {
        let module = module ?? key.module
        see(module)
        change(key) { route in
            route.module = route.module ?? module
            route.shortName = route.shortName ?? name
            route.declarations.append(
                .init(
                    module: module, form: form, isMainActor: isMainActor, access: access,
                    location: Self.place(module, key.bare, line)))
        }
    }

    /// - Parameters:
    ///   - provider: With its module: `TimeModule.ClockRouter`.
    ///   - registrations: By default, `@AutoRegister`.
    ///   - isDestination: True for a class with `@Provider`.
    mutating func provide(
        _ provider: String, _ keys: Key..., registrations: [RouteGraph.Registration]? = nil,
        identifiers: [String] = [], urls: [String] = [], isView: Bool? = nil, isDestination: Bool? = nil,
        isIncomplete: Bool = false, hasInferredKey: Bool = false, requirements: [String]? = nil
    ) {
        let (module, name) = Self.parts(provider)
        see(module)
        for key in keys { change(key) { _ in } }
        let line = { (number: Int) in Self.place(module, name, 6 + number, 9) }
        graph.providers.append(
            .init(
                id: provider, name: name, module: module,
                provides: keys.enumerated().map { .init(route: $1.id, requirements: requirements, location: line($0)) },
                identifiers: identifiers.enumerated().map { .init(text: $1, location: line(keys.count + $0)) },
                urlPatterns: urls.enumerated().map {
                    .init(text: $1, location: line(keys.count + identifiers.count + $0))
                },
                registrations: registrations ?? [Self.macro(provider)], isView: isView,
                isDestination: isDestination, isIncomplete: isIncomplete, hasInferredKey: hasInferredKey,
                location: Self.place(module, name, 4, 8)))
    }

    /// Declares a kind of scope, with the lines of its values if it has any.
    ///
    /// - Parameters:
    ///   - scope: With its module: `shop.Visit`.
    ///   - outer: The id of the outer kind.
    ///   - isMade: Whether code makes a scope of this kind.
    mutating func declare(scope: String, in outer: String? = nil, _ values: Key..., isMade: Bool = true) {
        let (module, name) = Self.parts(scope)
        see(module)
        let location = Self.place(module, name, 4, 8)
        let lines = values.enumerated().map {
            RouteGraph.Line(route: $1.id, location: Self.place(module, name, 6 + $0, 9))
        }
        graph.scopes =
            (graph.scopes ?? []) + [
                .init(
                    id: scope, name: name, module: module, outer: outer, values: lines,
                    makings: isMade ? [Self.place("shop", "Start", 4, 13)] : [], location: location)
            ]
        guard !values.isEmpty else { return }
        graph.providers.append(
            .init(
                id: scope, name: name, module: module, provides: lines, registrations: [Self.macro(scope)],
                lifetime: .init(.scoped, scope: scope, location: location), isScope: true, location: location))
    }

    /// States the lifetime of a provider.
    ///
    /// - Parameter scope: The id of the kind of scope, for the lifetime `.scoped(to:)`.
    mutating func keep(_ provider: String, _ kind: RouteGraph.Lifetime.Kind, scope: String? = nil) {
        let (module, name) = Self.parts(provider)
        for number in graph.providers.indices where graph.providers[number].id == provider {
            graph.providers[number].lifetime = .init(
                kind, scope: scope, location: Self.place(module, name, 5, 16))
        }
    }

    /// - Parameters:
    ///   - adapter: With its module: `notes.ClockAdapter`.
    ///   - lines: The adapted keys with their adaptees.
    mutating func adapt(
        _ adapter: String, _ lines: (Key, to: Key)..., registrations: [RouteGraph.Registration]? = nil,
        isIncomplete: Bool = false
    ) {
        let adaptees = lines.map { ($0.0, RouteGraph.Adapter.Line.Adaptee.route($0.to.id)) }
        for line in lines { change(line.to) { _ in } }
        append(adapter, adaptees, registrations, isIncomplete)
    }

    mutating func adapt(_ adapter: String, _ key: Key, toProvider provider: String) {
        append(adapter, [(key, .provider(provider))], nil, false)
    }

    private mutating func append(
        _ adapter: String, _ lines: [(Key, RouteGraph.Adapter.Line.Adaptee)],
        _ registrations: [RouteGraph.Registration]?, _ isIncomplete: Bool
    ) {
        let (module, name) = Self.parts(adapter)
        see(module)
        for line in lines { change(line.0) { _ in } }
        graph.adapters.append(
            .init(
                id: adapter, name: name, module: module,
                lines: lines.enumerated().map {
                    .init(route: $1.0.id, adaptee: $1.1, location: Self.place(module, name, 5 + $0, 9))
                },
                registrations: registrations ?? [Self.macro(adapter)], isIncomplete: isIncomplete,
                location: Self.place(module, name, 3, 6)))
    }

    /// - Parameters:
    ///   - place: With its module: `EditorFeature.EditorModel.init`.
    ///   - provider: The provider that contains the code, with its module.
    ///   - isRequest: Whether the key is passed to the router.
    mutating func use(
        _ key: Key, in place: String, of provider: String? = nil, isNeededToMake: Bool = false,
        _ form: UseFact.Form = .call, isRequest: Bool = true, line: Int = 12
    ) {
        let (module, member) = Self.parts(place)
        see(module)
        let file = member.split(separator: ".").first.map(String.init) ?? member
        change(key) { route in
            route.uses.append(
                .init(
                    module: module, form: form, isRequest: isRequest, place: member, provider: provider,
                    isNeededToMake: isNeededToMake, location: Self.place(module, file, line, 22)))
        }
    }

    /// Registers a closure for a key.
    mutating func register(
        _ key: Key, in module: String, registry: RegistrationFact.Registry = .shared, isConditional: Bool = false,
        lifetime: RouteGraph.Lifetime? = nil, line: Int = 20
    ) {
        see(module)
        change(key) { route in
            route.closures.append(
                .init(
                    module: module, form: .closure, registry: registry, isConditional: isConditional,
                    lifetime: lifetime, location: Self.place(module, "main", line, 5)))
        }
    }

    mutating func add(declaration: RouteGraph.Declaration, of key: Key) {
        change(key) { $0.declarations.append(declaration) }
    }

    /// Adds a line that belongs to no provider.
    mutating func draw(lineOf key: Key, in module: String) {
        see(module)
        change(key) { $0.strayLines.append(module) }
    }

    /// States that two keys may be equal.
    mutating func liken(_ key: Key, to other: Key) {
        change(key) { $0.alike.append(other.id) }
        change(other) { $0.alike.append(key.id) }
    }

    /// Adds an unresolved expression.
    mutating func leaveOpen(_ reason: String) {
        graph.unresolved.append(.init(text: "key", reason: reason, location: Self.place("notes", "main", 1)))
    }

    mutating func add(_ route: RouteGraph.Route) { routes[route.id] = route }

    mutating func allow(_ ids: String..., at file: String, line: Int) {
        graph.allowances.append(.init(file: file, line: line, ids: ids))
    }

    private static func parts(_ name: String) -> (module: String, name: String) {
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        return (String(name[..<dot]), String(name[dot...].dropFirst()))
    }

    static func macro(_ type: String) -> RouteGraph.Registration {
        let (module, name) = parts(type)
        return .init(module: module, form: .macro, location: place(module, name, 3))
    }

    static func list(
        in module: String, registry: RegistrationFact.Registry = .shared, isConditional: Bool = false, line: Int = 8
    ) -> RouteGraph.Registration {
        .init(
            module: module, form: .list, registry: registry, isConditional: isConditional,
            location: place(module, "main", line, 5))
    }
}

extension RouteGraph {
    fileprivate func module(_ module: String, isLinkedWith other: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [module]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            waiting += modules.first { $0.name == next }?.dependencies ?? []
        }
        return seen.contains(other)
    }
}

/// A key by its kind and its protocol with the module: `.service("TimeInterface.Clock")`.
struct Key: Hashable {
    let kind: RouteKind
    let module: String
    let bare: String

    private init(kind: RouteKind, _ name: String) {
        self.kind = kind
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        module = parts[0]
        bare = parts[1]
    }

    static func service(_ name: String) -> Key { Key(kind: .service, name) }
    static func serviceModule(_ name: String) -> Key { Key(kind: .serviceModule, name) }
    static func asyncService(_ name: String) -> Key { Key(kind: .asyncService, name) }
    static func view(_ name: String) -> Key { Key(kind: .view, name) }
    static func viewModule(_ name: String) -> Key { Key(kind: .viewModule, name) }

    var id: String { "\(kind.keyName)<any \(module).\(bare)>" }
    var name: String { "any \(bare)" }

    static let clock = Key.service("TimeInterface.Clock")
    static let wallClock = Key.service("TimeInterface.WallClock")
    static let timer = Key.service("TimeInterface.Timer")
    static let requiredClock = Key.service("NotesInterface.RequiredClock")
    static let login = Key.view("AccountInterface.LoginInput")
    static let requiredLogin = Key.view("EditorInterface.RequiredLogin")
    static let editor = Key.view("EditorInterface.EditorInput")
    static let cart = Key.service("CartInterface.Cart")
    static let basket = Key.service("CartInterface.Basket")
    static let catalogue = Key.service("ShopInterface.Catalogue")
    static let notes = Key.service("NotesInterface.Notes")
}
