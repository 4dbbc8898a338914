// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// The information that the files of an app share.
final class MigratedApp {
    let files: [MigratingFile]
    private(set) var routers: [RouterRewriting] = []
    private(set) var adapters: [AdapterRewriting] = []
    private(set) var configurations: [ConfigurationRewriting] = []
    /// The declared conformances of each type, including those in extensions.
    private(set) var conformances: [String: Set<String>] = [:]
    /// The names of all types that the files declare.
    private(set) var declaredNames: Set<String> = []
    /// The names of the public types among them.
    private(set) var publicNames: Set<String> = []
    /// The names of the types with the attribute `@MainActor`.
    private(set) var isolatedNames: Set<String> = []
    /// Type aliases and their types, such as `RequiredLogin` and `UIViewController & LoginViewInput`.
    private(set) var aliases: [String: String] = [:]
    /// The declared keys, in the form `RoutableView<any P>()`.
    private(set) var declaredKeys: Set<String> = []
    /// The statements that register exactly one router or adapter by hand.
    private(set) var listings: [ListedRegistrations.Line] = []

    init(_ files: [MigratingFile]) {
        self.files = files
        for file in files {
            let reader = AppReader(file)
            reader.walk(file.tree)
            routers += reader.routers
            adapters += reader.adapters
            configurations += reader.configurations
            conformances.merge(reader.conformances) { $0.union($1) }
            declaredNames.formUnion(reader.declaredNames)
            publicNames.formUnion(reader.publicNames)
            isolatedNames.formUnion(reader.isolatedNames)
            aliases.merge(reader.aliases) { first, _ in first }
            declaredKeys.formUnion(reader.declaredKeys)
        }
        listings = files.flatMap { ListedRegistrations(in: $0).lines }.filter { line in
            routers(named: line.name).count + adapters(named: line.name).count == 1
        }
    }

    /// Decides which classes can be rewritten.
    func decide() {
        for router in routers { router.read() }
        for adapter in adapters { adapter.read(self) }
        for configuration in configurations { configuration.read(self) }
        for line in listings {
            for router in routers(named: line.name) { router.isListed = true }
            for adapter in adapters(named: line.name) { adapter.isListed = true }
        }
        // Holding one class back may require holding others back.
        var isSettled = false
        while !isSettled {
            let before = heldBack
            for file in files { UseOfRouters(file, self).walk(file.tree) }
            for router in routers { router.settle(self) }
            for adapter in adapters { adapter.settle(self) }
            for configuration in configurations { configuration.settle(self) }
            isSettled = heldBack == before
        }
    }

    private var heldBack: Int {
        routers.count { !$0.isCertain } + adapters.count { !$0.isCertain } + configurations.count { !$0.isCertain }
    }

    /// Returns the router with this name, if there is exactly one.
    func router(_ name: String) -> RouterRewriting? {
        let found = routers(named: name)
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the only router that provides a key.
    func provider(of key: RouteKeyCall) -> RouterRewriting? {
        let found = routers.filter { $0.provides(key) }
        return found.count == 1 && routers(named: found[0].name).count == 1 ? found[0] : nil
    }

    func routers(named name: String) -> [RouterRewriting] { routers.filter { $0.name == name } }

    func adapters(named name: String) -> [AdapterRewriting] { adapters.filter { $0.name == name } }

    /// Returns the configuration with this name, if there is exactly one.
    func configuration(_ name: String) -> ConfigurationRewriting? {
        let found = configurations.filter { $0.node.name.text == name }
        return found.count == 1 ? found[0] : nil
    }

    /// Rewrites the statements that register rewritten routers and adapters.
    func rewriteLists() {
        ListedRegistrations.rewrite(listings.filter(isRewritten))
    }

    /// The files that contain such statements.
    var filesWithLists: [MigratingFile] {
        files.filter { file in listings.contains { $0.file === file && isRewritten($0) } }
    }

    private func isRewritten(_ line: ListedRegistrations.Line) -> Bool {
        router(line.name)?.isCertain == true || adapters(named: line.name).first?.isCertain == true
    }

    /// Whether retained code may register a class: it names the class as `X.self` or as a type argument.
    func isRegisteredElsewhere(_ type: String) -> Bool { retainedDestinations.contains(type) }

    private lazy var retainedDestinations: Set<String> = files.reduce(into: []) { names, file in
        let finder = DestinationFinder(leavingOut: routers.filter { $0.isCertain && $0.file === file }.map(\.node.id))
        finder.walk(file.tree)
        names.formUnion(finder.names)
    }

    /// Whether a file has a type of functions that return a router, such as `() -> ViewRouter<P, ViewRouteConfig>?`.
    lazy var hasFunctionTypesOfRouters: Bool = RouterFunctionTypes(in: files).areFound

    /// Whether these files declare a type.
    func declares(_ type: String) -> Bool { declaredNames.contains(Self.name(of: type)) }

    /// Whether the files show that a type is or conforms to the wanted type, directly or by inheritance.
    func conforms(_ type: String, to wanted: String) -> Bool {
        let types = parts(of: type).reduce(into: Set<String>()) { $0.formUnion(inherited(by: $1)) }
        return types.isSuperset(of: parts(of: wanted))
    }

    /// Whether a configuration inherits from a makeable configuration, which makes the destination.
    func isMakeable(_ configuration: String) -> Bool {
        inherited(by: configuration).contains { $0.hasSuffix("MakeableConfiguration") }
    }

    /// Whether the files declare a type with all types that it inherits from or conforms to, and isolate none of them to the main
    /// actor.
    func hasNoIsolation(_ type: String) -> Bool {
        inherited(by: type).allSatisfy {
            !isolatedNames.contains($0) && (declaredNames.contains($0) || OriginalNames.nonisolatedTypes.contains($0))
        }
    }

    /// Returns a type and all types that it inherits from or conforms to.
    private func inherited(by type: String) -> Set<String> {
        var seen: Set<String> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            if seen.insert(next).inserted { waiting += conformances[next, default: []].flatMap { parts(of: $0) } }
        }
        return seen
    }

