// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
public import ModuleRouterViews

extension AppKitHost {
    public func views(around source: any ViewRouteSource) -> [AnyObject] {
        guard let view = try? start(of: .window, from: source).view, let innermost = innermost(around: view) else {
            return [source]
        }
        return sequence(first: innermost, next: \.surrounding).compactMap(\.destination)
    }
}
#endif
