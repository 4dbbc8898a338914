// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// "If the child view controller has a different parent view controller, the child is first removed from its current
    /// parent [...]. This method calls the child's willMove(toParent:) before adding it."
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// "The removeFromParent() method automatically calls the didMove(toParent:) method of the child."
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Itself, and those around it, the innermost first.
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
    /// "nil if no transitions are currently in progress"; that of an ancestor if this one has none.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        chain.lazy.compactMap(\.activeTransition).first
    }
}