    /// Returns the names that make up a type. Resolves each alias at most once, so that circular aliases terminate.
    private func parts(of type: String, resolved: Set<String> = []) -> [String] {
        type.withoutAny.split(separator: "&").flatMap { part -> [String] in
            let name = Self.name(of: String(part))
            guard let alias = aliases[name], !resolved.contains(name) else { return [name] }
            return parts(of: alias, resolved: resolved.union([name]))
        }
    }

    /// Returns the name of a type without its module, type arguments and spaces.
    private static func name(of type: String) -> String {
        let plain = type.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }.prefix { $0 != "<" }
        return String(plain.split(separator: ".").last ?? "")
    }
}

/// Finds names that may denote a destination's class.
private final class DestinationFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let leftOut: [SyntaxIdentifier]

    init(leavingOut nodes: [SyntaxIdentifier]) {
        leftOut = nodes
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        leftOut.contains(node.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "self", let base = node.base { names.insert(base.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.argument.trimmedDescription)
        return .visitChildren
    }
}

/// Finds the classes of a file that may be rewritten.
private final class AppReader: SyntaxVisitor {
    private let file: MigratingFile
    var routers: [RouterRewriting] = []
    var adapters: [AdapterRewriting] = []
    var configurations: [ConfigurationRewriting] = []
    var conformances: [String: Set<String>] = [:]
    var declaredNames: Set<String> = []
    var publicNames: Set<String> = []
    var isolatedNames: Set<String> = []
    var aliases: [String: String] = [:]
    var declaredKeys: Set<String> = []

    init(_ file: MigratingFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declaredNames.insert(node.name.text)
        aliases[node.name.text] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause, node.modifiers, node.attributes)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause, node.modifiers, node.attributes)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause, node.modifiers, node.attributes)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause, node.modifiers, node.attributes)
        guard let base = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self) else {
            return .visitChildren
        }
        if let kind = OriginalNames.routers[base.name.text] {
            routers.append(RouterRewriting(node, base, kind, file))
        } else if let isView = OriginalNames.adapters[base.name.text] {
            adapters.append(AdapterRewriting(node, base, isView: isView, file))
        } else if OriginalNames.plainConfigurations.contains(base.name.text) {
            configurations.append(ConfigurationRewriting(node, base, file))
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause, node.modifiers, node.attributes)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        conformances[node.extendedType.trimmedDescription, default: []].formUnion(names)
        if let type = node.routableProtocol {
            declaredKeys.insert("\(node.extendedType.trimmedDescription)<\(type.trimmedDescription.asExistential)>()")
        }
        return .visitChildren
    }

    private func note(
        _ type: String, _ clause: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax
    ) {
        let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        conformances[type, default: []].formUnion(names)
        declaredNames.insert(type)
        if modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) { publicNames.insert(type) }
        if attributes.contains(where: { $0.trimmedDescription == "@MainActor" }) { isolatedNames.insert(type) }
    }
}
#endif
