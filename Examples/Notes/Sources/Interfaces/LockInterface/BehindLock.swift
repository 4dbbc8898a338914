// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// Whether a path leads to something that is locked. Who takes such a path may be asked for the password on the way.
public enum BehindLock: ViewRouteOptionKey {
    public static var defaultValue: Bool { false }
}

extension ViewRoutePath {
    /// The same path, to something that is locked or not.
    public func behindLock(_ isLocked: Bool) -> ViewRoutePath {
        var path = self
        path.options[BehindLock.self] = isLocked
        return path
    }
}
