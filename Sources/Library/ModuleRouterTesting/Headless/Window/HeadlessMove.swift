// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The time at which the transitions of a ``HeadlessWindow`` end.
public enum HeadlessTransitions: Sendable, Hashable {
    /// Within the call that begins the transition.
    case immediate
    /// In the next turn of the main actor.
    case nextTurn
    /// After this duration, measured by ``HeadlessWindow/clock``. Transitions without animation end within the call.
    case manual(Duration)
}

/// A running transition. A window has at most one, because only screens move.
@MainActor final class HeadlessMove {
    /// Whether the move occupies a turn of the window's queue until it ends.
    let holdsTurn: Bool
    /// Whether the user's finger holds the screen.
    var isHeld = false
    /// The deadline on the manual clock.
    var deadline: ManualClock.Instant?
    /// Ends the transition. Set once the transition has begun.
    var finish: (@MainActor () -> Void)?
    /// Undoes the transition, if the user can cancel it.
    var cancel: (@MainActor () -> Void)?
    /// The screen that is replaced by the incoming one.
    var replaced: HeadlessLink?
    /// Reports that the transition did not end because the window was closed or released.
    var abandonment: ReleaseSignal?

    init(holdsTurn: Bool) { self.holdsTurn = holdsTurn }
}
