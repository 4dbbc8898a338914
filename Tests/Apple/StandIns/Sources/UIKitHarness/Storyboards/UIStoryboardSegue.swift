// SPDX-License-Identifier: Apache-2.0

/// visionOS deprecates segues and storyboards from its first version.
///
/// <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@available(visionOS, deprecated: 1.0)
@MainActor open class UIStoryboardSegue: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/identifier>
    public let identifier: String?
    /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/source>
    public let source: UIViewController
    /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/destination>
    public let destination: UIViewController

    /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/init(identifier:source:destination:)>
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Subclasses that show something override it.
    ///
    /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/perform()>
    open func perform() {}
}
