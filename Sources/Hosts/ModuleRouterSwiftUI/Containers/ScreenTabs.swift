// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A set of screens, one of which is selected.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ScreenTabs: NavigationContainer {
    public private(set) var tabs: [ShownScreen] = []
    /// The selection of the `TabView`: the selected tab.
    public var selection: ShownScreen.ID?
    /// The numbers of the tabs: first those of the initial tabs, from 0, then those of the added ones. Numbers of removed tabs
    /// are not reused.
    @ObservationIgnored private var numbers: [ShownScreen.ID: Int] = [:]
    @ObservationIgnored private var nextNumber = 0
    /// The number of initial tabs.
    @ObservationIgnored private let firstCount: Int

    public init(_ screens: [AnyObject]) {
        firstCount = screens.count
        super.init()
        tabs = screens.map { ShownScreen($0, at: .tab, in: self) }
        for tab in tabs { assignNumber(to: tab) }
        selection = tabs.first?.id
    }

    /// The screen of the selected tab.
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

    /// Returns the number of a tab, and whether a route has added the tab.
    func number(of tab: ShownScreen) -> (number: Int, isAdded: Bool) {
        let number = numbers[tab.id] ?? 0
        return (number, number >= firstCount)
    }
}
