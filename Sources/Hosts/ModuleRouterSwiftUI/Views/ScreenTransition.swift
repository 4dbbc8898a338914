// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewRoutePath {
    /// Returns the path with a navigation transition, for a pushed or a presented screen.
    ///
    /// ```swift
    /// Router.perform(to: .note, path: .push(from: self).navigationTransition(.zoom(sourceID: note.id, in: namespace)))
    /// ```
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func navigationTransition(_ transition: some NavigationTransition) -> ViewRoutePath {
        with(ScreenTransition { AnyView($0.navigationTransition(transition)) })
    }

    /// Returns the path with a transition that zooms from a view of the source. The view has the modifier
    /// `zoomSource(id:in:)` with the same arguments.
    ///
    /// On macOS, and on systems before iOS 18, tvOS 18, watchOS 11 and visionOS 2, the path has its usual transition.
    public func zooming(from id: some Hashable, in namespace: Namespace.ID) -> ViewRoutePath {
        #if os(macOS)
        self
        #else
        guard #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return self }
        return navigationTransition(.zoom(sourceID: id, in: namespace))
        #endif
    }

    private func with(_ transition: ScreenTransition) -> ViewRoutePath {
        var path = self
        path.options[ScreenTransitionKey.self] = transition
        return path
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Makes this view the source of the transition of routes with the same arguments. See `ViewRoutePath.zooming(from:in:)`.
    ///
    /// On systems before iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2, it has no effect.
    @ViewBuilder public func zoomSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            matchedTransitionSource(id: id, in: namespace)
        } else {
            self
        }
    }

    /// Applies the transition of the path that has shown a screen. It does not change while the screen is shown.
    @ViewBuilder func screenTransition(of shown: ShownScreen) -> some View {
        if let transition = shown.transition as? ScreenTransition { transition.apply(AnyView(self)) } else { self }
    }
}

/// The navigation transition of a path.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class ScreenTransition {
    let apply: (AnyView) -> AnyView

    init(apply: @escaping (AnyView) -> AnyView) { self.apply = apply }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private enum ScreenTransitionKey: ViewRouteOptionKey {
    static var defaultValue: ScreenTransition? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScreenTransition {
    /// Returns the transition of a path; nil for the usual one.
    static func of(_ options: ViewRouteOptions) -> ScreenTransition? { options[ScreenTransitionKey.self] }
}
#endif
