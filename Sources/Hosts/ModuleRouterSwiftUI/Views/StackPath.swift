// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI

/// Only the `NavigationPath` contains the values of links, and it cannot be read. It therefore follows each change: the screens
/// of routes are appended to it, and elements are removed at its end.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor private final class LinkPath: StackLinkPath {
    private(set) var path = NavigationPath()
    /// The elements of the path.
    private var entries: [ScreenStack.Entry] = []

    func update(to new: [ScreenStack.Entry]) {
        let common = zip(entries, new).prefix { $0 == $1 }.count
        if common < entries.count { path.removeLast(entries.count - common) }
        for case .screen(let screen) in new[common...] { path.append(screen) }
        // Only SwiftUI adds values, see `isWritten`.
        entries = new[..<common] + new[common...].filter { $0.screen != nil }
    }

    /// Takes over a path that SwiftUI has changed: the user has gone back or used a link.
    func isWritten(_ new: NavigationPath, to stack: ScreenStack) {
        guard new != path else { return }
        // With the same number of elements, the last one was replaced.
        let removed = max(path.count - new.count, new.count == path.count ? 1 : 0)
        let values = stack.makeValues(new.count - (path.count - removed))
        path = new
        entries = Array(entries.dropLast(removed)) + values
        stack.userHasRemoved(last: removed, adding: values)
    }
}

/// The binding of a `NavigationStack` to the path of a ``ScreenStack``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum StackPath {
    static func binding(to stack: ScreenStack) -> Binding<NavigationPath> {
        Binding {
            // SwiftUI observes the elements, which the path follows.
            _ = stack.entries
            return path(of: stack).path
        } set: {
            path(of: stack).isWritten($0, to: stack)
        }
    }

    private static func path(of stack: ScreenStack) -> LinkPath {
        if let path = stack.linkPath as? LinkPath { return path }
        let path = LinkPath()
        path.update(to: stack.entries)
        stack.linkPath = path
        return path
    }
}
#endif
