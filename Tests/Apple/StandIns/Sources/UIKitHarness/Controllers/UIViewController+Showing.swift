// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// Forwards the call to the nearest navigation or split view controller. Without one, the controller is presented.
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

    /// Calls the source's `prepare`, and then performs the segue.
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
    /// - Parameter make: Creates the segue, or returns nil for no segue.
    @available(visionOS, deprecated: 1.0)
    public func addStoryboardSegue(
        _ identifier: String, _ make: @escaping @MainActor (UIViewController) -> UIStoryboardSegue?
    ) {
        storyboardSegues[identifier] = make
    }

    /// Stands in for a container view of a storyboard, which a segue fills with a child.
    public func addStoryboardEmbedding(_ identifier: String, _ make: @escaping @MainActor () -> UIViewController) {
        embedSegues.append((identifier, make))
    }

    /// The segues of container views are performed while the view is loaded, before it is in any window.
    ///
    /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
    func performEmbedSegues() {
        for (identifier, make) in embedSegues {
            let child = make()
            prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: child), sender: nil)
            addChild(child)
            if let added = child.view { view.addSubview(added) }
            child.didMove(toParent: self)
        }
    }

    /// Performs a segue as UIKit does when the user triggers it.
    public func userPerformsSegue(_ identifier: String) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: nil) else { return }
        beginSegue(identifier, sender: nil)
    }
}
