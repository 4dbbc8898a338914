// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A list and the detail of the selected item.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ScreenColumns: NavigationContainer {
    /// The screen in the second column; nil before the first detail is shown.
    public private(set) var detail: ShownScreen?
    /// Whether the detail is visible if there is space for one column only.
    var prefersDetail = false
    @ObservationIgnored private var first: ShownScreen?

    public init(list: AnyObject) {
        super.init()
        first = ShownScreen(list, at: .list, in: self)
    }

    /// The first column.
    public var list: ShownScreen {
        guard let first else { preconditionFailure("columns are made with a list") }
        return first
    }

    override var contents: [ShownScreen] { [first, detail].compactMap { $0 } }

    override var seen: ShownScreen? { prefersDetail ? detail ?? first : first }

    override func drop(_ screen: ShownScreen) {
        guard detail === screen else { return }
        detail = nil
        prefersDetail = false
    }

    override func select(_ screen: ShownScreen) { prefersDetail = screen === detail }

    func show(_ screen: AnyObject) -> ShownScreen {
        let shown = ShownScreen(screen, at: .detail, in: self)
        detail = shown
        prefersDetail = true
        return shown
    }
}
