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
///
/// "Every window in the group maintains independent state. For example, the system allocates new storage for any State or
/// StateObject variables instantiated by the scene's view hierarchy for each window that it creates."
public nonisolated struct WindowGroup<Content: View>: Scene {
    let makeContent: () -> Content

    /// Also stands in for https://developer.apple.com/documentation/swiftui/windowgroup/init(content:), which is deprecated.
    public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) { self.makeContent = makeContent }

    public var body: Never { fatalError("a window is shown by itself") }
}

/// A scene of windows, as a test finds it in an app.
@MainActor protocol ShowsWindows {
    /// Makes the content of a window.
    func content() -> any View
}

extension WindowGroup: ShowsWindows {
    @MainActor func content() -> any View { makeContent() }
}

/// An app that has been launched, whose user opens windows.
@MainActor final class LaunchedApp {
    private let policy: SwiftUIPolicy
    private let scene: (any ShowsWindows)?
    private var template: (any View)?

    init(_ app: some App, policy: SwiftUIPolicy = SwiftUIPolicy()) {
        self.policy = policy
        scene = app.body as? any ShowsWindows
    }

    /// Opens a new window, or restores the window of an earlier launch. Returns nil if the app has no windows.
    func openWindow(restoring store: SceneStore = SceneStore()) -> RenderedScreen? {
        guard let scene else { return nil }
        let content = policy.makesContentOnce ? template ?? scene.content() : scene.content()
        template = content
        return RenderedScreen(content, policy: policy, store: store)
    }
}

extension App {
    /// Returns the screen of the app's first window, or nil if the app starts without a window.
    func screen() -> RenderedScreen? { LaunchedApp(self).openWindow() }
}
