// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The joint removal of screens and views, including their contents.
@MainActor struct HeadlessDeparture {
    private let nodes: [HeadlessNode]
    private let main: HeadlessPresentation?
    private let initiator: ViewRouteInitiator
    /// The other presentations, above the main one or inside it, topmost and innermost first.
    private let others: [HeadlessPresentation]
    private let waiting: Waiting
    /// Reports that the removal is cancelled if the window is released early: a removed screen that is still referenced keeps
    /// its contents.
    private let abandonment: ReleaseSignal

    /// The presentations whose removal was announced but is not complete.
    @MainActor private final class Waiting {
        var presentations: [HeadlessPresentation] = []
    }

    /// - Parameters:
    ///   - nodes: The nodes to remove, topmost first.
    ///   - main: The presentation that a route removes. Defaults to that of the last node.
    ///   - initiator: The initiator of the main removal. The other removals have the initiator `code`.
    init(of nodes: [HeadlessNode], as main: HeadlessPresentation? = nil, by initiator: ViewRouteInitiator) {
        let main = main ?? nodes.last?.presentation
        self.nodes = nodes
        self.main = main
        self.initiator = initiator
        others = nodes.flatMap { $0.presentations(and: $0.presentation) }.filter {
            $0 !== main && !$0.staysInside
        }
        let waiting = Waiting()
        self.waiting = waiting
        abandonment = ReleaseSignal { for presentation in waiting.presentations { presentation.cancelRemoval() } }
    }

    /// Announces the removal. For a removal by a router, the route has already announced it for the main view.
    func begin() {
        waiting.presentations = others
        for node in nodes { node.motion = .movingOut }
        for presentation in others { presentation.willRemove(by: .code) }
        if initiator != .router { main?.willRemove(by: initiator) }
    }

    /// Removes the nodes and reports the removal.
    func end() {
        waiting.presentations = []
        // Keep the views alive until all observers have received the events.
        let links = nodes.map { $0.detach() }
        for presentation in others { presentation.didRemove(by: .code) }
        main?.didRemove(by: initiator)
        extendLifetime(links)
    }

    /// Cancels the removal and reports that the nodes stay.
    func cancel() {
        waiting.presentations = []
        for node in nodes { node.motion = nil }
        for presentation in others { presentation.cancelRemoval() }
        main?.cancelRemoval()
    }
}
