// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    public func views(around source: any ViewRouteSource) -> [AnyObject] {
        guard let shown = try? shown(source) else { return [source] }
        let surroundings = sequence(first: shown) { self.surrounding(of: $0) }
        return surroundings.flatMap { [$0.presentation?.view, $0.screen].compactMap { $0 } }
    }

    /// Returns the place from which a screen was shown, or else the one that contains it.
    private func surrounding(of shown: ShownScreen) -> ShownScreen? {
        switch shown.place {
        case .pushed:
            guard let stack = shown.container?.contents, let index = stack.firstIndex(of: shown), index > 0 else {
                return shown.surrounding
            }
            return stack[index - 1]
        case .content:
            guard let index = levels.firstIndex(where: { $0 === shown.level }), index > 0 else { return nil }
            return NavigationModel.seen(in: levels[index - 1].content)
        case .bottom, .list, .detail, .tab, .child, .part:
            return shown.surrounding
        }
    }
}
