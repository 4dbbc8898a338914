// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftIfConfig
import SwiftSyntax

/// Walks through the active code of a file, and tells its subclasses which code may not run.
///
/// Subclasses override the methods from `enterBranch()` to `attempt()`.
class FlowVisitor: SyntaxVisitor {
    let conditions: BuildConditions
    let lines: LineTable
    /// The positions of nodes, by the offset at which the node or its leading trivia begins. All calls of a chain begin at the same
    /// token, and each of them would take a step for each call before it to find this token.
    private var startPositions: [Int: SourcePosition] = [:]

    init(conditions: BuildConditions, lines: LineTable) {
        self.conditions = conditions
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        let offset = node.position.utf8Offset
        // A node without a token begins at its offset.
        let isEmpty = node.totalLength.utf8Length == 0
        if !isEmpty, let known = startPositions[offset] { return known }
        let position = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        if !isEmpty { startPositions[offset] = position }
        return position
    }

    func end(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    // MARK: The flow of control

    /// Begins code that may not run.
    func enterBranch() {}

    func leaveBranch() {}

    /// Marks the rest of the function as possibly unreachable.
    func exit() {}

    /// Begins a statement that may be left early: a `do` with a `catch`, a `repeat`, or a labelled statement.
    func enterAttempt() {}

    /// Ends such a statement. The code after it runs in any case.
    func leaveAttempt() {}

    /// Marks a place that may leave the statement, and possibly the statements around it.
    func attempt() {}

    // MARK: Walking

    func walk(optional node: (some SyntaxProtocol)?) {
        if let node { walk(node) }
    }

    /// Walks through code that may not run.
    func walkBranch(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        enterBranch()
        walk(node)
        leaveBranch()
    }

    /// Walks through a statement that may be left early.
    func walkAttempt(_ node: some SyntaxProtocol) {
        enterAttempt()
        walk(node)
        leaveAttempt()
    }

    /// Walks through conditions. Each condition after the first is evaluated only if the previous ones hold.
    func walk(conditions: ConditionElementListSyntax) {
        for (index, condition) in conditions.enumerated() {
            if index == 1 { enterBranch() }
            walk(condition)
        }
        if conditions.count > 1 { leaveBranch() }
    }

    /// Operators that evaluate both operands. Others, such as `??`, `&&` and `||`, may not.
    static let evaluatingOperators: Set<String> = [
        "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "==", "!=", "===", "!==", "<", ">", "<=",
        ">=", "~=", "...", "..<", "+=", "-=", "*=", "/=", "%=",
    ]

    /// Walks through operands. `??`, `&&`, `||`, `?:` and custom operators may skip the operands after them.
    func walk(_ sequence: SequenceExprSyntax) {
        var branches = 0
        for element in sequence.elements {
            let decides: Bool
            if let infix = element.as(BinaryOperatorExprSyntax.self) {
                decides = !Self.evaluatingOperators.contains(infix.operator.text)
            } else {
                decides = element.is(UnresolvedTernaryExprSyntax.self)
            }
            if decides {
                enterBranch()
                branches += 1
            }
            walk(element)
        }
        for _ in 0..<branches { leaveBranch() }
    }

    // MARK: Conditional compilation

    func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        node.activeClause(of: conditions)?.elements
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(optional: activeElements(of: node))
        return .skipChildren
    }

    private func walk(optional elements: IfConfigClauseSyntax.Elements?) {
        switch elements {
        case .statements(let node): walk(node)
        case .switchCases(let node): walk(node)
        case .decls(let node): walk(node)
        case .postfixExpression(let node): walk(node)
        case .attributes(let node): walk(node)
        case nil: break
        }
    }

    // MARK: Statements

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        // Other accessors may never run: `set`, `willSet`, `didSet`, ….
        let isGetter = ["get", "read", "_read", "unsafeAddress"].contains(node.accessorSpecifier.text)
        if isGetter { walk(optional: node.body) } else { walkBranch(node.body) }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        if let otherwise = node.elseBody { walkBranch(otherwise) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        walkBranch(node.cases)
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        enterBranch()
        return .visitChildren
    }

    override func visitPost(_ node: CatchClauseSyntax) { leaveBranch() }

    override func visitPost(_ node: ReturnStmtSyntax) { exit() }

    override func visitPost(_ node: ThrowStmtSyntax) {
        attempt()
        exit()
    }

    override func visitPost(_ node: BreakStmtSyntax) { if node.mayLeaveWhatRunsOnce { attempt() } }

    override func visitPost(_ node: ContinueStmtSyntax) { if node.mayLeaveWhatRunsOnce { attempt() } }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        walkAttempt(node.statement)
        return .skipChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        enterAttempt()
        walk(node.body)
        walk(node.condition)
        leaveAttempt()
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !node.catchClauses.isEmpty else { return .visitChildren }
        walkAttempt(node.body)
        walk(node.catchClauses)
        return .skipChildren
    }

    override func visitPost(_ node: TryExprSyntax) { if node.questionOrExclamationMark == nil { attempt() } }

    // MARK: Expressions

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node)
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.calledExpression)
        walkBranch(node.arguments)
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }
}
#endif
