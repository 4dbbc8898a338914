// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// https://developer.apple.com/documentation/swiftui/app/main()
    @MainActor @preconcurrency public static func main() { fatalError("there is no display: a test shows the app") }
}

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public nonisolated struct WindowGroup<Content: View>: Scene {
    let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("a window is shown by itself") }
}

/// A scene of windows, as a test finds it in an app.
@MainActor protocol ShowsWindows {
    /// A window of the scene.
    func screen() -> RenderedScreen
}

extension WindowGroup: ShowsWindows {
    @MainActor func screen() -> RenderedScreen { RenderedScreen(content) }
}

extension App {
    /// What is seen when the app has started; nil if it begins without a window.
    func screen() -> RenderedScreen? { (body as? any ShowsWindows)?.screen() }
}
