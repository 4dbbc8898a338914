// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterMacros

extension RouteRegistry {
    /// Registers the screens of a terminal.
    ///
    /// They are in a list, where other providers register by themselves: another toolkit has screens for the same routes, and
    /// who starts the program chooses.
    public func registerTerminalScreens() {
        register {
            NoteListRouter.self
            NoteRouter.self
            NoteSearchRouter.self
            EditorRouter.self
            LoginRouter.self
        }
    }
}
