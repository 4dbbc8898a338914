// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiimage>
@MainActor open class UIImage: NSObject {
    /// The name of the symbol that it shows.
    public let systemName: String

    /// <https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)>
    public init?(systemName name: String) {
        systemName = name
        super.init()
    }
}

/// <https://developer.apple.com/documentation/uikit/uitabbaritem>
@MainActor open class UITabBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag: Int
    /// <https://developer.apple.com/documentation/uikit/uitabbaritem/badgevalue>
    open var badgeValue: String?

    /// <https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)>
    public init(title: String?, image: UIImage?, tag: Int) {
        (self.title, self.image, self.tag) = (title, image, tag)
        super.init()
    }
}
