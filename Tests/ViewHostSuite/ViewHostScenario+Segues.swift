// SPDX-License-Identifier: Apache-2.0

extension ViewHostScenario {
    /// The names of the scenarios that need UI files, for hosts of toolkits without UI files.
    package static let ofSegues = [
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
