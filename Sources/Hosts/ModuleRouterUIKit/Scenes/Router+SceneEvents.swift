// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
public import UIKit

#if canImport(ObjectiveC)
public import Foundation
#else
import Foundation
#endif

#if canImport(UserNotifications)
public import UserNotifications
#endif

// The system hands URLs, user activities, quick actions and notifications to a scene. Each is opened as a URL.
extension Router {
    /// Opens the URLs that a scene was connected for: those of other apps, of user activities, of a quick action and of a notification.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     // Make the window visible first.
    ///     Router.perform(options, from: window)
    /// }
    /// ```
    ///
    /// A URL of a quick action has the sender `app`, since the app has written it. All other URLs have the sender `outside`, which may
    /// open only patterns that allow it.
    ///
    /// - Parameters:
    ///   - options: The options of `scene(_:willConnectTo:options:)`.
    ///   - source: The source of the routes, for example the window.
    ///   - completion: Receives the result of each URL.
    /// - Returns: Whether there was a URL.
    @MainActor @discardableResult
    public static func perform(
        _ options: UIScene.ConnectionOptions, from source: (any ViewRouteSource)?,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> Bool {
        var isFound = perform(options.urlContexts, from: source, completion: completion)
        for activity in options.userActivities where perform(activity, from: source, completion: completion) {
            isFound = true
        }
        #if !os(tvOS)
        if let item = options.shortcutItem, perform(item, from: source, completion: completion) { isFound = true }
        if let response = options.notificationResponse, perform(response, from: source, completion: completion) {
            isFound = true
        }
        #endif
        return isFound
    }

    /// Opens the URLs that a connected scene receives from other apps.
    ///
    /// - Parameters:
    ///   - contexts: The contexts of `scene(_:openURLContexts:)`.
    ///   - source: The source of the routes, for example the window.
    ///   - completion: Receives the result of each URL.
    /// - Returns: Whether there was a URL.
    @MainActor @discardableResult
    public static func perform(
        _ contexts: Set<UIOpenURLContext>, from source: (any ViewRouteSource)?,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> Bool {
        for context in contexts {
            open(context.url.absoluteString, from: source, by: .outside, completion: completion)
        }
        return !contexts.isEmpty
    }

    /// Opens the URL of a user activity, of Handoff or of a universal link: the one in its `userInfo` under ``RouteURL/userInfoKey``, or
    /// else its `webpageURL`.
    ///
    /// - Parameters:
    ///   - activity: The activity of `scene(_:continue:)`.
    ///   - source: The source of the route, for example the window.
    ///   - completion: Receives the result of the URL.
    /// - Returns: Whether there was a URL.
    @MainActor @discardableResult
    public static func perform(
        _ activity: NSUserActivity, from source: (any ViewRouteSource)?,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> Bool {
        let url = RouteURL.string(in: activity.userInfo) ?? activity.webpageURL?.absoluteString
        return open(url, from: source, by: .outside, completion: completion)
    }

    #if !os(tvOS)
    /// Opens the URL of a quick action, which is in its `userInfo` under ``RouteURL/userInfoKey``.
    ///
    /// - Parameters:
    ///   - item: The item of `windowScene(_:performActionFor:)`.
    ///   - source: The source of the route, for example the window.
    ///   - completion: Receives the result of the URL.
    /// - Returns: Whether there was a URL.
    @MainActor @discardableResult
    public static func perform(
        _ item: UIApplicationShortcutItem, from source: (any ViewRouteSource)?,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> Bool {
        open(RouteURL.string(in: item.userInfo), from: source, by: .app, completion: completion)
    }

    /// Opens the URL of a notification, which is in its `userInfo` under ``RouteURL/userInfoKey``.
    ///
    /// - Parameters:
    ///   - response: The response of `userNotificationCenter(_:didReceive:)`.
    ///   - source: The source of the route, for example the window.
    ///   - completion: Receives the result of the URL.
    /// - Returns: Whether there was a URL.
    @MainActor @discardableResult
    public static func perform(
        _ response: UNNotificationResponse, from source: (any ViewRouteSource)?,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> Bool {
        let url = RouteURL.string(in: response.notification.request.content.userInfo)
        return open(url, from: source, by: .outside, completion: completion)
    }
    #endif

    @MainActor @discardableResult
    private static func open(
        _ url: String?, from source: (any ViewRouteSource)?, by sender: URLSender,
        completion: ((Result<Any, RouteError>) -> Void)?
    ) -> Bool {
        guard let url else { return false }
        perform(url: url, from: source, by: sender, completion: completion)
        return true
    }
}
#endif
