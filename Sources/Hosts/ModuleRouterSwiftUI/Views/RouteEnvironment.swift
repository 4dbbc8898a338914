// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

extension EnvironmentValues {
    /// The source of routes: the screen that contains the view. Nil outside of a ``RoutedWindow``
    /// and a ``RoutedHostingController``.
    ///
    /// ```swift
    /// @Environment(\.routeSource) private var source
    /// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: source))
    /// ```
    public internal(set) var routeSource: (any ViewRouteSource)? {
        get { self[RouteSourceKey.self] }
        set { self[RouteSourceKey.self] = newValue }
    }

    /// The registry for ``Route`` and for opened URLs. If nil, `Router` uses its current registry.
    public var routeRegistry: RouteRegistry? {
        get { self[RouteRegistryKey.self] }
        set { self[RouteRegistryKey.self] = newValue }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
    /// The model of the window that contains the view. Nil outside of a ``RoutedWindow``.
    public internal(set) var navigationModel: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }

    var shownScreen: ShownScreen? {
        get { self[ShownScreenKey.self] }
        set { self[ShownScreenKey.self] = newValue }
    }
}

private struct RouteSourceKey: EnvironmentKey {
    static let defaultValue: (any ViewRouteSource)? = nil
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension FocusedValues {
    /// The model of the focused window, for the commands of a menu. Nil if the focused window has no ``RoutedWindow``.
    ///
    /// ```swift
    /// @FocusedValue(\.navigationModel) private var model
    /// ```
    public internal(set) var navigationModel: NavigationModel? {
        get { self[FocusedModelKey.self] }
        set { self[FocusedModelKey.self] = newValue }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct FocusedModelKey: FocusedValueKey {
    typealias Value = NavigationModel
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct NavigationModelKey: EnvironmentKey {
    static let defaultValue: NavigationModel? = nil
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct ShownScreenKey: EnvironmentKey {
    static let defaultValue: ShownScreen? = nil
}

private struct RouteRegistryKey: EnvironmentKey {
    static let defaultValue: RouteRegistry? = nil
}

extension RouteRegistry? {
    /// Runs an operation that requests routes.
    @MainActor func running<Result>(_ body: () -> Result) -> Result {
        guard let self else { return body() }
        return self.run(body)
    }
}
#endif
