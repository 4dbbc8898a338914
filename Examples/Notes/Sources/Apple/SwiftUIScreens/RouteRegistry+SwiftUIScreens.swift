// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import ModuleRouter

extension RouteRegistry {
    /// Registers the SwiftUI screens that another toolkit provides too.
    public func registerSwiftUIScreens() {
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
