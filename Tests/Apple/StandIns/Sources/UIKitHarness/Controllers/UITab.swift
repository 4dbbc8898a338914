// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uitab>
@available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
@MainActor open class UITab: NSObject {
    open var title: String
    open var image: UIImage?
    public let identifier: String
    /// <https://developer.apple.com/documentation/uikit/uitab/badgevalue>
    open var badgeValue: String?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private(set) var made: UIViewController?

    /// Creates the controller when the tab is first selected.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitab/init(title:image:identifier:viewcontrollerprovider:)>
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uitab/viewcontroller>
    open var viewController: UIViewController? {
        if made == nil {
            made = provider?(self)
            made?.ownTab = self
        }
        return made
    }
}
