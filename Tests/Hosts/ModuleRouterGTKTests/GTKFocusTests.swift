// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import Testing

@testable import ModuleRouterGTK

extension GTKTests {
    @MainActor @Suite struct GTKFocusTests {
        @Test func aScreenTakesNoInputWhileItSlidesOut() async {
            let navigation = GTKNavigation(root: GTKScreen(gtk_entry_new(), title: "root"))
            navigation.slideDuration = 30
            let window = GTKWindow(navigation, width: 300, height: 200)
            window.present()
            let screen = GTKScreen(gtk_entry_new(), title: "entry")
            navigation.push(screen, animated: true)
            await window.settled()
            #expect(gtk_widget_grab_focus(screen.widget) != 0)
            navigation.pop(animated: true)
            #expect(window.move != nil)
            #expect(gtk_widget_grab_focus(screen.widget) == 0)
            #expect(gtk_widget_get_can_target(screen.widget) == 0)
            await window.settled()
            navigation.push(screen, animated: true)
            await window.settled()
            #expect(gtk_widget_grab_focus(screen.widget) != 0)
            #expect(gtk_widget_get_can_target(screen.widget) != 0)
            window.close()
        }

        @Test func aScreenThatTakesTheFocusWhileItSlidesOutIsFreed() async {
            let root = GTKScreen(gtk_entry_new(), title: "root")
            let navigation = GTKNavigation(root: root)
            navigation.slideDuration = 30
            let window = GTKWindow(navigation, width: 300, height: 200)
            window.present()
            weak var freed: GTKScreen?
            do {
                let screen = GTKScreen(gtk_entry_new(), title: "entry")
                freed = screen
                navigation.push(screen, animated: true)
                await window.settled()
                navigation.pop(animated: true)
                #expect(window.move != nil)
                gtk_widget_grab_focus(screen.widget)
                await window.settled()
            }
            // GTK releases its reference to the former focus.
            gtk_widget_grab_focus(root.widget)
            #expect(freed == nil)
            window.close()
        }
    }
}
#endif
