// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouterViews

extension RouteRegistry {
    /// Registers the UIKit screens that another toolkit provides too.
    public func registerPhoneScreens() {
        register {
            NoteListController.self
            NoteRouter.self
            NoteSearchRouter.self
            EditorController.self
            LoginController.self
        }
    }
}
#endif
