// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Observation
import Testing

@testable import SwiftUIHarness

/// Tabs, on systems with `Tab` and on older ones.
@MainActor struct TabTests {
    @Observable final class TabScreen: SwiftUIScreen {
        var tabItem: ScreenTabItem

        init(_ tabItem: ScreenTabItem) { self.tabItem = tabItem }

        var content: some View { Text("content") }
    }

    /// A tab in the bar.
    private struct Item: Equatable, CustomStringConvertible {
        var label: [String]
        var role: String?
        var badge: String?
        var description: String { "\(label) \(role ?? "-") \(badge ?? "-")" }
    }

    private func items(_ tabs: ScreenTabs, onOlderSystem isOlder: Bool) -> [Item] {
        let screen = RenderedScreen(RoutedWindow { tabs }.environment(\.usesTabItems, isOlder))
        for case .tabs(let tabs, _, _) in screen.nodes {
            return tabs.flatMap(\.content).compactMap { node in
                guard case .part(let part) = node, let item = part as? RenderedTabItem else { return nil }
                let label = item.label.compactMap { if case .text(let text) = $0 { text } else { nil } }
                return Item(label: label, role: item.role, badge: item.badge)
            }
        }
        return []
    }

    @Test(arguments: [false, true])
    func aTabHasATitleAndAnImage(isOlder: Bool) {
        let tabs = ScreenTabs([
            TabScreen(ScreenTabItem("Notes", systemImage: "note.text")), TabScreen(ScreenTabItem("Own", image: "own")),
            ScreenStack(root: TabScreen(ScreenTabItem("More"))), TabScreen(ScreenTabItem(systemImage: "gear")),
        ])
        #expect(
            items(tabs, onOlderSystem: isOlder) == [
                Item(label: ["(note.text)", "Notes"]), Item(label: ["{own}", "Own"]), Item(label: ["More"]),
                Item(label: ["(gear)", ""]),
            ])
    }

    @Test func theSystemLabelsASearchWithoutATitle() {
        let search = TabScreen(ScreenTabItem(role: .search))
        let named = TabScreen(ScreenTabItem("Find", role: .search))
        let tabs = ScreenTabs([search, named])
        #expect(
            items(tabs, onOlderSystem: false) == [
                Item(label: ["(search)"], role: "search"), Item(label: ["Find"], role: "search"),
            ])
        #expect(items(tabs, onOlderSystem: true) == [Item(label: [""]), Item(label: ["Find"])])
    }

    @Test(arguments: [false, true])
    func aScreenChangesItsBadge(isOlder: Bool) {
        let inbox = TabScreen(ScreenTabItem("Inbox", badge: 3))
        let tabs = ScreenTabs([inbox])
        var badges: [String?] = []
        for badge in [nil, .count(0), "new", .count(12)] as [ScreenTabItem.Badge?] {
            badges += items(tabs, onOlderSystem: isOlder).map(\.badge)
            inbox.tabItem.badge = badge
        }
        badges += items(tabs, onOlderSystem: isOlder).map(\.badge)
        #expect(badges == ["3", nil, nil, "new", "12"])
    }

    @Test(arguments: [false, true])
    func theAppChangesTheItemOfOneTab(isOlder: Bool) {
        let tabs = ScreenTabs([TabScreen(ScreenTabItem("a")), ScreenStack(root: TabScreen(ScreenTabItem("b")))])
        tabs.tabs[1].tabItem.badge = 1
        tabs.tabs[1].tabItem.title = "c"
        #expect(items(tabs, onOlderSystem: isOlder) == [Item(label: ["a"]), Item(label: ["c"], badge: "1")])
    }

    @Test(.routes { PageProvider.self }, arguments: [false, true])
    func theUserChoosesATab(isOlder: Bool) throws {
        let tabs = ScreenTabs([PageScreen("a"), ScreenStack(root: PageScreen("b"))])
        let model = NavigationModel(tabs)
        let screen = RenderedScreen(RoutedWindow(model).environment(\.usesTabItems, isOlder))
        screen.userChoosesTab(1)
        #expect(tabs.selected === tabs.tabs[1])
        screen.userTaps("push b")
        #expect((model.topScreen as? PageScreen)?.title == "b+")
        Router.perform(to: RoutableView<any PageInput>(), path: .tab(from: model)) { $0.title = "c" }
        #expect(PageWindow.withoutButtons(screen.text) == "a / [b, b+] / *c")
        screen.userChoosesTab(1)
        screen.userGoesBack()
        #expect((model.topScreen as? PageScreen)?.title == "b")
    }
}
