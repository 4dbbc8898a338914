// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouter
public import SwiftUI

/// A screen in a preview, with other routes than the app has.
///
/// ```swift
/// #Preview {
///     RoutePreview { MockLoginRouter.self } content: { NoteScreen() }
/// }
/// ```
///
/// A route that is not listed is looked for among those of the app. The list counts for the screens that are made in the preview
/// and for each ``Route`` in their views; not for what a screen asks of `Router` by itself, later.
public struct RoutePreview: View {
    @State private var model: NavigationModel
    @State private var registry: RouteRegistry

    /// - Parameters:
    ///   - routes: Providers and adapters that stand in for those of the app.
    ///   - content: Makes the screen, or a container. A screen gets a stack around it.
    public init(
        @RouteListBuilder routes: () -> [any RouteRegistrable.Type], content: () -> AnyObject
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
