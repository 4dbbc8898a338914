// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && os(iOS)
import UIKit

extension Experiment {
    /// Questions about parts of UIKit that the stand-in does not have.
    static let uiKitOnly: [Experiment] = uiKitStyles + swiftUI + uiKitContainers

    private static let uiKitStyles: [Experiment] = [
        Experiment("interruptedPop", "How does a pop end that a push interrupts?") {
            let scene = try await ExperimentWindow()
            await scene.push(NotedController())
            scene.navigation.popViewController(animated: true)
            let pop = await coordinatorAnswer(of: scene.navigation) {
                scene.navigation.pushViewController(NotedController(), animated: true)
            }
            await scene.settle()
            return ["pop": pop, "controllers": .number(scene.navigation.viewControllers.count)]
        },
        Experiment("detentsBeforeStyle", "Do detents remain when the style changes from automatic to page sheet?") {
            let sheet = NotedController()
            sheet.sheetPresentationController?.detents = [.medium()]
            let hadSheet = sheet.sheetPresentationController != nil
            sheet.modalPresentationStyle = .pageSheet
            return [
                "automatic has a sheet": Answer(hadSheet),
                "detents remain": Answer(sheet.sheetPresentationController?.detents.first?.identifier == .medium),
            ]
        },
        Experiment("menuAction", "Is a controller presented while a menu is open, and which?") {
            guard #available(iOS 17.4, *) else { return "needs iOS 17.4" }
            let scene = try await ExperimentWindow()
            await scene.settle()
            let action = UIAction(title: "Route") { _ in }
            let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
            button.menu = UIMenu(title: "", children: [action])
            button.showsMenuAsPrimaryAction = true
            scene.root.view.addSubview(button)
            button.performPrimaryAction()
            await ExperimentWindow.wait { scene.root.presentedViewController != nil }
            let presented = scene.root.presentedViewController.map { "\(type(of: $0))" } ?? "nothing"
            button.contextMenuInteraction?.dismissMenu()
            return .text(presented)
        },
        Experiment("currentContext", "How much time does a screen take that covers a stack's top in its context?") {
            let scene = try await ExperimentWindow()
            let top = NotedController()
            await scene.push(top)
            top.definesPresentationContext = true
            let covering = NotedController()
            covering.modalPresentationStyle = .currentContext
            top.present(covering, animated: false, completion: nil)
            await ExperimentWindow.wait { covering.viewIfLoaded?.window != nil }
            let before = clock_gettime_nsec_np(CLOCK_PROCESS_CPUTIME_ID)
            try await Task.sleep(nanoseconds: 1_000_000_000)
            let used = clock_gettime_nsec_np(CLOCK_PROCESS_CPUTIME_ID) - before
            return ["milliseconds in a second": .number(Int(used / 1_000_000))]
        },
    ]

    private static let uiKitContainers: [Experiment] = [
        Experiment("moreTab", "Where is a controller that is pushed in the sixth tab?") {
            let tabs = UITabBarController()
            let stacks = (0..<6).map { _ in UINavigationController(rootViewController: NotedController()) }
            tabs.viewControllers = stacks
            let window = try await ExperimentWindow.makeWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            tabs.selectedIndex = 5
            let pushed = NotedController()
            stacks[5].pushViewController(pushed, animated: false)
            await ExperimentWindow.wait { pushed.viewIfLoaded?.window != nil }
            return [
                "seen": Answer(pushed.viewIfLoaded?.window != nil),
                "stack": .text(pushed.navigationController === stacks[5] ? "its own" : "another"),
                "selected index": .number(tabs.selectedIndex),
                "more": .list(tabs.moreNavigationController.viewControllers.map { .text("\(type(of: $0))") }),
            ]
        },
        Experiment("tabsThenControllers", "Do tabs remain when the view controllers are set?") {
            guard #available(iOS 18, *) else { return "needs iOS 18" }
            let tabs = UITabBarController()
            tabs.tabs = (0..<2).map { index in
                UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in NotedController() }
            }
            let before = tabs.viewControllers?.count ?? 0
            tabs.setViewControllers([NotedController()], animated: false)
            return [
                "controllers of two tabs": .number(before), "tabs afterwards": .number(tabs.tabs.count),
                "controllers afterwards": .number(tabs.viewControllers?.count ?? 0),
            ]
        },
    ]
}
#endif
