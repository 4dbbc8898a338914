// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterGTK
import Testing

/// The choice of a tab.
extension GTKTests {
    @MainActor @Suite
    struct GTKTabsTests {
        private let tabs = GTKTabs([Page(), Page(), Page()])

        private func page(seenIn tabs: GTKTabs) -> Int32 { gtk_notebook_get_current_page(OpaquePointer(tabs.widget)) }

        @Test func theFirstTabIsChosenInitially() {
            let window = GTKWindow(tabs)
            window.present()
            #expect(tabs.selected === tabs.tabs[0])
            #expect(page(seenIn: tabs) == 0)
            tabs.select(tabs.tabs[2])
            #expect(tabs.selected === tabs.tabs[2])
            #expect(page(seenIn: tabs) == 2)
            window.close()
        }

        @Test func aTabCanBeChosenBeforeThereIsAWindow() {
            tabs.select(tabs.tabs[1])
            #expect(tabs.selected === tabs.tabs[1])
            let window = GTKWindow(tabs)
            #expect(tabs.selected === tabs.tabs[1])
            #expect(page(seenIn: tabs) == 1)
            tabs.select(tabs.tabs[0])
            #expect(tabs.selected === tabs.tabs[0])
            window.close()
        }
    }
}
#endif
