// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
public import Observation

/// Screens of which one is chosen.
@MainActor @Observable public final class ScreenTabs: NavigationContainer {
    public private(set) var tabs: [ShownScreen] = []
    /// What the selection of a `TabView` is bound to: the chosen tab.
    public var selection: ShownScreen.ID?
    /// The tabs that it did not begin with.
    @ObservationIgnored private(set) var added: Set<ShownScreen.ID> = []

    public init(_ screens: [AnyObject]) {
        super.init()
        tabs = screens.map { ShownScreen($0, at: .tab, in: self) }
        selection = tabs.first?.id
    }

    /// The screen of the chosen tab.
    public var selected: ShownScreen? { tabs.first { $0.id == selection } }

    override var contents: [ShownScreen] { tabs }

    override var seen: ShownScreen? { selected }

    override func drop(_ screen: ShownScreen) {
        tabs.removeAll { $0 === screen }
        added.remove(screen.id)
        if selected == nil { selection = tabs.last?.id }
    }

    override func select(_ screen: ShownScreen) { selection = screen.id }

    func add(_ screen: AnyObject) -> ShownScreen {
        let shown = ShownScreen(screen, at: .tab, in: self)
        tabs.append(shown)
        added.insert(shown.id)
        selection = shown.id
        return shown
    }
}
