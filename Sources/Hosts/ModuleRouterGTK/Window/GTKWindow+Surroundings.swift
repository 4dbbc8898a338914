// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouterViews

extension GTKWindow {
    public func views(around source: any ViewRouteSource) -> [AnyObject] {
        guard let element = try? element(of: source) else { return [source] }
        return sequence(first: element, next: \.surrounding).flatMap { [$0.presentation?.view ?? $0, $0] }
    }
}

extension GTKElement {
    /// The element from which this one was shown, or else the one that contains it.
    fileprivate var surrounding: GTKElement? {
        if place == .pushed, let stack = nearestContainer?.stack,
            let index = stack.firstIndex(where: { $0 === self }), index > 0
        {
            return stack[index - 1]
        }
        return outer ?? level?.below?.content.visible
    }

    private var nearestContainer: GTKNavigation? { outer?.nearest(GTKNavigation.self) }
}
#endif
