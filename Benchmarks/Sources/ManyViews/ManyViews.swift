// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import ModuleRouterTesting

/// One of a thousand providers, and the route to its view.
public struct ManyViews: Sendable {
    public let provider: any RouteRegistrable.Type
    /// Pushes the view, by a key that is declared plainly.
    public let push: @MainActor @Sendable (HeadlessWindow) -> ViewRoute?

    public static let all = file0
}
