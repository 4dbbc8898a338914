// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouter
public import SwiftUI

/// A route that a view takes, from the screen that it belongs to.
///
/// ```swift
/// struct NoteView: View {
///     @Route(RoutableView<any LoginViewInput>()) private var login
///     var body: some View {
///         Button("Log in") { login(.presentModally) { $0.message = "Log in to read this note" } }
///     }
/// }
/// ```
@MainActor @propertyWrapper public struct Route<Protocol>: DynamicProperty {
    @Environment(\.routeSource) private var source
    @Environment(\.routeRegistry) private var registry
    private let route: RoutableView<Protocol>

    public init(_ route: RoutableView<Protocol>) { self.route = route }

    public var wrappedValue: RouteFromView<Protocol> { RouteFromView(route: route, source: source, registry: registry) }
}

/// A route and where it starts. See ``Route``.
@MainActor public struct RouteFromView<Protocol> {
    let route: RoutableView<Protocol>
    let source: (any ViewRouteSource)?
    let registry: RouteRegistry?

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - kind: How the view is shown; as its provider wants it unless given.
    ///   - preparation: Prepares the destination, before its provider does and before it is shown.
    /// - Returns: The router; nil if nobody provides the route. It need not be kept.
    @discardableResult
    public func callAsFunction(
        _ kind: ViewRouteKind = .defaultPath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        preparation: ((Protocol) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        perform(path: ViewRoutePath(kind, from: source), fileID: fileID, line: line, column: column, preparation)
    }

    /// Performs the route in a popover at an anchor.
    ///
    /// - Parameter preparation: Prepares the destination, before its provider does and before it is shown.
    @discardableResult
    public func popover(
        at anchor: ScreenAnchor, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: ((Protocol) -> Void)? = nil
    ) -> DestinationViewRouter<Protocol>? {
        perform(
            path: .presentAsPopover(from: source, anchor: anchor), fileID: fileID, line: line, column: column,
            preparation)
    }

    private func perform(
        path: ViewRoutePath, fileID: StaticString, line: UInt, column: UInt, _ preparation: ((Protocol) -> Void)?
    ) -> DestinationViewRouter<Protocol>? {
        registry.running {
            Router.perform(
                to: route, path: path, fileID: fileID, line: line, column: column, preparation: preparation)
        }
    }
}
#endif
