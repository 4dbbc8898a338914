// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI

struct StackView: View {
    @Bindable var stack: ScreenStack

    var body: some View {
        NavigationStack(path: $stack.path) {
            ShownView(shown: stack.root)
                .navigationDestination(for: ShownScreen.self) { shown in
                    ShownView(shown: shown)
                        // One that refuses has no button back, and with it no swipe.
                        .navigationBarBackButtonHidden(shown.refusesToBeDismissed)
                }
        }
    }
}

struct ColumnsView: View {
    let columns: ScreenColumns

    var body: some View {
        NavigationSplitView {
            ShownView(shown: columns.list)
        } detail: {
            if let detail = columns.detail { ShownView(shown: detail).id(detail.id) }
        }
    }
}

struct TabsView: View {
    @Bindable var tabs: ScreenTabs

    var body: some View {
        TabView(selection: $tabs.selection) {
            ForEach(tabs.tabs) { tab in
                ShownView(shown: tab)
                    .tabItem { tab.label }
                    .tag(tab.id as ShownScreen.ID?)
            }
        }
    }
}

extension ShownScreen {
    fileprivate var refusesToBeDismissed: Bool { (screen as? any NavigationScreen)?.refusesToBeDismissed ?? false }

    /// What stands below a tab.
    fileprivate var label: Text {
        let screen = (screen as? NavigationContainer)?.contents.first?.screen ?? screen
        return Text((screen as? any NavigationScreen)?.tabTitle ?? "")
    }
}
#endif
