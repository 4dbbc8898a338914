// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterUIKit
import Testing
import UIKitHarness
import ViewHostSuite

/// UIKit windows in the suite of all hosts, with and without animations, with each policy that UIKit's documentation leaves open.
struct UIKitDriver: ViewHostDriver, nonisolated CaseIterable, nonisolated CustomTestStringConvertible {
    nonisolated let policy: UISimulator.Policy
    nonisolated let isAnimated: Bool

    nonisolated static let allCases = [true, false].flatMap { isAnimated in
        policies.map { UIKitDriver(policy: $0, isAnimated: isAnimated) }
    }

    /// All policies, or a sample of them when mutants are tested.
    private nonisolated static var policies: [UISimulator.Policy] {
        ProcessInfo.processInfo.environment["UIKIT_POLICIES"] == "sample"
            ? UIKitWalkTests.policies : UISimulator.Policy.all
    }

    nonisolated var testDescription: String { (isAnimated ? "animated, " : "not animated, ") + policy.description }

    nonisolated var differences: [String: String] {
        let anchor = "a UIKit popover stays when its source view is removed"
        return [
            "shown where there is no navigation container, a screen gets a window of its own":
                "it is presented modally, by UIKit's rule",
            "a window that is open keeps itself, and all that it shows":
                "the app keeps its UIKit windows",
            "a popover goes with the screen that it points to": anchor,
            "a popover points to a part, and goes with it": anchor,
            "a popover goes when code takes away what it points to": anchor,
            "a missing segue fails": "UIKit stops the program",
            "a segue that leads elsewhere fails, and shows nothing":
                "UIKit shows the destination of a segue even if its preparation fails",
        ]
    }

    nonisolated var hasMotion: Bool { isAnimated }

    static func makeScreen(_ title: String) -> DrivenUIKitScreen { DrivenUIKitScreen(title) }
    static func makePerformer(_ title: String) -> DrivenUIKitPerformer { DrivenUIKitPerformer(title) }
    static func makePart(_ title: String) -> DrivenUIKitPart {
        let part = DrivenUIKitPart(frame: .zero)
        part.title = title
        return part
    }

    func makeWindow(_ content: DrivenContent) -> any DrivenWindow {
        let root: UIViewController
        switch content {
        case .navigation(let screen):
            root = UINavigationController(rootViewController: uiKit(screen))
        case .plain(let screen):
            root = uiKit(screen)
        case .split(let list):
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(uiKit(list), for: .primary)
            root = split
        case .tabs(let first):
            let tabs = UITabBarController()
            tabs.setViewControllers([uiKit(first)], animated: false)
            root = tabs
        }
        return DrivenUIKitWindow(root)
    }

    func makeNavigation(around screen: any DrivenScreen) -> AnyObject {
        UINavigationController(rootViewController: uiKit(screen))
    }

    /// In this driver, all screens of the suite are UIKit controllers.
    private func uiKit(_ screen: any DrivenScreen) -> UIViewController {
        screen as? UIViewController ?? DrivenUIKitScreen("wrong")
    }

    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject] {
        let view = view as? UIView ?? (view as? UIViewController)?.view
        return view.map { [WatchedView.place(in: $0)] } ?? []
    }

    /// Waits for deferred work. A misuse that UIKit would warn of fails the scenario.
    func idle() async {
        for _ in 0..<12 { await Task.yield() }
        UISimulator.current.stopClock()
        for violation in UISimulator.current.takeViolations() { Issue.record("UIKit: \(violation)") }
    }

    func run(_ scenario: ViewHostScenario) async {
        let simulator = UISimulator(policy: policy)
        simulator.areAnimationsEnabled = isAnimated
        // The order of alert handlers is independent of the policy. It follows one property, so that both orders are tested.
        simulator.alertsCallHandlersFirst = policy.dismissOfNothingCompletes
        await UISimulator.run(simulator) { await scenario.run(on: self) }
    }
}
