// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// <https://developer.apple.com/documentation/uikit/uiapplication>
@MainActor open class UIApplication: UIResponder {
    /// Posted when the app receives a warning from the system about low memory.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification>
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    override init() { super.init() }
}
