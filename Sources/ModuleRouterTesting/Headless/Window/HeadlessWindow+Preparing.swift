// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

extension HeadlessWindow {
    /// Prepares the views that were added by hand, now that they are in a window.
    func prepareUnprepared(in node: HeadlessNode) {
        // A screen that is shown has little in it, as a rule.
        guard node.isUnprepared || !node.children.isEmpty || !node.subviews.isEmpty else { return }
        var unprepared: [HeadlessNode] = []
        HeadlessWindow.collectUnprepared(node, into: &unprepared)
        // Preparing one may take another away.
        for node in unprepared where node.isUnprepared && node.window === self { prepare(node) }
    }

    private static func collectUnprepared(_ node: HeadlessNode, into unprepared: inout [HeadlessNode]) {
        if node.isUnprepared { unprepared.append(node) }
        for child in node.children { collectUnprepared(child.node, into: &unprepared) }
        for subview in node.subviews { collectUnprepared(subview.node, into: &unprepared) }
    }

    private func prepare(_ node: HeadlessNode) {
        node.isUnprepared = false
        guard let view = node.object, node.presentation == nil else { return }
        // What it throws, the library has reported; the view is there all the same.
        let transition = try? ViewTransition.external(
            view, as: .addAsSubview, from: HeadlessWindow.performer(above: node), in: self, by: .code)
        guard let transition else { return }
        guard node.window === self else {
            transition.report(.failed(.refused("it was taken away while it was prepared")))
            return
        }
        let presentation = HeadlessPresentation(.addAsSubview, telling: .route(transition))
        presentation.staysInside = true
        presentation.node = node
        node.carry(presentation)
        transition.begin(presentation)
        presentation.hasBeenShown()
    }

    /// Who prepares a view: the nearest screen above it that can, else the nearest one; never a container.
    private static func performer(above node: HeadlessNode) -> (any ViewRouteSource)? {
        var nearest: (any ViewRouteSource)?
        var candidate = node.parent
        while let screen = candidate {
            candidate = screen.parent
            guard screen.role == .screen else { continue }
            if let performer = screen.object as? any ViewRoutePerformer { return performer }
            nearest = nearest ?? screen.source
        }
        return nearest
    }
}
