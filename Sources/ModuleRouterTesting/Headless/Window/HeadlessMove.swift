// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// When the transitions of a ``HeadlessWindow`` end.
public enum HeadlessTransitions: Sendable, Hashable {
    /// Inside the call that begins them.
    case immediate
    /// On the next turn of the main actor.
    case nextTurn
    /// So long after they begin, by ``HeadlessWindow/clock``. Those that are not animated end inside the call.
    case manual(Duration)
}

/// A transition that is going on. There is one at most: only screens move.
@MainActor final class HeadlessMove {
    /// Whether the window has to give back the turn of its queue.
    let holdsTurn: Bool
    /// Whether the user's finger is on it.
    var isHeld = false
    /// When it ends by the manual clock.
    var deadline: ManualClock.Instant?
    /// Ends it; set when it has really begun.
    var finish: (@MainActor () -> Void)?
    /// Undoes it, where the user may let go.
    var cancel: (@MainActor () -> Void)?
    /// What makes way for what moves in.
    var replaced: HeadlessLink?
    /// Tells that it has never ended: its window was closed, or freed.
    var abandonment: ReleaseSignal?

    init(holdsTurn: Bool) { self.holdsTurn = holdsTurn }
}
