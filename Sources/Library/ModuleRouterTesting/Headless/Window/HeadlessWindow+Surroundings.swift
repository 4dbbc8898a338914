// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension HeadlessWindow {
    public func views(around source: any ViewRouteSource) -> [AnyObject] {
        guard let node = HeadlessNode.find(source) else { return [source] }
        return sequence(first: node, next: \.surrounding).flatMap {
            [$0.presentation?.view, $0.object].compactMap { $0 }
        }
    }
}

extension HeadlessNode {
    /// The node from which this one was shown, or else the one that contains it.
    fileprivate var surrounding: HeadlessNode? {
        switch place {
        case .pushed: parent?.children[position - 1].node
        case .presented: (ownWindow?.levels[position - 1].node).map(HeadlessWindow.visible)
        default: parent
        }
    }
}
