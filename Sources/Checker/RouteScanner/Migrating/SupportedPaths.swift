// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Reads a router's `supportedRouteTypes()` if it returns a plain list.
struct SupportedPaths {
    let edits: [TextEdits.Edit]

    private static let masks = ["viewControllerDefault": ".screen", "viewDefault": ".subview"]
    private static let kinds = [
        "push": ".push", "presentModally": ".presentModally", "presentAsPopover": ".presentAsPopover",
        "presentAsSheet": ".presentAsSheet", "performSegue": ".performSegue", "show": ".show",
        "showDetail": ".showDetail", "addAsChildViewController": ".addAsChild", "addAsSubview": ".addAsSubview",
        "makeDestination": ".makeDestination",
    ]

    init?(_ function: FunctionDeclSyntax) {
        guard let statement = function.body?.statements.first, function.body?.statements.count == 1 else { return nil }
        let value = statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
        guard let value, let paths = Self.paths(value) else { return nil }
        edits = function.asProperty("supportedPaths: ViewRoutePaths") + [value.replaced(by: paths)]
    }

    private static func paths(_ value: ExprSyntax) -> String? {
        if let name = value.memberName { return masks[name] ?? kinds[name].map { "[\($0)]" } }
        guard let names = value.as(ArrayExprSyntax.self)?.elements.map(\.expression.memberName) else { return nil }
        let paths = names.compactMap { $0.flatMap { kinds[$0] } }
        return paths.count == names.count ? "[\(paths.joined(separator: ", "))]" : nil
    }
}

extension ExprSyntax {
    /// The `x` in `.x` or `T.x`.
    fileprivate var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
#endif
