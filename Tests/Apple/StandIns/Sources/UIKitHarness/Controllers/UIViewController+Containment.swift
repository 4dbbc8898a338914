// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// Adds a child. It first leaves its previous parent, and receives `willMove` before it is added.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent, and then calls `didMove` with nil.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller and its ancestors, the innermost first.
    var chain: [UIViewController] {
        var chain = [self]
        while let parent = chain[chain.count - 1].parent { chain.append(parent) }
        return chain
    }

    private func nearest<Container: UIViewController>() -> Container? {
        chain.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller>
    public var navigationController: UINavigationController? { nearest() }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller>
    public var splitViewController: UISplitViewController? { nearest() }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller>
    public var tabBarController: UITabBarController? { nearest() }
    /// The coordinator of the controller or of its nearest ancestor that has one; nil without a transition.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        chain.lazy.compactMap(\.activeTransition).first
    }
}
