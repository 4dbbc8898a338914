// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Finds the statements that register a router or an adapter by hand: `LoginViewRouter.registerRoutableDestination()`.
///
/// A call is a registration only if it is a whole statement. Calls in a `registerRoutableDestination()` are excluded, because they
/// register on behalf of another router.
final class ListedRegistrations: SyntaxVisitor {
    /// One registration statement.
    struct Line {
        let statement: CodeBlockItemSyntax
        let name: String
        let file: MigratingFile
    }

    private(set) var lines: [Line] = []
    private let file: MigratingFile

    init(in file: MigratingFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.registeredName(in: node) { lines.append(Line(statement: node, name: name, file: file)) }
        return .visitChildren
    }

    /// Returns the name before `.registerRoutableDestination()`.
    private static func registeredName(in statement: CodeBlockItemSyntax) -> String? {
        guard let call = statement.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "registerRoutableDestination",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            statement.enclosing(FunctionDeclSyntax.self)?.name.text != "registerRoutableDestination"
        else { return nil }
        return name
    }

    /// Replaces the statements for rewritten types. Consecutive statements share a list:
    ///
    /// ```swift
    /// RouteRegistry.shared.register {
    ///     LoginViewRouter.self
    ///     SessionRouter.self
    /// }
    /// ```
    static func rewrite(_ lines: [Line]) {
        var rest = lines[...]
        while let first = rest.first {
            var run = [first]
            while rest.count > run.count, run[run.count - 1].precedes(rest[rest.startIndex + run.count]) {
                run.append(rest[rest.startIndex + run.count])
            }
            rest = rest.dropFirst(run.count)
            rewrite(run: run)
        }
    }

    private static func rewrite(run: [Line]) {
        let file = run[0].file
        let list = "RouteRegistry.shared.register {"
        for line in run { file.note("\(line.name) is registered by a list", at: line.statement) }
        if run.count == 1 {
            file.edits.add(run[0].statement.item.replaced(by: "\(list) \(run[0].name).self }"))
            return
        }
        let indentation = file.lineEnd + file.indentation(of: run[0].statement)
        for (index, line) in run.enumerated() {
            let begin = index == 0 ? "\(list)\(indentation)    " : "    "
            file.edits.add(line.statement.item.replaced(by: "\(begin)\(line.name).self"))
        }
        let end = file.endOfComment(after: run[run.count - 1].statement.trimmedRange.upperBound)
        file.edits.add(.init(range: end..<end, replacement: "\(indentation)}"))
    }
}

extension ListedRegistrations.Line {
    /// Whether `other` is the next statement and is on another line with the same indentation.
    fileprivate func precedes(_ other: Self) -> Bool {
        guard file === other.file, let list = statement.parent?.as(CodeBlockItemListSyntax.self),
            other.statement.parent?.id == list.id, let index = list.index(of: statement)
        else { return false }
        let next = list.index(after: index)
        return next < list.endIndex && list[next].id == other.statement.id
            && file.indentation(of: statement) == file.indentation(of: other.statement)
            && file.lines(of: statement).lowerBound != file.lines(of: other.statement).lowerBound
    }
}
#endif
