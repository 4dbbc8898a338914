// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouterViews

extension RouteRegistry {
    /// Registers the UIKit screens that another toolkit provides too.
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
