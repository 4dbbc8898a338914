// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouterGTK

/// The two columns of the program's window: a list on the left, and on the right a stack of screens opened from it.
///
/// Features push their screens. From the list, they push onto the right column, whose root is the source of the list's routes.
extension GTKWindow {
    /// - Parameter empty: The screen on the right while nothing is open.
    public static func columns(
        _ list: GTKScreen, empty: GTKScreen, title: String, width: Int, height: Int
    ) -> GTKWindow {
        GTKWindow(
            GTKSplit(list: GTKNavigation(root: list), detail: GTKNavigation(root: empty), listWidth: 300),
            title: title, width: width, height: height)
    }

    public var listScreen: GTKScreen? { ((content as? GTKSplit)?.list as? GTKNavigation)?.stack.first }

    public var detailColumn: GTKNavigation? { (content as? GTKSplit)?.detail as? GTKNavigation }

    /// Removes the screens on the right, to make room for others.
    public func leaveDetails() { detailColumn?.stack.dropFirst().first?.leave(animated: false) }

    /// Asks the screens on the right, from the top down, whether the user may leave them.
    public func mayLeaveDetails() async -> Bool {
        for screen in (detailColumn?.stack ?? []).reversed() {
            if let screen = screen as? DesktopScreen, await !screen.mayLeave() { return false }
        }
        return true
    }
}
#endif
