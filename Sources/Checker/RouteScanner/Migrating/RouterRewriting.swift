// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Rewrites a subclass of the original's router into a provider.
final class RouterRewriting {
    let node: ClassDeclSyntax
    let name: String
    let isView: Bool
    let file: MigratingFile
    /// The destination and the configuration of the new provider.
    private(set) var destination: String
    let configuration: String
    let isPlain: Bool
    /// Whether one of the app's lists or a statement registers the class.
    var isListed = false
    /// The keys that the router provides.
    private var keys: [(key: RouteKeyCall, node: Syntax)] = []
    /// Whether the rewritten router names a more specific destination type than the original.
    private var saysDestination = false
    /// Whether one of its URL patterns has named placeholders.
    var hasPlaceholders = false
    var edits: [TextEdits.Edit] = []
    private let base: IdentifierTypeSyntax
    private(set) var obstacles: [(message: String, node: Syntax, help: String?)] = []

    init(_ node: ClassDeclSyntax, _ base: IdentifierTypeSyntax, _ kind: OriginalNames.Base, _ file: MigratingFile) {
        self.node = node
        self.base = base
        self.file = file
        name = node.name.text
        isView = kind.isView
        let arguments = base.genericArgumentClause?.arguments.map(\.argument.trimmedDescription) ?? []
        func argument(_ index: Int?) -> String? {
            index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        }
        destination = argument(kind.destination) ?? ""
        let configuration = argument(kind.configuration)
        isPlain = configuration.map(OriginalNames.plainConfigurations.contains) ?? true
        self.configuration = isPlain ? "RouteConfiguration" : configuration!
    }

    var isCertain: Bool { obstacles.isEmpty }

    func holdBack(_ message: String, at node: some SyntaxProtocol, help: String? = nil) {
        obstacles.append((message, Syntax(node), help))
    }

    func provides(_ key: RouteKeyCall) -> Bool {
        keys.contains { $0.key.name == key.name && $0.key.type.withoutAny == key.type.withoutAny }
    }

    // MARK: Reading

    func read() {
        readHeader()
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let registration = functions.first { $0.name.text == "registerRoutableDestination" }
        let making = functions.first { $0.name.text == "destination" }
        guard let registration, let making else {
            return holdBack(
                "\(name) does not say itself what it registers and what it makes", at: node.name,
                help: "override registerRoutableDestination() and destination(with:) in it")
        }
        if !isPlain, !functions.contains(where: { $0.name.text == "defaultRouteConfiguration" }) {
            holdBack(
                "nothing in it makes a \(configuration)", at: node.name,
                help: "override defaultRouteConfiguration()")
        }
        let routes = RegistrationReading(registration, of: self)
        keys = routes.keys
        settleDestination(making, classes: routes.classes)
        guard isCertain else { return }
        edits += routes.edits()
        for member in node.memberBlock.members { MemberRewriting(self).rewrite(member.decl) }
    }

    /// Holds the router back if its registrations would not compile in a provider.
    func settle(_ app: MigratedApp) {
        guard isCertain else { return }
        if !isPlain {
            guard !app.isMakeable(configuration) else { return holdBackMakeable() }
            guard let found = app.configuration(configuration) else {
                return holdBack(
                    "no file that was read declares its configuration \(configuration) as a class of its own", at: base,
                    help: "migrate it together with that file; let the configuration inherit from "
                        + (isView ? "ViewRouteConfig" : "PerformRouteConfig"))
            }
            guard found.isCertain else {
                return holdBack(
                    "its configuration \(configuration) stays one of ZRouter's", at: base,
                    help: "see the message about \(configuration)")
            }
        }
        for (key, node) in keys {
            let type = key.isModule ? configuration : destination
            guard !app.conforms(type, to: key.type) else { continue }
            let reason =
                app.declares(type)
                ? "nothing in these files says that \(type) is a \(key.type.withoutAny)"
                : "no file that was read declares \(type), which has to be a \(key.type.withoutAny)"
            return holdBack(reason, at: node, help: "migrate it together with the file that says so")
        }
        if saysDestination, node.isPublic, !app.publicNames.contains(destination) {
            holdBack(
                "\(destination), which it makes, is not public, and the router is", at: node.name,
                help: "make \(destination) public, or \(name) internal")
        }
    }

    private func holdBackMakeable() {
        holdBack(
            "the library has no makeable configuration", at: base,
            help: isView
                ? "declare the parameters as properties of the configuration; see the article Parameters of a module"
                : "declare a service with a method that takes the parameters; see the article Parameters of a module")
    }

