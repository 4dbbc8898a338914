// SPDX-License-Identifier: Apache-2.0

import ViewHostSuite

extension SwiftUIDriver {
    nonisolated var differences: [String: String] {
        let segues = segues.map { ($0, "there are no UI files, so there is nothing that a segue is described by") }
        let parts = parts.map { ($0, "views are declared: code has nothing to add one to") }
        return Dictionary(uniqueKeysWithValues: segues + parts).merging(others) { reason, _ in reason }
    }

    private nonisolated var others: [String: String] {
        [
            "shown where there is no navigation container, a screen gets a window of its own":
                "it is presented modally",
            "a child whose handler puts it nowhere has failed":
                "the model puts children into their places",
            "a popover stays when the screen goes that it points to":
                "a popover of SwiftUI belongs to its anchor",
            "a swipe back that the user lets go of is no removal":
                "SwiftUI tells of a swipe when it has ended",
            "a swipe back that the user ends is a removal":
                "SwiftUI tells of a swipe when it has ended",
            "a window that is open keeps itself, and all that it shows":
                "a model is kept by its window alone",
        ]
    }

    private nonisolated var segues: [String] {
        [
            "a segue asks its screen to prepare what it makes",
            "a segue of the user to a screen of nobody shows it all the same",
            "a segue that leads elsewhere fails, and shows nothing",
            "a segue that makes nothing fails",
            "a segue that there is not fails",
            "performSegue: a transition that is not seen ends the same",
            "performSegue: ends once when other code takes the view away",
            "performSegue: ends once with its window, which the user closes",
            "performSegue: everyone is told once, in order, and the view is there",
            "performSegue: everything is freed after the removal",
            "performSegue: everything is freed when the window is closed",
            "performSegue: its router removes it, and shows another",
            "performSegue: performed twice, it fails and stays",
            "the route of a segue that the user has set off knows the way back",
            "the user goes back from a segue: the route learns it, the handlers do not",
            "the user sets off a segue to a screen that is prepared on its way",
        ]
    }

    private nonisolated var parts: [String] {
        [
            "a part of what is in no window is prepared when that comes to one",
            "a part that is added again is prepared again",
            "a part that is added by hand is prepared by its screen and its provider",
            "a part that is in no window any more is not prepared",
            "a part that needs nobody is prepared by its provider alone",
            "a part that nobody can prepare is reported, and stays",
            "code takes a part away that was added by hand",
            "the nearest screen prepares a part that can",
            "the route of a part that was added by hand removes it",
            "what is inside of a part goes with that",
            "a popover goes when code takes away what it points to",
        ]
    }
}
