// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The windows that have hosts: a root knows its window, while its view is loaded, by nothing else.
@MainActor enum HostedWindows {
    private struct Weak {
        weak var window: UIWindow?
    }

    private static var all: [Weak] = []

    static func add(_ window: UIWindow) { all = all.filter { $0.window != nil } + [Weak(window: window)] }

    /// - Parameter root: Outermost, and in no window that its view knows of.
    static func window(of root: UIViewController) -> UIWindow? {
        all.lazy.compactMap(\.window).first { $0.rootViewController === root }
    }
}
#endif
