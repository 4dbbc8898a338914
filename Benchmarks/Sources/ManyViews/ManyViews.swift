// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import ModuleRouterTesting

/// A provider of a thousand, and the route to its screen.
public struct ManyViews: Sendable {
    public let provider: any RouteRegistrable.Type
    /// Pushes the screen, by a key that is declared plainly.
    public let push: @MainActor @Sendable (HeadlessWindow) -> ViewRoute?

    public static let all = file0
}
