// SPDX-License-Identifier: Apache-2.0

extension ViewHostScenario {
    /// The names of the scenarios that need UI files, for hosts of toolkits without UI files.
    package static let ofSegues = [
        "a segue asks its source to prepare the new screen",
        "a segue of the user shows a screen without a provider",
        "a segue that leads elsewhere fails, and shows nothing",
        "a segue that makes nothing fails",
        "a missing segue fails",
        "performSegue: a transition without animation ends the same",
        "performSegue: ends once when other code removes the view",
        "performSegue: ends once with its window, which the user closes",
        "performSegue: every handler is called once, in order, and the view is shown",
        "performSegue: everything is freed after the removal",
        "performSegue: everything is freed when the window is closed",
        "performSegue: its router removes it, and shows another",
        "performSegue: performed twice, it fails and stays",
        "the route of a user's segue ends when the user goes back",
        "the user goes back from a segue: the route learns it, the handlers do not",
        "the user triggers a segue to a screen that is prepared during the transition",
    ]
}
