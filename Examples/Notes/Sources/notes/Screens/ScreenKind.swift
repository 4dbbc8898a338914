// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import TerminalScreens

#if GTK
import DesktopScreens
#endif

/// The screens that a program may have for its features. They provide the same routes, so it has one kind at a time.
enum ScreenKind {
    case terminal
    #if GTK
    case desktop
    #endif
}

extension RouteRegistry {
    /// Registers the screens of one kind, and what leads to them. Registered again, they are left alone.
    func addScreens(_ kind: ScreenKind) {
        register { LoginAdapter.self }
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
