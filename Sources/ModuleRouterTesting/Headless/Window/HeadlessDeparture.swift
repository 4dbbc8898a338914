// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Screens and views that go together, with all that is inside of them.
@MainActor struct HeadlessDeparture {
    private let nodes: [HeadlessNode]
    private let main: HeadlessPresentation?
    private let origin: ViewRouteOrigin
    /// Of what is above the main one or inside of it: the uppermost and innermost first.
    private let others: [HeadlessPresentation]
    private let waiting: Waiting
    /// Its window was freed meanwhile: what is inside of a screen that somebody keeps is there still.
    private let abandonment: ReleaseSignal

    /// Those that were told that they go, and not yet whether they have gone.
    @MainActor private final class Waiting {
        var presentations: [HeadlessPresentation] = []
    }

    /// - Parameters:
    ///   - nodes: What goes, the uppermost first.
    ///   - main: What a route removes; nil if none does: then the last one is meant.
    ///   - origin: Who takes the main one away. The others go by code.
    init(of nodes: [HeadlessNode], as main: HeadlessPresentation? = nil, by origin: ViewRouteOrigin) {
        let main = main ?? nodes.last?.presentation
        self.nodes = nodes
        self.main = main
        self.origin = origin
        others = nodes.flatMap { $0.presentations(and: $0.presentation) }.filter {
            $0 !== main && !$0.staysInside
        }
        let waiting = Waiting()
        self.waiting = waiting
        abandonment = ReleaseSignal { for presentation in waiting.presentations { presentation.staysAfterAll() } }
    }

    /// Tells that they are about to go. Of the view that a router removes, its route has told so already.
    func begin() {
        waiting.presentations = others
        for node in nodes { node.motion = .movingOut }
        for presentation in others { presentation.willGo(by: .code) }
        if origin != .router { main?.willGo(by: origin) }
    }

    /// Takes them away, and tells that they have gone.
    func end() {
        waiting.presentations = []
        // Kept until all have been told.
        let links = nodes.map { $0.detach() }
        for presentation in others { presentation.hasGone(by: .code) }
        main?.hasGone(by: origin)
        extendLifetime(links)
    }

    /// Tells that they stay after all.
    func cancel() {
        waiting.presentations = []
        for node in nodes { node.motion = nil }
        for presentation in others { presentation.staysAfterAll() }
        main?.staysAfterAll()
    }
}
