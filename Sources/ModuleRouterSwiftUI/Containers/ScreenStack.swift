// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
public import Observation

/// Screens one upon the other, of which the last is seen.
@MainActor @Observable public final class ScreenStack: NavigationContainer {
    private var pushed: [ShownScreen] = []
    @ObservationIgnored private var first: ShownScreen?

    /// - Parameter root: Stays at the bottom.
    public init(root: AnyObject) {
        super.init()
        first = ShownScreen(root, at: .bottom, in: self)
    }

    /// The screen at the bottom.
    public var root: ShownScreen {
        guard let first else { preconditionFailure("a stack is made with a root") }
        return first
    }

    /// What a `NavigationStack` is bound to: all but the root.
    ///
    /// Written by SwiftUI when the user goes back: what is not in the new path any more was removed by the user. Code calls
    /// ``pop()``. Nothing can be added so: a route does that.
    public var path: [ShownScreen] {
        get { pushed }
        set {
            let removed = pushed.filter { !newValue.contains($0) }
            guard !removed.isEmpty else { return }
            shown?.model?.userHasRemoved(removed.reversed())
        }
    }

    /// The objects that are shown, the root first.
    public var screens: [AnyObject] { contents.map(\.screen) }

    /// Takes the last screen away, as code does that asks no router. Does nothing if it is the root.
    public func pop() {
        if let last = pushed.last { shown?.model?.remove(last.screen) }
    }

    /// Takes all away but the root, as code does that asks no router.
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

    /// The screen and all upon it, the uppermost first.
    func upwards(from screen: ShownScreen) -> [ShownScreen] {
        guard let index = pushed.firstIndex(of: screen) else { return [screen] }
        return pushed[index...].reversed()
    }

    /// All upon a screen, the uppermost first.
    func above(_ screen: ShownScreen) -> [ShownScreen] {
        guard let index = contents.firstIndex(of: screen) else { return [] }
        return contents[(index + 1)...].reversed()
    }
}
