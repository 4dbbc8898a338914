// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import ViewHostSuite

final class DrivenHeadlessScreen: HeadlessScreen, DrivenScreen {
    let record = DrivenRecord()
    var refusesTheUser: Bool {
        get { refusesToBeSwipedAway }
        set { refusesToBeSwipedAway = newValue }
    }
}

final class DrivenHeadlessPerformer: HeadlessScreen, DrivenPerformer {
    let record = DrivenRecord()
    var refusesTheUser = false
}

final class DrivenHeadlessPart: HeadlessView, DrivenPart {
    let record = DrivenRecord()
    var title: String

    init(_ title: String) { self.title = title }
}

/// The headless host in the suite of all hosts.
enum HeadlessDriver: ViewHostDriver, CaseIterable {
    case immediate, nextTurn, manual

    nonisolated var differences: [String: String] {
        let forgetting = "a handler that lets go of its completion is a violation"
        let impatience = "a user who does not wait is a violation"
        return [
            "shown where there is no navigation container, a screen gets a window of its own":
                "it is presented modally",
            "a child fails if its handler does not place it": "the window puts children into their places",
            "a child whose handler lets go of its completion has failed, and others come": forgetting,
            "a child stays whose handler of the removal lets go of its completion": forgetting,
            "a popover goes with the screen that it points to": "a popover points to nothing here",
            "a pushed screen that refuses the user stays when that goes back": "only what is presented can refuse",
            "a popover points to a part, and goes with it": "a popover points to nothing here",
            "a popover goes when code takes away what it points to": "a popover points to nothing here",
            "the user does not wait: going back ends the push before, and then goes back": impatience,
            "the user does not wait: going back lets what waits come first": impatience,
            "the user does not wait: going back twice leads back twice": impatience,
            "the user does not wait: going back ends a removal before, and goes back once more": impatience,
            "the user does not wait: a popover closes while a screen slides in": impatience,
            "a dialog ends with an unretained window": "a dialog that a test leaves unanswered is a violation",
            "a window that is open keeps itself, and all that it shows": "a window is kept by the test alone",
        ]
    }

    nonisolated var hasMotion: Bool { if case .immediate = self { false } else { true } }

    static func makeScreen(_ title: String) -> DrivenHeadlessScreen { DrivenHeadlessScreen(title) }
    static func makePerformer(_ title: String) -> DrivenHeadlessPerformer { DrivenHeadlessPerformer(title) }
    static func makePart(_ title: String) -> DrivenHeadlessPart { DrivenHeadlessPart(title) }

    func makeWindow(_ content: DrivenContent) -> any DrivenWindow {
        let container: HeadlessScreen? =
            switch content {
            case .navigation(let root): HeadlessNavigation(root: root)
            case .plain(let root): root as? HeadlessScreen
            case .split(let list): HeadlessSplit(list: list)
            case .tabs(let first): HeadlessTabs([first])
            }
        return DrivenHeadlessWindow(container ?? HeadlessScreen(), timing)
    }

    func makeNavigation(around screen: any DrivenScreen) -> AnyObject { HeadlessNavigation(root: screen) }

    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject] { [] }

    func idle() async { await Task.yield() }

    private var timing: HeadlessTransitions {
        switch self {
        case .immediate: .immediate
        case .nextTurn: .nextTurn
        case .manual: .manual(.seconds(1))
        }
    }
}
