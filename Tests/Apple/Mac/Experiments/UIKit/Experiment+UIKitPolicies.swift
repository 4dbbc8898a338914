// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKitHarness)
import UIKitHarness
#elseif canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKitHarness) || (canImport(UIKit) && !os(watchOS))
extension Experiment {
    /// The questions to which `UISimulator.Policy` has both answers.
    static let uiKitPolicies: [Experiment] = [
        Experiment("unseenEndInCall", "Does a push without animation end inside of the call?") {
            let scene = try await ExperimentWindow()
            let pushed = NotedController()
            scene.navigation.pushViewController(pushed, animated: false)
            return Answer(pushed.viewIfLoaded?.window != nil && scene.root.viewIfLoaded?.window == nil)
        },
        Experiment("unseenHaveCoordinators", "Does a push without animation have a transition coordinator?") {
            let scene = try await ExperimentWindow()
            let pushed = NotedController()
            scene.navigation.pushViewController(pushed, animated: false)
            let afterTheCall = scene.navigation.transitionCoordinator != nil
            await ExperimentWindow.wait { pushed.hadCoordinator != nil }
            return Answer(afterTheCall || pushed.hadCoordinator == true)
        },
        Experiment("dismissOfNothingCompletes", "Does dismiss run its completion where nothing is presented?") {
            let scene = try await ExperimentWindow()
            var isComplete = false
            scene.root.dismiss(animated: true) { isComplete = true }
            return Answer(await ExperimentWindow.wait { isComplete })
        },
        Experiment("swipeBackPopsAtOnce", "Is the controller off the stack while a swipe back is held?") {
            let scene = try await ExperimentWindow()
            await scene.push(NotedController())
            await scene.beginSwipeBack()
            let isOff = scene.navigation.viewControllers.count == 1
            scene.release(cancelled: false)
            await scene.settle()
            return Answer(isOff)
        },
        Experiment("unlinksBeforeCompletions", "Is a dismissed sheet unlinked when the coordinator completes?") {
            let scene = try await ExperimentWindow()
            let sheet = NotedController()
            var isPresented = false
            scene.root.present(sheet, animated: true) { isPresented = true }
            await ExperimentWindow.wait { isPresented }
            var isUnlinked: Bool?
            scene.root.dismiss(animated: true, completion: nil)
            guard let coordinator = scene.root.transitionCoordinator ?? sheet.transitionCoordinator else {
                throw Missing("coordinator of an animated dismissal")
            }
            coordinator.animate(alongsideTransition: nil) { [weak sheet] _ in
                isUnlinked = sheet?.presentingViewController == nil
            }
            guard await ExperimentWindow.wait(until: { isUnlinked != nil }) else { return "no completion" }
            return Answer(isUnlinked == true)
        },
        Experiment("automaticIsFormSheet", "Is the style automatic a form sheet?") {
            Answer(NotedController().modalPresentationStyle == .formSheet)
        },
        Experiment("tabsMirrorControllers", "Does a tab bar controller with tabs have view controllers?") {
            guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) else { return "needs iOS 18" }
            let tabs = UITabBarController()
            tabs.tabs = [UITab(title: "", image: nil, identifier: "tab") { _ in NotedController() }]
            return Answer(tabs.viewControllers?.isEmpty == false)
        },
        Experiment("columnsAnswerWrappers", "Is the controller of a column the one that UIKit created around it?") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(NotedController(), for: .secondary)
            return Answer(split.viewController(for: .secondary) is UINavigationController)
        },
    ]
}
#endif
