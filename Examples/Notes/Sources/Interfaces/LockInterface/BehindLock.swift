// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Whether a path leads to locked content. A route by this path may ask for the password first.
public enum BehindLock: ViewRouteOptionKey {
    public static var defaultValue: Bool { false }
}

extension ViewRoutePath {
    /// Returns the path, marked as leading to locked content or not.
    public func behindLock(_ isLocked: Bool) -> ViewRoutePath {
        var path = self
        path.options[BehindLock.self] = isLocked
        return path
    }
}
