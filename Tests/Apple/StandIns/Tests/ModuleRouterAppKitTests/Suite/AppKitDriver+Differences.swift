// SPDX-License-Identifier: Apache-2.0

import ViewHostSuite

extension AppKitDriver {
    nonisolated var differences: [String: String] {
        let groups = [
            (stacks, "AppKit has no navigation stack, so a push fails"),
            (ViewHostScenario.ofSegues, "the host does not perform segues"),
            (tabs, "the host leaves tabs to the app"),
            (windows, "it is shown in a separate window"),
            (byHand, "AppKit does not report what code shows"),
            (closing, "AppKit does not report who closes a window or a popover, so the host reports the user"),
        ]
        let differences = groups.flatMap { names, reason in names.map { ($0, reason) } }
        return Dictionary(uniqueKeysWithValues: differences).merging(others) { reason, _ in reason }
    }

    private nonisolated var others: [String: String] {
        [
            "a dialog ends with an unretained window": "the application keeps a window that is open",
            "a swipe back that the user lets go of is no removal":
                "AppKit has no such gesture",
            "a swipe back that the user ends is a removal":
                "AppKit has no such gesture",
            "the user closes a sheet: the route learns it, the handlers do not":
                "only the sheet's own content can close it",
            "presentAsSheet: a screen that refuses the user stays, until its router removes it":
                "only the sheet's own content can close it",
        ]
    }

    /// Scenarios that also push a screen. `AppKitRouteTests` tests their behaviour with sheets.
    private nonisolated var stacks: [String] {
        [
            "a child is the source of a push onto the stack that it is in",
            "a child is shown when its handler completes, and other routes wait for it",
            "a child is removed with its screen although the screen is kept",
            "a container is not pushed",
            "a covered screen is revealed by removing the screens above it",
            "a handler closes the window that has just shown its view",
            "a handler of a removal shows another view at once",
            "a handler removes the view that was just shown",
            "a hook of the removal closes the window",
            "a popover goes with the screen that it points to",
            "a popover stays when the screen with its anchor is removed",
            "a provider that makes nothing fails, and nothing is shown",
            "a pushed screen that refuses the user stays when that goes back",
            "a route that is in front already removes nothing",
            "a route that comes to the front removes the screens above it",
            "a route that is performed during its removal is shown again",
            "a router keeps no view, and a view no window",
            "a screen inside of a container is the source of a push there, which goes with it",
            "a screen is presented inside of a navigation container, and goes with it",
            "a screen that is removed during its transition is removed after it",
            "a screen that refuses the user inside of a container keeps the container",
            "a source in a closed window fails",
            "a source that is covered in its stack still presents, and pushes on the top",
            "a covered source still pushes below",
            "a view that its provider refuses to remove stays unless the user removes it",
            "a view that is shown already is not shown twice",
            "a window that is open keeps itself, and all that it shows",
            "a window without references is freed with all its views",
            "children and parts of a screen that the user leaves are removed by code",
            "children and parts are removed with their screen",
            "code pops one screen, and then all",
            "routes from a screen are in its scope, and those from others are not",
            "routes from a screen that code has shown are in the scope of the screen below",
            "routes from inside of a navigation container are in the scope of its root",
            "push: a transition without animation ends the same",
            "push: ends once when other code removes the view",
            "push: ends once with its window, which the user closes",
            "push: every handler is called once, in order, and the view is shown",
            "push: everything is freed after the removal",
            "push: everything is freed when the window is closed",
            "push: its router removes it, and shows another",
            "push: performed twice, it fails and stays",
            "several pushes come one after the other, in the order in which they were asked for",
            "the user closes a container with all that is in it",
            "the user goes back from a push: the route learns it, the handlers do not",
            "a hook closes the window while the user goes back",
            "there is no push without a navigation container",
            "two revealing routes show one screen",
            "a presentation stays when its pushed source is popped",
            "a missing screen is shown by the fallback path",
            "handlers for removals by the user are called once",
            "removing a screen removes the screens pushed above it",
        ]
    }

    /// Scenarios with tabs.
    private nonisolated var tabs: [String] {
        [
            "a container may be a tab",
            "a route that comes to the front chooses its tab",
            "a tab that is not chosen is removed, and the chosen one stays",
            "a tab that is not chosen is revealed",
            "tab: a transition without animation ends the same",
            "tab: ends once when other code removes the view",
            "tab: ends once with its window, which the user closes",
            "tab: every handler is called once, in order, and the view is shown",
            "tab: everything is freed after the removal",
            "tab: everything is freed when the window is closed",
            "tab: its router removes it, and shows another",
            "tab: performed twice, it fails and stays",
            "the last tab is chosen when the chosen tab is removed",
            "there is no tab without tabs",
        ]
    }

    /// Scenarios that need a stack or a detail.
    private nonisolated var windows: [String] {
        [
            "a new detail removes the previous one",
            "a detail is pushed without a split view",
            "a hook closes the window while a detail replaces another",
            "show: a transition without animation ends the same",
            "show: ends once when other code removes the view",
            "show: ends once with its window, which the user closes",
            "show: every handler is called once, in order, and the view is shown",
            "show: its router removes it, and shows another",
            "show: performed twice, it fails and stays",
            "showDetail: a transition without animation ends the same",
            "showDetail: ends once when other code removes the view",
            "showDetail: ends once with its window, which the user closes",
            "showDetail: every handler is called once, in order, and the view is shown",
            "showDetail: its router removes it, and shows another",
            "showDetail: performed twice, it fails and stays",
            "without a navigation container, show presents a screen modally",
            "the previous detail is reported as removed by other code",
        ]
    }

    /// Scenarios with views that no route has shown.
    private nonisolated var byHand: [String] {
        [
            "a part outside of a window is prepared when it is added to one",
            "a part that is added again is prepared again",
            "a part that is added by hand is prepared by its screen and its provider",
            "a part that needs no performer is prepared by its provider alone",
            "a part without a performer is reported and stays",
            "a popover goes when code takes away what it points to",
            "code removes a part that was added by hand",
            "hooks and observers receive a routable screen that code shows and the user removes",
            "only observers receive a screen without a provider",
            "observers receive the screens that are removed with their window",
            "routes from a screen that code has presented are in the scope of the screen below",
            "the nearest screen prepares a part that can",
            "the route of a part that was added by hand removes it",
            "a screen that code shows is removed with a screen that a router removes",
            "the parts of a part are removed with it",
        ]
    }

    /// Scenarios in which code closes a window or a presentation.
    private nonisolated var closing: [String] {
        [
            "code closes the window",
            "code dismisses what is presented",
            "custom: ends once when other code removes the view",
            "presentAsPopover: ends once when other code removes the view",
            "presentModally: ends once when other code removes the view",
        ]
    }
}
