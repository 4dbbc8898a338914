// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A stack of screens. The last screen is visible.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ScreenStack: NavigationContainer {
    private var pushed: [ShownScreen] = []
    @ObservationIgnored private var first: ShownScreen?

    /// - Parameter root: The screen at the bottom. It cannot be removed.
    public init(root: AnyObject) {
        super.init()
        first = ShownScreen(root, at: .bottom, in: self)
    }

    /// The screen at the bottom.
    public var root: ShownScreen {
        guard let first else { preconditionFailure("a stack is made with a root") }
        return first
    }

    /// The path of the `NavigationStack`: all screens except the root.
    ///
    /// SwiftUI sets the path when the user goes back. Screens that are not in the new path were removed by the user. Code calls
    /// ``pop()`` instead. Setting the path cannot add screens; use a route.
    public var path: [ShownScreen] {
        get { pushed }
        set {
            let removed = pushed.filter { !newValue.contains($0) }
            guard !removed.isEmpty else { return }
            shown?.model?.userHasRemoved(removed.reversed())
        }
    }

    /// The shown objects, root first.
    public var screens: [AnyObject] { contents.map(\.screen) }

    /// Removes the last screen without the router. Does nothing if only the root is left.
    public func pop() {
        if let last = pushed.last { shown?.model?.remove(last.screen) }
    }

    /// Removes all screens except the root, without the router.
    public func popToRoot() {
        if let lowest = pushed.first { shown?.model?.remove(lowest.screen) }
    }

    override var contents: [ShownScreen] { (first.map { [$0] } ?? []) + pushed }

    override func drop(_ screen: ShownScreen) { pushed.removeAll { $0 === screen } }

    func add(_ screen: AnyObject) -> ShownScreen {
        let shown = ShownScreen(screen, at: .pushed, in: self)
        pushed.append(shown)
        return shown
    }

    /// Returns the screen and all screens above it, topmost first.
    func upwards(from screen: ShownScreen) -> [ShownScreen] {
        guard let index = pushed.firstIndex(of: screen) else { return [screen] }
        return pushed[index...].reversed()
    }

    /// Returns all screens above a screen, topmost first.
    func above(_ screen: ShownScreen) -> [ShownScreen] {
        guard let index = contents.firstIndex(of: screen) else { return [] }
        return contents[(index + 1)...].reversed()
    }
}
