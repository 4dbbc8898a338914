// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    /// The model of the window that became active last; nil if the app shows no window.
    public static var front: NavigationModel? { FrontModels.shared.front }

    /// Opens a URL in the window that became active last, or in the next window that appears.
    ///
    /// Use it for events that the system hands to the app and not to a window: quick actions and notifications.
    ///
    /// ```swift
    /// func userNotificationCenter(
    ///     _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    /// ) async {
    ///     if let url = RouteURL.string(in: response.notification.request.content.userInfo) {
    ///         NavigationModel.openInFrontWindow(url: url)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - sender: The sender of the URL. Defaults to `outside`, which may open only patterns that allow it.
    ///   - completion: Receives the result once.
    public static func openInFrontWindow(
        url: String, by sender: URLSender = .outside, completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) {
        FrontModels.shared.run { model in Router.perform(url: url, from: model, by: sender, completion: completion) }
    }
}

/// The models of all shown windows.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor package final class FrontModels {
    static let shared = FrontModels()

    private struct Entry {
        weak var model: NavigationModel?
    }

    /// The model that became active last comes first.
    private var entries: [Entry] = []
    /// The actions that wait for a window.
    private var waiting: [(NavigationModel) -> Void] = []

    package init() {}

    package var front: NavigationModel? { entries.lazy.compactMap(\.model).first { !$0.isClosed } }

    package func add(_ model: NavigationModel) {
        entries.removeAll { $0.model == nil || $0.model === model }
        entries.append(Entry(model: model))
    }

    /// Notes that the window of a model has become active.
    package func activate(_ model: NavigationModel) {
        entries.removeAll { $0.model == nil || $0.model === model }
        entries.insert(Entry(model: model), at: 0)
    }

    /// Runs an action in the front window, after its screens are restored.
    package func run(_ action: @escaping (NavigationModel) -> Void) {
        guard let front else { return waiting.append(action) }
        front.restoration.after { [weak front] in
            if let front { action(front) }
        }
    }

    /// Runs the actions that wait for a window.
    package func windowHasAppeared() {
        let actions = waiting
        waiting = []
        for action in actions { run(action) }
    }
}
