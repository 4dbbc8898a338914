// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension RouteRegistry {
    /// Registers the screens of a terminal.
    ///
    /// A list registers them, while other providers register themselves. Other toolkits have screens for the same routes, and the
    /// user chooses the toolkit when the program starts.
    public func registerTerminalScreens() {
        register {
            NoteListScreen.self
            NoteRouter.self
            NoteSearchRouter.self
            EditorScreen.self
            LoginScreen.self
        }
    }
}
