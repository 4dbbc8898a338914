// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessWindow {
    /// Returns whether the user cannot dismiss a presented screen, and reports the attempt to the views that hear of it.
    func refuses(_ node: HeadlessNode) -> Bool {
        let visible = HeadlessWindow.visible(in: node)
        let places = visible === node ? [node] : [visible, node]
        let isGuarded = places.contains { ($0.object as? any DismissalGuarding)?.refusesToBeDismissed == true }
        guard isGuarded || node.presentation?.isDismissalAllowed == false else {
            return places.contains { ($0.object as? HeadlessScreen)?.refusesToBeSwipedAway == true }
        }
        var told: [HeadlessPresentation] = []
        for place in places {
            guard let presentation = place.presentation, presentation.isStanding else {
                (place.object as? any DismissalGuarding)?.userDidAttemptDismissal()
                continue
            }
            if told.contains(where: { $0 === presentation }) { continue }
            told.append(presentation)
            presentation.reportDismissalAttempt()
        }
        return true
    }
}
