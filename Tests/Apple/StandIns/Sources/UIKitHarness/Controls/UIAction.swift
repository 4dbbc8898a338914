// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiactionhandler>
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// <https://developer.apple.com/documentation/uikit/uiaction>
@MainActor open class UIAction: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiaction/title>
    open var title: String
    let handler: UIActionHandler

    /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)>
    public init(title: String = "", handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
        super.init()
    }
}

extension UIBarButtonItem {
    /// <https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)>
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
    }
}

/// <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor open class UIControl: UIView {
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event>
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

/// <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor open class UIButton: UIControl {
    /// <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>
    public enum ButtonType: Int, Sendable { case custom = 0, system = 1 }

    /// <https://developer.apple.com/documentation/uikit/uibutton/currenttitle>
    open private(set) var currentTitle: String?

    /// <https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)>
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        currentTitle = primaryAction?.title
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}
