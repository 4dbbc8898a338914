// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The current position of a visitor: the types and members around it, and when its code runs.
struct ScopeStack {
    private struct Frame {
        enum Kind {
            case file, type, member, closure
        }

        var kind: Kind
        var member: String?
        /// When the code runs if it is not in a branch.
        var moment: SourceScope.Moment
        /// The number of branches around the position within this frame.
        var branches = 0
        /// Whether an earlier statement may have left the code.
        var hasExit = false
        /// Whether this is a closure that other code may call later, or never.
        var isDeferred = false
        /// The list that the registrations here belong to. They take effect only if other code names the list.
        var list: RegistrationList?
        /// The statements around the position that may be left early, such as a `do` with a `catch`. Each element is the number of
        /// places so far that may leave the statement.
        var attempts: [Int] = []
        /// The types whose initialisers receive the position as an argument.
        var receivers: [TypeReference] = []
        /// The number of surrounding types that an extension names.
        var extendedCount: Int
        /// The lengths to which the stacks shrink when the frame ends.
        var typeCount: Int
        var genericCount: Int
    }

    private var types: [String] = []
    private var genericParameters: [String] = []
    private var frames = [Frame(kind: .file, moment: .perhaps, extendedCount: 0, typeCount: 0, genericCount: 0)]

    // MARK: Context

    /// The current position, in the form that facts record.
    var current: SourceScope {
        SourceScope(
            types: types, extendedCount: frames[last].extendedCount, genericParameters: genericParameters,
            member: frames[last].member, moment: moment, receivers: moment == .perhaps ? [] : frames[last].receivers)
    }

    var moment: SourceScope.Moment {
        let frame = frames[last]
        return frame.branches == 0 && !frame.hasExit ? frame.moment : .perhaps
    }

    var member: String? { frames[last].member }

    var list: RegistrationList? { frames[last].list }

    /// Whether a type declared here is local.
    var isInCode: Bool { frames[last].kind == .member || frames[last].kind == .closure }

    /// Whether the position is directly in the body of a type or an extension.
    var isInType: Bool { frames[last].kind == .type }

    /// Whether the position is in a branch, in a deferred closure, or in a member other than `main`, which may never be used.
    var isConditional: Bool {
        for frame in frames.reversed() {
            if frame.branches > 0 || frame.isDeferred || !frame.receivers.isEmpty { return true }
            if frame.kind == .member, frame.member != "main" { return true }
            if frame.kind == .type { return false }
        }
        return false
    }

    func isGenericParameter(_ name: String) -> Bool { genericParameters.contains(name) }

    private var last: Int { frames.count - 1 }

    // MARK: Entering and leaving

    mutating func enterType(_ names: [String], genericParameters: [String], isExtension: Bool = false) {
        push(.type, member: nil, moment: .perhaps)
        if isExtension { frames[last].extendedCount = names.count }
        types += names
        self.genericParameters += genericParameters
    }

    /// - Parameter runsByName: Whether the member's code runs only if other code names it.
    mutating func enterMember(
        _ name: String?, moment: SourceScope.Moment, genericParameters: [String] = [], runsByName: Bool = false
    ) {
        let own = runsByName ? name.map { RegistrationList($0, of: types.last) } : nil
        let list = isInCode ? list : own
        // A nested function belongs to the outer one.
        push(.member, member: isInCode ? member : name, moment: isInCode ? .perhaps : moment)
        frames[last].list = list
        self.genericParameters += genericParameters
    }

    /// - Parameter runsInPlace: Whether the closure runs where it is written, as in `{ … }()`.
    mutating func enterClosure(runsInPlace: Bool) {
        let receivers = frames[last].receivers
        let list = list
        push(.closure, member: member, moment: runsInPlace ? moment : .perhaps)
        frames[last].list = list
        frames[last].isDeferred = !runsInPlace
        frames[last].receivers = receivers
    }

    mutating func leave() {
        let frame = frames.removeLast()
        types.removeSubrange(frame.typeCount...)
        genericParameters.removeSubrange(frame.genericCount...)
    }

    mutating func enterBranch() { frames[last].branches += 1 }

    mutating func leaveBranch() { frames[last].branches -= 1 }

    /// Marks the rest of the frame as possibly unreachable.
    mutating func exit() { frames[last].hasExit = true }

    /// Begins an argument of a type's initialiser.
    mutating func enterArguments(of receiver: TypeReference) { frames[last].receivers.append(receiver) }

    mutating func leaveArguments() { frames[last].receivers.removeLast() }

    /// Begins a statement that may be left early: a `do` with a `catch`, a `repeat`, or a labelled statement.
    mutating func enterAttempt() { frames[last].attempts.append(0) }

    /// Ends such a statement. The code after it runs in any case.
    mutating func leaveAttempt() { frames[last].branches -= frames[last].attempts.removeLast() }

    /// Marks a place that may leave the statement, and possibly the statements around it.
    mutating func attempt() {
        for index in frames[last].attempts.indices { frames[last].attempts[index] += 1 }
        frames[last].branches += frames[last].attempts.count
    }

    private mutating func push(_ kind: Frame.Kind, member: String?, moment: SourceScope.Moment) {
        frames.append(
            Frame(
                kind: kind, member: member, moment: moment, extendedCount: frames[last].extendedCount,
                typeCount: types.count, genericCount: genericParameters.count))
    }
}
#endif
