// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The windows that have hosts. While its view is being loaded, a root controller finds its window only here.
@MainActor enum HostedWindows {
    private struct Weak {
        weak var window: UIWindow?
    }

    private static var all: [Weak] = []

    static func add(_ window: UIWindow) { all = all.filter { $0.window != nil } + [Weak(window: window)] }

    /// - Parameter root: An outermost controller whose view is in no window.
    static func window(of root: UIViewController) -> UIWindow? {
        all.lazy.compactMap(\.window).first { $0.rootViewController === root }
    }
}
#endif
