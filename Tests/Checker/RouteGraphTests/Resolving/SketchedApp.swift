// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// An app of modules and files, built by hand as the scanner would read it.
struct SketchedApp {
    var modules: [SourceModule] = []
    var files: [ScannedFile] = []
    var package: String? = "shop"

    /// The entry point is the module `App`, which links all others.
    init(_ fill: (inout SketchedApp) -> Void) { fill(&self) }

    mutating func module(
        _ name: String, role: SourceModule.Role = .library, isOwn: Bool = true, dependencies: [String] = []
    ) {
        modules.append(SourceModule(name: name, role: role, isOwn: isOwn, dependencies: dependencies))
    }

    /// Adds a file, and its module unless there is one of that name.
    mutating func file(
        _ module: String, _ name: String? = nil, imports: [String] = [], _ fill: (inout FileFacts) -> Void
    ) {
        if !modules.contains(where: { $0.name == module }) { self.module(module) }
        var facts = FileFacts()
        facts.imports = imports.map { ImportFact(module: $0) }
        fill(&facts)
        files.append(ScannedFile(module: module, path: "\(module)/\(name ?? "\(module).swift")", facts: facts))
    }

    var source: SourceApp {
        var modules = modules
        if let app = modules.firstIndex(where: { $0.name == "App" }) {
            if modules[app].dependencies.isEmpty {
                modules[app].dependencies = modules.map(\.name).filter { $0 != "App" }
            }
        } else {
            modules.append(SourceModule(name: "App", role: .executable, dependencies: modules.map(\.name)))
        }
        return SourceApp(entryPoint: "App", modules: modules, package: package)
    }

    var graph: RouteGraph { RouteGraph(of: source, files: files) }
}

extension FileFacts {
    /// Declares a type: `type(.protocol, "Outer.Clock", inherits: ["Sendable"])`.
    mutating func type(
        _ kind: TypeFact.Kind, _ path: String, generic: [String] = [], inherits: [String] = [],
        access: TypeFact.Access = .public, isLocal: Bool = false, isAutoRegistered: Bool = false, line: Int = 1,
        member: String? = nil, extending extendedCount: Int = 0, around genericParameters: [String] = []
    ) {
        var names = path.split(separator: ".").map(String.init)
        let name = names.removeLast()
        types.append(
            TypeFact(
                name: name, kind: kind,
                scope: SourceScope(
                    types: names, extendedCount: extendedCount, genericParameters: genericParameters, member: member),
                access: access, isLocal: isLocal, genericParameters: generic,
                inherited: inherits.map(TypeReference.init(written:)), isAutoRegistered: isAutoRegistered,
                position: SourcePosition(line: line, column: 1)))
    }

    mutating func protocols(_ names: String..., access: TypeFact.Access = .public) {
        for name in names { type(.protocol, name, access: access) }
    }

    mutating func alias(
        _ path: String, _ target: String, generic: [String] = [], access: TypeFact.Access = .public,
        around genericParameters: [String] = []
    ) {
        type(
            .alias(TypeReference(written: target)), path, generic: generic, access: access, around: genericParameters)
    }

    mutating func conform(_ extended: String, to inherited: String...) {
        extensions.append(
            ExtensionFact(
                extended: TypeReference(written: extended), inherited: inherited.map(TypeReference.init(written:)),
                position: SourcePosition(line: 1, column: 1)))
    }

    mutating func use(
        _ type: String, kind: RouteKind = .service, in scope: SourceScope = SourceScope(), form: UseFact.Form = .call,
        line: Int = 1
    ) {
        uses.append(
            UseFact(
                key: KeyReference(kind, TypeReference(written: type)), form: form, scope: scope,
                position: SourcePosition(line: line, column: 1)))
    }

    mutating func name(_ type: String, in scope: SourceScope = SourceScope(), form: UseFact.Form = .call) {
        typeUses.append(
            TypeUseFact(
                type: TypeReference(written: type), form: form, scope: scope,
                position: SourcePosition(line: 1, column: 1)))
    }

    mutating func make(_ type: String, in scope: SourceScope) {
        constructions.append(
            ConstructionFact(
                type: TypeReference(written: type), scope: scope, position: SourcePosition(line: 1, column: 1)))
    }

    mutating func declare(
        _ type: String, kind: RouteKind = .service, form: DeclarationFact.Form = .macro, isConditional: Bool = false,
        line: Int = 1
    ) {
        declarations.append(
            DeclarationFact(
                key: KeyReference(kind, TypeReference(written: type)), form: form, isConditional: isConditional,
                position: SourcePosition(line: line, column: 1)))
    }

    /// Adds the `routes` of a type.
    mutating func routes(of path: String, _ lines: RoutesFact.Line.Kind..., extending extendedCount: Int = 0) {
        routes.append(
            RoutesFact(
                scope: SourceScope(
                    types: path.split(separator: ".").map(String.init), extendedCount: extendedCount, member: "routes"),
                lines: lines.enumerated().map {
                    .init($0.element, position: SourcePosition(line: 100 + $0.offset, column: 9))
                },
                position: SourcePosition(line: 99, column: 5)))
    }

    mutating func register(
        _ type: String, registry: RegistrationFact.Registry = .shared, isConditional: Bool = false, line: Int = 1
    ) {
        registrations.append(
            RegistrationFact(
                .type(TypeReference(written: type)), registry: registry, isConditional: isConditional,
                position: SourcePosition(line: line, column: 1)))
    }
}

extension RoutesFact.Line.Kind {
    static func provides(_ type: String, _ kind: RouteKind = .service) -> Self {
        .provides(KeyReference(kind, TypeReference(written: type)))
    }

    static func adapts(_ type: String, to adaptee: String, _ kind: RouteKind = .service) -> Self {
        .adapts(
            KeyReference(kind, TypeReference(written: type)),
            to: .key(KeyReference(kind, TypeReference(written: adaptee))))
    }
}

extension SourceScope {
    /// `in("Outer.Inner", "init", .always)`.
    static func within(
        _ path: String, _ member: String? = nil, _ moment: Moment = .perhaps, extending extendedCount: Int = 0,
        generic: [String] = []
    ) -> SourceScope {
        SourceScope(
            types: path.split(separator: ".").map(String.init), extendedCount: extendedCount,
            genericParameters: generic,
            member: member, moment: moment)
    }
}
