// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouter

extension RouteRegistry {
    /// Registers the window screens that another toolkit provides too. Screens that only windows have register themselves.
    public func registerDesktopScreens() {
        register {
            NoteListRouter.self
            NoteRouter.self
            NoteSearchRouter.self
            EditorRouter.self
            LoginRouter.self
        }
    }
}
#endif
