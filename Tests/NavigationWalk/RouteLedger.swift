// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// What one router has told, and whether that can be: every call ends once, every state follows from the one before, every hook
/// has its other half.
@MainActor final class RouteLedger {
    private struct Call {
        let isRefused: Bool
        var ends = 0
    }

    private var performs: [Call] = []
    private var removals: [Call] = []
    private var state = ViewRouteState.unrouted
    private var counts: [String: Int] = [:]
    private var lastPhase: ViewRouteEvent.Phase?
    private(set) var faults: [String] = []
    weak var route: ViewRoute?

    func beginPerform(in state: ViewRouteState) -> Int {
        performs.append(Call(isRefused: state == .routing || state == .removing))
        return performs.count - 1
    }

    func beginRemoval(in state: ViewRouteState) -> Int {
        removals.append(Call(isRefused: state == .routing || state == .removing))
        return removals.count - 1
    }

    func endPerform(_ index: Int, _ what: String) {
        performs[index].ends += 1
        if performs[index].ends > 1 {
            faults.append("perform \(index) has ended \(performs[index].ends) times: \(what)")
        }
        // The handlers of the configuration come before those of the call.
        if !performs[index].isRefused { count("performs told") }
    }

    func endRemoval(_ index: Int, _ what: String) {
        removals[index].ends += 1
        if removals[index].ends > 1 {
            faults.append("removal \(index) has ended \(removals[index].ends) times: \(what)")
        }
        if !removals[index].isRefused { count("removals told") }
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

    /// The view was freed: nothing is left to tell the hooks of.
    func wasFreed() { lastPhase = nil }

    /// Whether the calls and the handlers agree with the state.
    func check() -> [String] {
        var faults = faults
        guard let route else { return faults }
        if route.state != state { faults.append("the state is \(route.state), and \(state) was told") }
        let pending = performs.filter { $0.ends == 0 }.count
        if pending != (state == .routing ? 1 : 0) { faults.append("\(pending) performs have not ended in \(state)") }
        let removing = removals.filter { $0.ends == 0 }.count
        if removing > (state == .removing ? 1 : 0) { faults.append("\(removing) removals have not ended in \(state)") }
        let told = counts["performs told", default: 0]
        let (succeeded, failed) = (counts["success", default: 0], counts["error", default: 0])
        if succeeded + failed != told { faults.append("\(told) performs, \(succeeded) successes, \(failed) errors") }
        if counts["completion", default: 0] != told { faults.append("\(told) performs, \(counts) completions") }
        let removed = counts["removals told", default: 0]
        let ends = counts["removal success", default: 0] + counts["removal error", default: 0]
        if ends != removed { faults.append("\(removed) removals, \(ends) handlers") }
        return faults
    }
}
