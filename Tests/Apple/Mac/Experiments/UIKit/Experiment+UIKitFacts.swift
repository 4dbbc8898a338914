// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKitHarness)
import UIKitHarness
#elseif canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKitHarness) || (canImport(UIKit) && !os(watchOS))
extension Experiment {
    /// Questions about UIKit, also answered by the stand-in.
    static let uiKitFacts: [Experiment] = [
        Experiment("coordinators", "Do coordinators accept a completion, and how do they run it?") {
            let scene = try await ExperimentWindow()
            scene.navigation.pushViewController(NotedController(), animated: true)
            let push = await coordinatorAnswer(of: scene.navigation)
            await scene.settle()
            await scene.beginSwipeBack()
            let pop = await coordinatorAnswer(of: scene.navigation) { scene.release(cancelled: true) }
            await scene.settle()
            let top = try scene.top
            top.present(NotedController(), animated: true, completion: nil)
            return ["push": push, "cancelled pop": pop, "sheet": await coordinatorAnswer(of: top)]
        },
        Experiment("presentingUnseen", "Is there a coordinator when present returns, and how many turns does it take?")
        {
            let scene = try await ExperimentWindow()
            let presented = NotedController()
            presented.modalPresentationStyle = .fullScreen
            scene.root.present(presented, animated: false, completion: nil)
            let hasCoordinator = scene.root.transitionCoordinator != nil || presented.transitionCoordinator != nil
            var turns = 0
            while presented.viewIfLoaded?.window == nil || presented.isBeingPresented, turns < 1000 {
                await Task.yield()
                turns += 1
            }
            return ["coordinator": Answer(hasCoordinator), "turns until it is seen": .number(turns)]
        },
        Experiment("rootSwap", "Which views of a window remain when its root controller changes?") {
            let scene = try await ExperimentWindow()
            let own = UIView(frame: .zero)
            scene.window.addSubview(own)
            scene.root.present(NotedController(), animated: false, completion: nil)
            await ExperimentWindow.wait { scene.root.presentedViewController?.viewIfLoaded?.window != nil }
            scene.window.rootViewController = NotedController()
            await ExperimentWindow.wait { scene.window.rootViewController?.viewIfLoaded?.window != nil }
            return [
                "own view": Answer(own.superview === scene.window),
                "subviews": .list(scene.window.subviews.map { .text("\(type(of: $0))") }),
            ]
        },
        Experiment("collapsedColumns", "Where are the controllers of a collapsed split view?") {
            let (list, detail) = (NotedController(), NotedController())
            let split = UISplitViewController(style: .doubleColumn)
            #if canImport(UIKitHarness)
            split.becomeNarrow()
            #endif
            split.setViewController(UINavigationController(rootViewController: list), for: .primary)
            split.setViewController(detail, for: .secondary)
            let window = try await ExperimentWindow.makeWindow()
            window.rootViewController = split
            window.makeKeyAndVisible()
            await ExperimentWindow.wait { list.viewIfLoaded?.window != nil || detail.viewIfLoaded?.window != nil }
            let (tree, parent) = (split.viewControllers.map(\.tree), detail.parent.map { "\(type(of: $0))" })
            split.setViewController(nil, for: .secondary)
            return [
                "collapsed": Answer(split.isCollapsed), "tree": .list(tree),
                "tree without a detail": .list(split.viewControllers.map(\.tree)),
                "parent of the detail": .text(parent ?? "none"),
            ]
        },
    ]
}

/// Gives a running transition a completion, and waits for it.
///
/// - Parameter release: Lifts the finger that holds the transition.
@MainActor func coordinatorAnswer(
    of controller: UIViewController, release: @MainActor () -> Void = {}
) async -> Answer {
    guard let coordinator = controller.transitionCoordinator else { return "no coordinator" }
    var end: String?
    let isAccepted = coordinator.animate(alongsideTransition: nil) { context in
        end = context.isCancelled ? "cancelled" : "finished"
    }
    release()
    await ExperimentWindow.wait { end != nil }
    return ["accepts": Answer(isAccepted), "completion": .text(end ?? "never")]
}

extension UIViewController {
    /// The class of a controller, and the trees of its children.
    fileprivate var tree: Answer {
        let name = Answer.text("\(type(of: self))")
        return children.isEmpty ? name : [name, .list(children.map(\.tree))]
    }
}
#endif
