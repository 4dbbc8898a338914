// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Where a visitor of the source stands: in which types and members, and when the code there runs.
struct ScopeStack {
    private struct Frame {
        enum Kind {
            case file, type, member, closure
        }

        var kind: Kind
        var member: String?
        /// When the code runs, if it stands in no branch.
        var moment: SourceScope.Moment
        /// How many branches are around the place, in this frame.
        var branches = 0
        /// Whether the code may have been left before the place.
        var hasExit = false
        /// Whether it is a closure that somebody else may run, or not.
        var isDeferred = false
        /// The list that it belongs to, if what registers there does so only if somebody names that.
        var list: RegistrationList?
        /// For each statement around the place that may be left before its end, such as a `do` with a `catch`, how often it may
        /// have been left.
        var attempts: [Int] = []
        /// The types whose initialisers the place is an argument of.
        var receivers: [TypeReference] = []
        /// How many of the types around it an extension names.
        var extendedCount: Int
        /// What is to be taken away at the end.
        var typeCount: Int
        var genericCount: Int
    }

    private var types: [String] = []
    private var genericParameters: [String] = []
    private var frames = [Frame(kind: .file, moment: .perhaps, extendedCount: 0, typeCount: 0, genericCount: 0)]

    // MARK: What stands around

    /// The place, as facts tell it.
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

    /// Whether it is the body of a type or of an extension.
    var isInType: Bool { frames[last].kind == .type }

    /// Whether the place is in a branch, in a closure, or in a member that nobody need use: all but `main`.
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

    // MARK: Going in and out

    mutating func enterType(_ names: [String], genericParameters: [String], isExtension: Bool = false) {
        push(.type, member: nil, moment: .perhaps)
        if isExtension { frames[last].extendedCount = names.count }
        types += names
        self.genericParameters += genericParameters
    }

    /// - Parameter runsByName: Whether nothing runs its code that does not name it.
    mutating func enterMember(
        _ name: String?, moment: SourceScope.Moment, genericParameters: [String] = [], runsByName: Bool = false
    ) {
        let own = runsByName ? name.map { RegistrationList($0, of: types.last) } : nil
        let list = isInCode ? list : own
        // A function in a function belongs to the outer one.
        push(.member, member: isInCode ? member : name, moment: isInCode ? .perhaps : moment)
        frames[last].list = list
        self.genericParameters += genericParameters
    }

    /// - Parameter runsInPlace: Whether its code runs where it stands, as that of `{ … }()` does.
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

    /// What follows may not be reached.
    mutating func exit() { frames[last].hasExit = true }

    /// What follows is an argument of a type's initialiser.
    mutating func enterArguments(of receiver: TypeReference) { frames[last].receivers.append(receiver) }

    mutating func leaveArguments() { frames[last].receivers.removeLast() }

    /// What follows may be left before its end: a `do` with a `catch`, a `repeat`, a statement with a label.
    mutating func enterAttempt() { frames[last].attempts.append(0) }

    /// What is behind it runs in any case.
    mutating func leaveAttempt() { frames[last].branches -= frames[last].attempts.removeLast() }

    /// Here it may be left, and who knows how many of those around it.
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
