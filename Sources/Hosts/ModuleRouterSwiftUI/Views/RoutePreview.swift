// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

/// A screen in a preview, with replacements for some routes of the app.
///
/// ```swift
/// #Preview {
///     RoutePreview { MockLoginRouter.self } content: { NoteScreen() }
/// }
/// ```
///
/// Routes that are not in the list are resolved by the app's registry. The list applies to the screens that the preview creates
/// and to each ``Route`` in their views. It does not apply to later requests from a screen to `Router`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RoutePreview: View {
    @State private var model: NavigationModel
    @State private var registry: RouteRegistry

    /// - Parameters:
    ///   - routes: The providers and adapters that replace those of the app.
    ///   - content: Creates the screen or a container. A screen is put in a stack.
    public init(
        @RegistrableListBuilder routes: () -> [any RouteRegistrable.Type], content: () -> AnyObject
    ) {
        let registry = RouteRegistry(parent: .shared)
        registry.register(routes())
        let screen = registry.run(content)
        _registry = State(initialValue: registry)
        _model = State(
            initialValue: NavigationModel(screen is NavigationContainer ? screen : ScreenStack(root: screen)))
    }

    public var body: some View {
        RoutedWindow(model).opensURLs(from: model).environment(\.routeRegistry, registry)
    }
}
#endif
