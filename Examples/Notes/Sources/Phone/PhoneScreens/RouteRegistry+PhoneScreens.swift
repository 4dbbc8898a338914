// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouterMacros

extension RouteRegistry {
    /// Registers the screens of UIKit: those that another toolkit has as well.
    public func registerPhoneScreens() {
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
