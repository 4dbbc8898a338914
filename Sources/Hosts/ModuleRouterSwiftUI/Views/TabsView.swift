// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
package import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabsView: View {
    @Bindable var tabs: ScreenTabs
    @Environment(\.usesTabItems) private var usesTabItems

    var body: some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), !usesTabItems {
            TabValuesView(tabs: tabs)
        } else {
            TabView(selection: $tabs.selection) {
                ForEach(tabs.tabs) { tab in
                    ShownView(shown: tab)
                        .tabItem { TabLabel(item: tab.tabItem) }
                        #if !os(tvOS) && !os(watchOS)
                    .badge(tab.tabItem.badgeText)
                        #endif
                        .tag(tab.id as ShownScreen.ID?)
                }
            }
        }
    }
}

/// The tabs as values of `Tab`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct TabValuesView: View {
    @Bindable var tabs: ScreenTabs

    var body: some View {
        TabView(selection: $tabs.selection) {
            ForEach(tabs.tabs) { tab in TabValuesView.tab(tab) }
        }
    }

    private static func tab(_ shown: ShownScreen) -> some TabContent<ShownScreen.ID?> {
        #if os(tvOS) || os(watchOS)
        withoutBadge(shown)
        #else
        withoutBadge(shown).badge(shown.tabItem.badgeText)
        #endif
    }

    @TabContentBuilder<ShownScreen.ID?> private static func withoutBadge(
        _ shown: ShownScreen
    ) -> some TabContent<ShownScreen.ID?> {
        let item = shown.tabItem
        if item.isLabelledByRole {
            Tab(value: shown.id as ShownScreen.ID?, role: item.tabRole) { ShownView(shown: shown) }
        } else {
            Tab(value: shown.id as ShownScreen.ID?, role: item.tabRole) {
                ShownView(shown: shown)
            } label: {
                TabLabel(item: item)
            }
        }
    }
}

/// The label in the tab bar.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct TabLabel: View {
    let item: ScreenTabItem

    var body: some View {
        if let image = item.image {
            Label(item.title ?? "", image: image)
        } else if let image = item.systemImage {
            Label(item.title ?? "", systemImage: image)
        } else {
            Text(item.title ?? "")
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScreenTabItem {
    fileprivate var isLabelledByRole: Bool { role != nil && title == nil && image == nil && systemImage == nil }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    fileprivate var tabRole: TabRole? {
        switch role {
        case .search: .search
        case nil: nil
        }
    }

    fileprivate var badgeText: Text? {
        switch badge {
        case .count(0), nil: nil
        case .count(let count): Text(verbatim: "\(count)")
        case .text(let text): Text(verbatim: text)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
    /// Whether tabs are shown as on systems without `Tab`. Set by tests.
    package var usesTabItems: Bool {
        get { self[TabItemsKey.self] }
        set { self[TabItemsKey.self] = newValue }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct TabItemsKey: EnvironmentKey {
    static let defaultValue = false
}
#endif
