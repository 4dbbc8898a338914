// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouter

extension RouteRegistry {
    /// Registers the window screens that another toolkit provides too. Screens that only windows have register themselves.
    public func registerDesktopScreens() {
        register {
            NoteListScreen.self
            NoteRouter.self
            NoteSearchRouter.self
            EditorScreen.self
            LoginScreen.self
        }
    }
}
#endif
