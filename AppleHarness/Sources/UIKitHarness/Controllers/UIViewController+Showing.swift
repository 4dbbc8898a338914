// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// "Calls targetViewController(forAction:sender:) to locate an object in the view controller hierarchy that overrides the
    /// method [...]. If it returns nil, this method uses the window's root view controller to present vc modally."
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)>
    func forwardShow(_ controller: UIViewController, sender: Any?) {
        let target = chain.dropFirst().first { $0 is UINavigationController || $0 is UISplitViewController }
        if let target {
            target.show(controller, sender: sender)
        } else {
            present(controller, animated: true, completion: nil)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)>
    func forwardShowDetail(_ controller: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: true, completion: nil)
        }
    }

    /// The order of "Customizing the behavior of segue-based presentations".
    ///
    /// <https://developer.apple.com/documentation/uikit/customizing-the-behavior-of-segue-based-presentations>
    func beginSegue(_ identifier: String, sender: Any?) {
        guard let make = storyboardSegues[identifier] else {
            return UISimulator.current.violate("an exception: there is no segue with the identifier '\(identifier)'")
        }
        guard let segue = make(self) else { return }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Stands in for a storyboard.
    ///
    /// - Parameter make: Makes the segue; nil for none.
    public func addStoryboardSegue(
        _ identifier: String, _ make: @escaping @MainActor (UIViewController) -> UIStoryboardSegue?
    ) {
        storyboardSegues[identifier] = make
    }

    /// What UIKit does when the user sets off a segue.
    public func userPerformsSegue(_ identifier: String) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: nil) else { return }
        beginSegue(identifier, sender: nil)
    }
}