    private func readHeader() {
        if let clause = node.inheritanceClause, clause.inheritedTypes.count > 1 {
            holdBack(
                "it conforms to other protocols as well", at: clause,
                help: "let another type conform, or add the conformance to the provider by hand")
        }
        if let clause = node.genericParameterClause {
            holdBack(
                "a generic provider cannot be registered by itself", at: clause,
                help: "write a provider for each use, or list the uses: RouteRegistry.shared.register { … }")
        }
        if configuration.contains("MakeableConfiguration") { holdBackMakeable() }
        if node.enclosing(FunctionDeclSyntax.self) != nil {
            holdBack("a class in a function cannot register itself", at: node.name, help: "move it out of the function")
        }
        for attribute in node.attributes {
            let text = attribute.trimmedDescription
            if !["@AutoRegister", "@MainActor"].contains(text) {
                holdBack("\(text) has no meaning for a provider", at: attribute, help: "remove it")
            }
        }
    }

    /// Sets the destination to the class that `destination(with:)` returns.
    private func settleDestination(_ making: FunctionDeclSyntax, classes: [String]) {
        guard let result = making.signature.returnClause?.type else { return }
        let said = result.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? result.trimmedDescription
        destination = said
        guard !classes.contains(said) else { return }
        if let only = classes.first, classes.count == 1, EvidentType.of(making) == only {
            destination = only
            saysDestination = true
            edits.append(result.replaced(by: only + "?"))
        } else {
            holdBack(
                "destination(with:) has to return the class that the provider makes, not \(said)", at: result,
                help: classes.isEmpty
                    ? "return the class itself" : "return \(classes.joined(separator: "? or "))?")
        }
    }

    /// Whether the router says if it can prepare a view that other code has made.
    var preparesExternalViews = false

    private var providerProtocol: String {
        preparesExternalViews ? "ExternalViewRouteProvider" : isView ? "ViewRouteProvider" : "ServiceRouteProvider"
    }

    // MARK: Writing

    /// Writes the edits and messages into the file.
    func finish() {
        guard isCertain else {
            if !isListed, let registration = node.registration(in: file) {
                file.edits.add(registration)
                file.note("\(name) registers itself", at: node.name)
            }
            for obstacle in obstacles {
                file.advise(
                    "\(name) stays a router: \(obstacle.message)", at: obstacle.node, help: obstacle.help)
            }
            return
        }
        writeHeader(keyword: "struct", conforming: providerProtocol)
        if !isView { edits.removeAll { $0.replacement == "@MainActor " } }
        for edit in edits { file.edits.add(edit) }
        let article = preparesExternalViews ? "an" : "a"
        file.note("\(name) becomes \(article) \(providerProtocol) that makes \(destination)", at: node.name)
    }

    private func writeHeader(keyword: String, conforming provider: String) {
        edits += node.header(
            keyword: keyword, base: base, conforming: provider, registers: !isListed, in: file)
        if node.isPublic {
            let end = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            let indentation = file.indentation(of: node) + "    "
            edits.append(
                .init(range: end..<end, replacement: "\(file.lineEnd)\(indentation)public init() {}\(file.lineEnd)"))
        }
    }
}

extension ClassDeclSyntax {
    var isPublic: Bool { modifiers.contains { ["public", "open"].contains($0.name.text) } }

    /// Returns the edits that change a class into another kind of type, with `name` in place of its superclass.
    func header(
        keyword: String, base: IdentifierTypeSyntax, conforming name: String, registers: Bool, in file: MigratingFile
    ) -> [TextEdits.Edit] {
        var edits = [classKeyword.replaced(by: keyword), base.replaced(by: name)]
        if registers, let registration = registration(in: file) { edits.append(registration) }
        for attribute in attributes where attribute.trimmedDescription == "@MainActor" {
            edits.append(attribute.removed)
        }
        for modifier in modifiers {
            switch modifier.name.text {
            case "final": edits.append(modifier.removed)
            case "open": edits.append(modifier.name.replaced(by: "public"))
            default: break
            }
        }
        return edits
    }

    /// Returns an edit that adds `@AutoRegister`, because the library does not search for subclasses. Returns nil if the class has
    /// the attribute already or cannot have it.
    func registration(in file: MigratingFile) -> TextEdits.Edit? {
        let isRegistered = attributes.contains { $0.trimmedDescription == "@AutoRegister" }
        guard !isRegistered, genericParameterClause == nil, enclosing(FunctionDeclSyntax.self) == nil else {
            return nil
        }
        return preceded(by: "@AutoRegister\(file.lineEnd)\(file.indentation(of: self))")
    }
}
#endif
