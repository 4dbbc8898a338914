// SPDX-License-Identifier: Apache-2.0

import ViewHostSuite

extension AppKitDriver {
    nonisolated var differences: [String: String] {
        let groups = [
            (stacks, "AppKit has no stack of screens: a push is refused"),
            (ViewHostScenario.ofSegues, "segues are the app's own business"),
            (tabs, "the host leaves tabs to the app"),
            (windows, "it is shown in a window of its own"),
            (byHand, "nobody tells a host of what code shows"),
            (closing, "AppKit does not tell who closes a window or a popover: if no router did, it was the user"),
        ]
        let differences = groups.flatMap { names, reason in names.map { ($0, reason) } }
        return Dictionary(uniqueKeysWithValues: differences).merging(others) { reason, _ in reason }
    }

    private nonisolated var others: [String: String] {
        [
            "a dialog ends with a window that nobody keeps": "the application keeps a window that is open",
            "a swipe back that the user lets go of is no removal":
                "AppKit has no such gesture",
            "a swipe back that the user ends is a removal":
                "AppKit has no such gesture",
            "the user closes a sheet: the route learns it, the handlers do not":
                "only the sheet itself has something that closes it",
            "presentAsSheet: a screen that refuses the user stays, until its router removes it":
                "only the sheet itself has something that closes it",
        ]
    }

    /// Scenarios that push something on their way; what they are about is tested with sheets, see `AppKitRouteTests`.
    private nonisolated var stacks: [String] {
        [
            "a child is the source of a push onto the stack that it is in",
            "a child is there when its handler says so, and others wait for it",
            "a child goes with its screen although somebody keeps that",
            "a container is not pushed",
            "a covered screen is revealed: what covers it goes",
            "a handler closes the window that has just shown its view",
            "a handler of a removal shows another view at once",
            "a handler removes the view that has just come",
            "a hook of the removal closes the window",
            "a popover goes with the screen that it points to",
            "a popover stays when the screen goes that it points to",
            "a provider that makes nothing fails, and nothing is shown",
            "a pushed screen that refuses the user stays when that goes back",
            "a route that comes to the front removes nothing where nothing covers it",
            "a route that comes to the front removes what covers it",
            "a route that is performed during its removal is shown again",
            "a router keeps no view, and a view no window",
            "a screen inside of a container is the source of a push there, which goes with it",
            "a screen is presented inside of a navigation container, and goes with it",
            "a screen that is removed on its way goes when it has arrived",
            "a screen that refuses the user inside of a container keeps the container",
            "a source in a closed window is none",
            "a source that is covered in its stack still presents, and pushes on the top",
            "a source that is covered still pushes, below",
            "a view stays that its provider does not let go, unless the user takes it away",
            "a view that is shown already is not shown twice",
            "a window that is open keeps itself, and all that it shows",
            "a window that nobody keeps goes, with all that it shows",
            "children and parts go by code with a screen that the user leaves",
            "children and parts go with their screen",
            "code pops one screen, and then all",
            "routes from a screen are in its scope, and those from others are not",
            "routes from a screen that code has shown are in the scope of the screen below",
            "routes from inside of a navigation container are in the scope of its root",
            "push: a transition that is not seen ends the same",
            "push: ends once when other code takes the view away",
            "push: ends once with its window, which the user closes",
            "push: everyone is told once, in order, and the view is there",
            "push: everything is freed after the removal",
            "push: everything is freed when the window is closed",
            "push: its router removes it, and shows another",
            "push: performed twice, it fails and stays",
            "several pushes come one after the other, in the order in which they were asked for",
            "the user closes a container with all that is in it",
            "the user goes back from a push: the route learns it, the handlers do not",
            "the user's way back meets a hook that closes the window",
            "there is no push without a navigation container",
            "two routes that reveal show one screen",
            "what a pushed screen presents stays when that is popped",
            "what is shown nowhere is not revealed, but shown by the other path",
            "what the user ends is told to handlers that asked for it, once",
            "what was pushed later goes with a screen",
        ]
    }

    /// Those of tabs.
    private nonisolated var tabs: [String] {
        [
            "a container may be a tab",
            "a route that comes to the front chooses its tab",
            "a tab that is not chosen is removed, and the chosen one stays",
            "a tab that is not chosen is revealed",
            "tab: a transition that is not seen ends the same",
            "tab: ends once when other code takes the view away",
            "tab: ends once with its window, which the user closes",
            "tab: everyone is told once, in order, and the view is there",
            "tab: everything is freed after the removal",
            "tab: everything is freed when the window is closed",
            "tab: its router removes it, and shows another",
            "tab: performed twice, it fails and stays",
            "the last tab is chosen when the chosen one goes",
            "there is no tab without tabs",
        ]
    }

    /// Scenarios that need a stack or a detail.
    private nonisolated var windows: [String] {
        [
            "a detail goes when another comes",
            "a detail is pushed where there is no split view",
            "a detail's end closes the window that another detail comes to",
            "show: a transition that is not seen ends the same",
            "show: ends once when other code takes the view away",
            "show: ends once with its window, which the user closes",
            "show: everyone is told once, in order, and the view is there",
            "show: its router removes it, and shows another",
            "show: performed twice, it fails and stays",
            "showDetail: a transition that is not seen ends the same",
            "showDetail: ends once when other code takes the view away",
            "showDetail: ends once with its window, which the user closes",
            "showDetail: everyone is told once, in order, and the view is there",
            "showDetail: its router removes it, and shows another",
            "showDetail: performed twice, it fails and stays",
            "shown where there is no navigation container, a screen is presented modally",
            "the detail before learns that other code has removed it",
        ]
    }

    /// Scenarios with views that no route has shown.
    private nonisolated var byHand: [String] {
        [
            "a part of what is in no window is prepared when that comes to one",
            "a part that is added again is prepared again",
            "a part that is added by hand is prepared by its screen and its provider",
            "a part that needs nobody is prepared by its provider alone",
            "a part that nobody can prepare is reported, and stays",
            "a popover goes when code takes away what it points to",
            "code takes a part away that was added by hand",
            "hooks and observers are told of a routable screen that code shows, and the user removes",
            "observers alone are told of a screen of nobody",
            "observers are told of what goes with its window",
            "routes from what code has presented are in the scope of what is below",
            "the nearest screen prepares a part that can",
            "the route of a part that was added by hand removes it",
            "what code shows goes with a screen that a router removes",
            "what is inside of a part goes with that",
        ]
    }

    /// Code that closes.
    private nonisolated var closing: [String] {
        [
            "code closes the window",
            "code dismisses what is presented",
            "custom: ends once when other code takes the view away",
            "presentAsPopover: ends once when other code takes the view away",
            "presentModally: ends once when other code takes the view away",
        ]
    }
}
