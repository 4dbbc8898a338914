// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiscene>
@MainActor open class UIScene: UIResponder {
    /// Posted when the scene is removed from the app, by the user or by the system.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification>
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    override init() { super.init() }
}

/// <https://developer.apple.com/documentation/uikit/uiwindowscene>
@MainActor open class UIWindowScene: UIScene {}
