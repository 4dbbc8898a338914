// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
public import Observation

/// Screens of which one is chosen.
@MainActor @Observable public final class ScreenTabs: NavigationContainer {
    public private(set) var tabs: [ShownScreen] = []
    /// What the selection of a `TabView` is bound to: the chosen tab.
    public var selection: ShownScreen.ID?
    /// Those that it began with count from 0, then those that were added. What goes leaves its number to nobody.
    @ObservationIgnored private var numbers: [ShownScreen.ID: Int] = [:]
    @ObservationIgnored private var nextNumber = 0
    /// How many tabs it began with.
    @ObservationIgnored private let firstCount: Int

    public init(_ screens: [AnyObject]) {
        firstCount = screens.count
        super.init()
        tabs = screens.map { ShownScreen($0, at: .tab, in: self) }
        for tab in tabs { assignNumber(to: tab) }
        selection = tabs.first?.id
    }

    /// The screen of the chosen tab.
    public var selected: ShownScreen? { tabs.first { $0.id == selection } }

    override var contents: [ShownScreen] { tabs }

    override var seen: ShownScreen? { selected }

    override func drop(_ screen: ShownScreen) {
        tabs.removeAll { $0 === screen }
        numbers[screen.id] = nil
        if selected == nil { selection = tabs.last?.id }
    }

    override func select(_ screen: ShownScreen) { selection = screen.id }

    func add(_ screen: AnyObject) -> ShownScreen {
        let shown = ShownScreen(screen, at: .tab, in: self)
        tabs.append(shown)
        assignNumber(to: shown)
        selection = shown.id
        return shown
    }

    // MARK: Numbers

    private func assignNumber(to tab: ShownScreen) {
        numbers[tab.id] = nextNumber
        nextNumber += 1
    }

    /// The number of a tab, and whether it was added.
    func number(of tab: ShownScreen) -> (number: Int, isAdded: Bool) {
        let number = numbers[tab.id] ?? 0
        return (number, number >= firstCount)
    }
}
