// SPDX-License-Identifier: Apache-2.0

import Foundation

/// <https://developer.apple.com/documentation/uikit/uistoryboard>
@available(visionOS, deprecated: 1.0)
@MainActor open class UIStoryboard: NSObject {
    private let name: String

    /// <https://developer.apple.com/documentation/uikit/uistoryboard/init(name:bundle:)>
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Creates the controller of a scene by `init(coder:)`.
    ///
    /// <https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)>
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = UISimulator.current.storyboards[name]?[identifier],
            let controller = scene.init(coder: NSCoder())
        else { preconditionFailure("the storyboard \"\(name)\" has no scene \"\(identifier)\"") }
        return controller
    }
}
