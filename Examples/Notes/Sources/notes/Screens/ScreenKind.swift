// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TerminalScreens

#if GTK
import DesktopScreens
#endif

/// The kinds of screens that a program may use for its features. They provide the same routes, so it uses one kind at a time.
enum ScreenKind {
    case terminal
    #if GTK
    case desktop
    #endif
}

extension RouteRegistry {
    /// Registers the screens of one kind, and the adapters and URLs that lead to them. A second call has no effect.
    func addScreens(_ kind: ScreenKind) {
        switch kind {
        case .terminal:
            registerTerminalScreens()
            register { AlertAdapter.self }
        #if GTK
        case .desktop:
            registerDesktopScreens()
            register { DesktopAlertAdapter.self }
        #endif
        }
    }
}
