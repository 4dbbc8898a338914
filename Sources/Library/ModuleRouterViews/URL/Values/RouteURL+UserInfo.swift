// SPDX-License-Identifier: Apache-2.0

// URLs in what the system hands to an app: user activities, quick actions and notifications.
extension RouteURL {
    /// The key of a URL in the `userInfo` of a user activity, a quick action or a notification: `ModuleRouter.url`.
    ///
    /// ```swift
    /// content.userInfo = [RouteURL.userInfoKey: "notes://note/garden"]
    /// ```
    public static let userInfoKey = "ModuleRouter.url"

    /// Returns the URL in the `userInfo` of a user activity, a quick action or a notification; nil if there is none.
    public static func string(in userInfo: [AnyHashable: Any]?) -> String? {
        userInfo?[userInfoKey].flatMap { $0 as? String }
    }
}
