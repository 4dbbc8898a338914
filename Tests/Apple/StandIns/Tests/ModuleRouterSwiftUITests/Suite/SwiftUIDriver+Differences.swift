// SPDX-License-Identifier: Apache-2.0

import ViewHostSuite

extension SwiftUIDriver {
    nonisolated var differences: [String: String] {
        let segues = ViewHostScenario.ofSegues.map {
            ($0, "there are no UI files that describe segues")
        }
        let parts = parts.map { ($0, "views are declared, so code cannot add a view") }
        return Dictionary(uniqueKeysWithValues: segues + parts).merging(others) { reason, _ in reason }
    }

    private nonisolated var others: [String: String] {
        [
            "shown where there is no navigation container, a screen gets a window of its own":
                "it is presented modally",
            "a child fails if its handler does not place it":
                "the model places children",
            "a popover stays when the screen with its anchor is removed":
                "a popover of SwiftUI belongs to its anchor",
            "a swipe back that the user lets go of is no removal":
                "SwiftUI reports a swipe after its end",
            "a swipe back that the user ends is a removal":
                "SwiftUI reports a swipe after its end",
            "a window that is open keeps itself, and all that it shows":
                "only its window keeps a model",
        ]
    }

    private nonisolated var parts: [String] {
        [
            "a part outside of a window is prepared when it is added to one",
            "a part that is added again is prepared again",
            "a part that is added by hand is prepared by its screen and its provider",
            "a part that has left its window is not prepared",
            "a part that needs no performer is prepared by its provider alone",
            "a part without a performer is reported and stays",
            "code removes a part that was added by hand",
            "the nearest screen prepares a part that can",
            "the route of a part that was added by hand removes it",
            "the parts of a part are removed with it",
            "a popover goes when code takes away what it points to",
        ]
    }
}
