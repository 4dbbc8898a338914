// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Records the events of one router and checks their order: every call ends once, every state may follow the previous
/// state,
/// and hooks are called in pairs.
@MainActor final class RouteLedger {
    private struct Call {
        /// Whether only the handlers of this call are called.
        let isAlone: Bool
        var ends = 0
    }

    /// Whether an interceptor decides on the route.
    private let isGuarded: Bool
    /// The perform that begins when the view is removed.
    private var pendingPerform: Int?

    private var performs: [Call] = []
    private var removals: [Call] = []
    private var state = ViewRouteState.unrouted
    private var counts: [String: Int] = [:]
    private var lastPhase: ViewRouteEvent.Phase?
    private(set) var faults: [String] = []
    weak var route: ViewRoute?

    init(isGuarded: Bool) { self.isGuarded = isGuarded }

    private var openRemovals: Int { removals.filter { $0.ends == 0 }.count }

    /// - Parameter state: The state in which the route is performed. If its view is being removed or waits for its
    ///   removal, the
    ///   perform begins after the removal. If its view moves in, the perform is refused.
    func beginPerform(in state: ViewRouteState) -> Int {
        let leaves = state == .removing || (state == .routing || state == .routed) && openRemovals > 0
        let isRefused = pendingPerform != nil || state == .routing && !leaves
        performs.append(Call(isAlone: isRefused))
        if leaves, !isRefused { pendingPerform = performs.count - 1 }
        return performs.count - 1
    }

    /// - Parameter state: The state in which the route is removed. A removal joins a removal that is in progress or
    ///   waits.
    func beginRemoval(in state: ViewRouteState) -> Int {
        removals.append(Call(isAlone: openRemovals > 0))
        return removals.count - 1
    }

    /// Returns the progress of the route, determined from its events.
    func progress(of route: ViewRoute) -> NavigationPair.Progress? {
        switch route.state {
        case .routing: lastPhase == .willPerform ? .arriving : isGuarded && route.isBeingDecided ? .deciding : .waiting
        case .removing:
            if route.removalInitiator == .router {
                lastPhase == .willRemove ? .leaving : .waitingToLeave
            } else {
                .held
            }
        case .unrouted, .routed, .removed: nil
        }
    }

    func endPerform(_ index: Int, _ what: String) {
        performs[index].ends += 1
        if performs[index].ends > 1 {
            faults.append("perform \(index) has ended \(performs[index].ends) times: \(what)")
        }
        if pendingPerform == index { pendingPerform = nil }
        // The handlers of the configuration are called before the handlers of the call.
        if !performs[index].isAlone { count("performs told") }
    }

    func endRemoval(_ index: Int, _ what: String) {
        removals[index].ends += 1
        if removals[index].ends > 1 {
            faults.append("removal \(index) has ended \(removals[index].ends) times: \(what)")
        }
        if !removals[index].isAlone { count("removals told") }
    }

    func count(_ name: String) { counts[name, default: 0] += 1 }

    func changed(from old: ViewRouteState, to new: ViewRouteState) {
        if old != state { faults.append("\(old) → \(new) is told in \(state)") }
        let legal: [ViewRouteState: Set<ViewRouteState>] = [
            .unrouted: [.routing], .routing: [.routed, .unrouted, .removed], .routed: [.removing, .removed, .routing],
            .removing: [.removed, .routed], .removed: [.routing],
        ]
        if legal[old]?.contains(new) != true { faults.append("\(old) → \(new)") }
        state = new
        // The view was removed, or the performer has started a new perform in the meantime.
        if new == .routing { pendingPerform = nil }
    }

    func noted(_ phase: ViewRouteEvent.Phase) {
        let legal: Set<ViewRouteEvent.Phase?> =
            switch phase {
            case .willPerform: [nil, .didFailToPerform, .didRemove]
            case .didPerform, .didFailToPerform: [.willPerform]
            case .willRemove: [.didPerform, .didCancelRemoval]
            case .didRemove: [.didPerform, .willRemove, .didCancelRemoval]
            case .didCancelRemoval: [.willRemove]
            case .didAttemptDismissal: [.didPerform, .willRemove, .didCancelRemoval]
            }
        if !legal.contains(lastPhase) {
            faults.append("\(phase) comes after \(lastPhase.map { "\($0)" } ?? "nothing")")
        }
        if phase != .didAttemptDismissal { lastPhase = phase }
    }

    /// Records that the view was freed, so that no more hooks follow.
    func wasFreed() { lastPhase = nil }

    /// Whether the calls and the handlers agree with the state.
    ///
    /// - Parameter others: The removals of other routes, which may have revealed the view.
    func check(removalsOfOthers others: Int) -> [String] {
        var faults = faults
        guard let route else { return faults }
        if route.state != state { faults.append("the state is \(route.state), and \(state) was told") }
        let pending = performs.filter { $0.ends == 0 }.count
        let expected = (state == .routing ? 1 : 0) + (pendingPerform == nil ? 0 : 1)
        if pending != expected { faults.append("\(pending) performs have not ended in \(state), not \(expected)") }
        if state == .unrouted || state == .removed, openRemovals > 0 {
            faults.append("\(openRemovals) removals have not ended in \(state)")
        }
        let told = counts["performs told", default: 0]
        let (succeeded, failed) = (counts["success", default: 0], counts["error", default: 0])
        if succeeded + failed != told { faults.append("\(told) performs, \(succeeded) successes, \(failed) errors") }
        if counts["completion", default: 0] != told { faults.append("\(told) performs, \(counts) completions") }
        let removed = counts["removals told", default: 0]
        let ends = counts["removal success", default: 0] + counts["removal error", default: 0]
        // A route that has revealed the view removes it through this route, unless it joins a removal of this route.
        if !(removed...(removed + others)).contains(ends) {
            faults.append("\(removed) removals and \(others) of others, \(ends) handlers")
        }
        return faults
    }

    /// Returns the calls that have not ended although no transition is running.
    func checkAtRest() -> [String] {
        let open = (performs.filter { $0.ends == 0 }.count, openRemovals)
        return open == (0, 0) ? [] : ["\(open.0) performs and \(open.1) removals have not ended at rest"]
    }
}
