// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessWindow {
    /// Prepares the views that were added without the router, as soon as they are in a window.
    func prepareUnprepared(in node: HeadlessNode) {
        // Most shown screens have little content.
        guard node.isUnprepared || !node.children.isEmpty || !node.subviews.isEmpty else { return }
        var unprepared: [HeadlessNode] = []
        HeadlessWindow.collectUnprepared(node, into: &unprepared)
        // Preparing a view may remove another one.
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
        // The library has already reported the error. The view stays in place.
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
        presentation.didPresent()
    }

    /// Returns the screen that prepares a view: the nearest one above it that is a performer, else the nearest one. Containers
    /// are skipped.
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
