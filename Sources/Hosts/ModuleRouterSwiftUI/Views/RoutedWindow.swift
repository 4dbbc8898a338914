// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

/// The content of a window, and the presentations above it. Each window has its own ``NavigationModel``.
///
/// ```swift
/// struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup { RoutedWindow { ScreenStack(root: NoteListScreen()) }.opensURLs() }
///     }
/// }
/// ```
///
/// The window creates its model when it is shown for the first time, and keeps it until it is closed. Views read the model from
/// the environment: `@Environment(\.navigationModel)`. The commands of a menu read that of the focused window:
/// `@FocusedValue(\.navigationModel)`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RoutedWindow: View {
    @StateObject private var window = WindowContent()
    @Environment(\.routeRegistry) private var registry
    private let source: Source
    private var urlHandler: URLHandler?
    private var activities: [String] = []
    private var storageKey: String?

    private enum Source {
        case content(@MainActor () -> AnyObject)
        case contentInScope((any AnyRouteScope)?, @MainActor () -> AnyObject)
        case model(NavigationModel)
    }

    typealias URLHandler = @MainActor (_ result: Result<Any, RouteError>, _ model: NavigationModel) -> Void

    /// Creates the content of each window of a scene.
    ///
    /// - Parameter content: Creates the first content of a window: a screen or a container. Called once for each window.
    public init(content: @escaping @MainActor () -> AnyObject) { source = .content(content) }

    /// Creates the content of each window of a scene, in a scope.
    ///
    /// ```swift
    /// RoutedWindow(in: session) { ScreenStack(root: InboxScreen()) }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The scope of the windows, see `ViewRouteHost.scope`. A window follows its changes. Nil for none.
    ///   - content: Creates the first content of a window: a screen or a container. Called once for each window, in the scope and those
    ///     of the current task.
    public init(in scope: (any AnyRouteScope)?, content: @escaping @MainActor () -> AnyObject) {
        source = .contentInScope(scope, content)
    }

    /// Shows a model that the app has created, in one window.
    ///
    /// Use it for a scene that has one window, such as `Window` on macOS, for a hosting controller, and for tests. A model
    /// in the `App`, or in a `State` of the root view of a `WindowGroup`, can be shown by several windows: each of them then
    /// presents the same sheets. Debug builds of this library report such a model.
    public init(_ model: NavigationModel) { source = .model(model) }

    /// Opens the URLs that the system passes to this window. Only routes that allow external senders are performed.
    ///
    /// - Parameters:
    ///   - activities: The types of user activities, of Handoff for example, that contain a URL: as their `webpageURL`, or in their
    ///     `userInfo` under `RouteURL.userInfoKey`.
    ///   - completion: Receives the result of each URL, and the model of the window.
    public func opensURLs(
        activities: [String] = [],
        completion: @escaping @MainActor (_ result: Result<Any, RouteError>, _ model: NavigationModel) -> Void = {
            _, _ in
        }
    ) -> RoutedWindow {
        var window = self
        window.urlHandler = completion
        window.activities = activities
        return window
    }

    /// Stores the shown screens of each window in its scene, and shows them again after the next launch.
    ///
    /// The system keeps the state of a scene until the user closes its window. ``NavigationState`` describes the stored screens. URLs
    /// that the window receives in the meantime are opened after its screens are restored.
    ///
    /// - Parameter key: The key of the `SceneStorage`. Two windows in one scene need two keys.
    public func restoresScreens(key: String = "ModuleRouter.NavigationState") -> RoutedWindow {
        var window = self
        window.storageKey = key
        return window
    }

    /// The model of the window.
    private var model: NavigationModel {
        switch source {
        case .model(let model):
            window.shows(model)
            return model
        case .content(let content):
            return window.model { NavigationModel(registry.running(content)) }
        case .contentInScope(let scope, let content):
            let model = window.model {
                NavigationModel(registry.running { scope.map { $0.enter(content) } ?? content() })
            }
            model.scope = scope
            return model
        }
    }

    public var body: some View {
        let model = model
        ModelView(model: model, urlHandler: urlHandler, activities: activities, storageKey: storageKey)
            .environment(\.navigationModel, model)
            .focusedSceneValue(\.navigationModel, model)
    }
}

/// Shows a model.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct ModelView: View {
    let model: NavigationModel
    let urlHandler: RoutedWindow.URLHandler?
    let activities: [String]
    let storageKey: String?
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        restored
            .onAppear { FrontModels.shared.windowHasAppeared() }
            .onChange(of: scenePhase, initial: true) { _, phase in
                if phase == .active { FrontModels.shared.activate(model) }
            }
    }

    @ViewBuilder private var restored: some View {
        if let storageKey {
            RestoredView(content: opening, model: model, key: storageKey)
        } else {
            opening
        }
    }

    @ViewBuilder private var opening: some View {
        if let urlHandler {
            URLOpener(content: levels, source: model, activities: activities) { urlHandler($0, model) }
        } else {
            levels
        }
    }

    @ViewBuilder private var levels: some View {
        if let content = model.content { LevelView(level: content) }
    }
}
#endif
