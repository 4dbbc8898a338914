// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import ModuleRouterMacros

extension RouteRegistry {
    /// Registers the screens of SwiftUI: those that another toolkit has as well.
    public func registerSwiftUIScreens() {
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
