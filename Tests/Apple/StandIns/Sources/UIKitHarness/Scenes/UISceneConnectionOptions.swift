// SPDX-License-Identifier: Apache-2.0

public import Foundation

#if !canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/foundation/nsuseractivity>
open class NSUserActivity: NSObject {
    public let activityType: String
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) { self.activityType = activityType }
}

/// <https://developer.apple.com/documentation/foundation/nssecurecoding>
public protocol NSSecureCoding {}

extension String: NSSecureCoding {}
#endif

extension UIScene {
    /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>
    @MainActor open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        @available(tvOS, unavailable)
        open internal(set) var shortcutItem: UIApplicationShortcutItem? {
            get { item }
            set { item = newValue }
        }
        @available(tvOS, unavailable)
        open internal(set) var notificationResponse: UNNotificationResponse? {
            get { response }
            set { response = newValue }
        }

        private var item: UIApplicationShortcutItem?
        private var response: UNNotificationResponse?

        override nonisolated init() { super.init() }
    }
}

/// <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@MainActor open class UIOpenURLContext: NSObject {
    public let url: URL

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    open var userInfo: [String: any NSSecureCoding]?

    init(type: String, userInfo: [String: any NSSecureCoding]?) {
        self.type = type
        self.userInfo = userInfo
        super.init()
    }
}

/// <https://developer.apple.com/documentation/usernotifications/unnotificationresponse>
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification

    init(_ userInfo: [AnyHashable: Any]) {
        notification = UNNotification(userInfo)
        super.init()
    }
}

/// <https://developer.apple.com/documentation/usernotifications/unnotification>
open class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(_ userInfo: [AnyHashable: Any]) {
        request = UNNotificationRequest(userInfo)
        super.init()
    }
}

/// <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>
open class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(_ userInfo: [AnyHashable: Any]) {
        content = UNNotificationContent(userInfo)
        super.init()
    }
}

/// <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>
open class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(_ userInfo: [AnyHashable: Any]) {
        self.userInfo = userInfo
        super.init()
    }
}
