// SPDX-License-Identifier: Apache-2.0

import ViewHostSuite

extension SwiftUIDriver {
    nonisolated var differences: [String: String] {
        let segues = ViewHostScenario.ofSegues.map {
            ($0, "there are no UI files, so there is nothing that a segue is described by")
        }
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
