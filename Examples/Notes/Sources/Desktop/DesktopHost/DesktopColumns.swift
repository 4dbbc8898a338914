// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouterGTK

/// The two columns of the program's window: a list at the left, and at the right what is opened from it, one above another.
///
/// Features push what they show. From the list that is onto the right column: its root is the source of the list's routes.
extension GTKWindow {
    /// - Parameter empty: What is seen at the right while nothing is open.
    public static func columns(
        _ list: GTKScreen, empty: GTKScreen, title: String, width: Int, height: Int
    ) -> GTKWindow {
        GTKWindow(
            GTKSplit(list: GTKNavigation(root: list), detail: GTKNavigation(root: empty), listWidth: 300),
            title: title, width: width, height: height)
    }

    public var listScreen: GTKScreen? { ((content as? GTKSplit)?.list as? GTKNavigation)?.stack.first }

    public var detailColumn: GTKNavigation? { (content as? GTKSplit)?.detail as? GTKNavigation }

    /// Takes away what is open at the right, to make room for something else.
    public func leaveDetails() { detailColumn?.stack.dropFirst().first?.leave(animated: false) }

    /// Asks what is open at the right, the uppermost first, whether the user may leave it.
    public func mayLeaveDetails() async -> Bool {
        for screen in (detailColumn?.stack ?? []).reversed() {
            if let screen = screen as? DesktopScreen, await !screen.mayLeave() { return false }
        }
        return true
    }
}
#endif
