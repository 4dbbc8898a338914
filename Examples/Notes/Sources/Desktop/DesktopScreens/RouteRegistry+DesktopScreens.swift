// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouterMacros

extension RouteRegistry {
    /// Registers the screens of windows: those that another toolkit has as well. What windows alone have registers by itself.
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
