// SPDX-License-Identifier: Apache-2.0

#if Checker
import SwiftSyntax

/// Imports the library in the place of ZRouter, where nothing of ZRouter is left.
struct ImportRewriting {
    private static let library = "ModuleRouterMacros"
    private let file: MigratingFile
    private let originals: [ImportDeclSyntax]
    /// Names that the app itself declares, which may begin as those of the original.
    private let ownNames: Set<String>

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        ownNames = app.declaredNames
        originals = file.imports(of: OriginalNames.modules)
    }

    func run() {
        let leftovers = remainingNames.filter { Self.argument(for: $0) == nil }
        let isImported = !file.imports(of: [Self.library]).isEmpty
        guard leftovers.isEmpty, !file.hasAdvice else {
            for name in leftovers { advise(name) }
            if !isImported, usesMacros { addImport() }
            return
        }
        for name in remainingNames {
            guard let new = Self.argument(for: name) else { continue }
            file.edits.add(name.replaced(by: new))
            file.note("\(name.text) is \(new)", at: name)
        }
        for (index, original) in originals.enumerated() {
            if index == 0, !isImported {
                file.edits.add(original.path.replaced(by: Self.library))
                file.note("\(original.path.trimmedDescription) is no longer needed", at: original)
            } else {
                file.edits.add(.init(range: file.lines(of: original), replacement: ""))
                file.note("\(original.path.trimmedDescription) is no longer needed", at: original)
            }
        }
    }

    /// Names of ZRouter's that nothing has replaced.
    private var remainingNames: [TokenSyntax] {
        file.tree.tokens(viewMode: .sourceAccurate).filter { token in
            (token.text.hasPrefix("ZIK") || OriginalNames.others.contains(token.text))
                && !ownNames.contains(token.text) && !file.edits.covers(token.trimmedRange.lowerBound)
                && token.enclosing(ImportDeclSyntax.self) == nil
        }
    }

    /// What a name is in the library, where it is no more than a part of a router's type. The types differ, so all of a file is
    /// renamed, or nothing.
    private static func argument(for token: TokenSyntax) -> String? {
        guard let type = token.parent?.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil else {
            return nil
        }
        switch token.text {
        case "AnyViewRouter": return "ViewRouter<Any, ViewRouteConfiguration>"
        case "AnyServiceRouter": return "ServiceRouter<Any, ServiceRouteConfiguration>"
        case "ViewRouteConfig" where type.isArgument(of: ["ViewRouter", "ViewRouterType"]):
            return "ViewRouteConfiguration"
        case "PerformRouteConfig" where type.isArgument(of: ["ServiceRouter", "ServiceRouterType"]):
            return "ServiceRouteConfiguration"
        default: return nil
        }
    }

    private func advise(_ token: TokenSyntax) {
        // Of a router that stays one, its class has said what to do.
        guard file.isOnItsOwn(token) else { return }
        let help = Self.replacements[token.text].map { "write \($0)" }
        file.advise(
            "\(token.text) is a name of ZRouter's", at: token,
            help: help ?? "see the table of the article Coming from ZIKRouter")
    }

    private static let replacements = [
        "ViewRouteConfig": "ViewRouteConfiguration, which is a value", "makedDestination": "madeDestination",
        "PerformRouteConfig": "ServiceRouteConfiguration, which is a value",
        "__prepareDestination": "prepareDestination",
        "ViewMakeableConfiguration": "the closures of the library's, which may throw",
        "ServiceMakeableConfiguration": "the closures of the library's, which may throw",
        "zix": "ViewRoute, by which a shown view is known",
    ]

    private var usesMacros: Bool {
        file.edits.all.contains { $0.replacement.hasPrefix("@Routable") || $0.replacement.hasPrefix("@AutoRegister") }
    }

    private func addImport() {
        guard let first = originals.first else { return }
        let access = first.modifiers.trimmedDescription
        let start = first.trimmedRange.lowerBound
        let line = (access.isEmpty ? "" : access + " ") + "import \(Self.library)\(file.lineEnd)"
        file.edits.add(.init(range: start..<start, replacement: line))
        file.note("\(Self.library) has the macros", at: first)
    }
}

extension IdentifierTypeSyntax {
    fileprivate func isArgument(of names: Set<String>) -> Bool {
        parent?.is(GenericArgumentSyntax.self) == true
            && enclosing(IdentifierTypeSyntax.self).map { names.contains($0.name.text) } == true
    }
}

extension MigratingFile {
    /// Whether a name stands in nothing that is rewritten as a whole, and so has not been spoken of.
    fileprivate func isOnItsOwn(_ token: TokenSyntax) -> Bool {
        guard let type = token.enclosing(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
        else { return true }
        let base = type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        return OriginalNames.routers[base] == nil && OriginalNames.adapters[base] == nil
            && !OriginalNames.plainConfigurations.contains(base)
    }
}
#endif
