// SPDX-License-Identifier: Apache-2.0

#if Checker
import SwiftSyntax

/// What one file has to know of the others.
final class MigratedApp {
    let files: [MigratingFile]
    private(set) var routers: [RouterRewriting] = []
    private(set) var adapters: [AdapterRewriting] = []
    private(set) var configurations: [ConfigurationRewriting] = []
    /// What each type is said to conform to, in its declaration or in extensions.
    private(set) var conformances: [String: Set<String>] = [:]
    /// The names of all types that the files declare.
    private(set) var declaredNames: Set<String> = []

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
        }
    }

    /// Finds out what can be rewritten.
    func decide() {
        for router in routers { router.read() }
        for adapter in adapters { adapter.read(self) }
        for configuration in configurations { configuration.read(self) }
        // What is held back may hold back others.
        var isSettled = false
        while !isSettled {
            let before = heldBack
            for file in files { UseOfRouters(file, self).walk(file.tree) }
            for adapter in adapters { adapter.settle(self) }
            for configuration in configurations { configuration.settle(self) }
            isSettled = heldBack == before
        }
    }

    private var heldBack: Int {
        routers.count { !$0.isCertain } + adapters.count { !$0.isCertain } + configurations.count { !$0.isCertain }
    }

    /// The router of a name, if there is one and no other.
    func router(_ name: String) -> RouterRewriting? {
        let found = routers(named: name)
        return found.count == 1 ? found[0] : nil
    }

    func routers(named name: String) -> [RouterRewriting] { routers.filter { $0.name == name } }

    /// Whether a type is what a key says, as far as the files tell: in itself or by what it inherits.
    func conforms(_ type: String, to wanted: String) -> Bool {
        let types = Self.parts(of: type).reduce(into: Set<String>()) { $0.formUnion(inherited(by: $1)) }
        return types.isSuperset(of: Self.parts(of: wanted))
    }

    /// A type with all that it inherits and conforms to.
    private func inherited(by type: String) -> Set<String> {
        var seen: Set<String> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            if seen.insert(next).inserted { waiting += conformances[next, default: []] }
        }
        return seen
    }

    private static func parts(of type: String) -> [String] {
        type.withoutAny.split(separator: "&").map { String($0.filter { !$0.isWhitespace }) }
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

    init(_ file: MigratingFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declaredNames.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.inheritanceClause)
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
        note(node.name.text, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        conformances[node.extendedType.trimmedDescription, default: []].formUnion(names)
        return .visitChildren
    }

    private func note(_ type: String, _ clause: InheritanceClauseSyntax?) {
        let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        conformances[type, default: []].formUnion(names)
        declaredNames.insert(type)
    }
}
#endif
