// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The branches of the `#if`s around a place.
///
/// The build settings of C are unknown. Only `#if 0` and `#if 1` are decided. Every other branch is active; it is uncertain if there
/// is an alternative.
struct ObjectiveCConditions {
    private struct Level {
        /// The number of tokens before the current branch.
        var start: Int
        var isActive: Bool
        /// Whether an earlier branch is certainly the one that is compiled.
        var isDecided = false
        /// Whether an earlier branch may be compiled.
        var hasAlternative = false
        /// Whether the current branch has an alternative before it.
        var isUncertain = false
        /// The state of the levels around this one.
        let isActiveAround: Bool
        let isUncertainAround: Bool
    }

    private var levels: [Level] = []

    var isActive: Bool { levels.last.map { $0.isActive && $0.isActiveAround } ?? true }

    var isUncertain: Bool { levels.last.map { $0.isUncertain || $0.isUncertainAround } ?? false }

    /// - Parameter condition: The condition of `#if`; an empty text for other forms.
    mutating func open(_ condition: String, at start: Int) {
        var level = Level(
            start: start, isActive: true, isActiveAround: isActive, isUncertainAround: isUncertain)
        Self.enter(condition, &level)
        levels.append(level)
    }

    /// Begins the next branch.
    ///
    /// - Returns: The tokens of the branch before it, if they are uncertain now.
    mutating func change(_ condition: String, at start: Int) -> Range<Int> {
        guard var level = levels.popLast() else { return 0..<0 }
        defer { levels.append(level) }
        // `#if 1`: the other branches are never compiled.
        let isUndecided = level.isActive && !level.isDecided
        let branch = isUndecided && !Self.isFalse(condition) ? level.start..<max(start, level.start) : 0..<0
        if isUndecided { level.hasAlternative = true }
        level.start = start
        level.isActive = !level.isDecided
        if level.isActive { Self.enter(condition, &level) }
        level.isUncertain = level.isActive && level.hasAlternative
        return branch
    }

    mutating func close() { _ = levels.popLast() }

    private static func enter(_ condition: String, _ level: inout Level) {
        if isFalse(condition) { level.isActive = false }
        if ["1", "YES", "true", "!0"].contains(condition), !level.hasAlternative { level.isDecided = true }
    }

    private static func isFalse(_ condition: String) -> Bool { ["0", "NO", "false", "!1"].contains(condition) }
}
#endif
