// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uibaritem>
@MainActor open class UIBarItem: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
}

/// <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@MainActor open class UIBarButtonItem: UIBarItem {
    /// <https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction>
    open var primaryAction: UIAction?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// <https://developer.apple.com/documentation/uikit/uinavigationitem>
@MainActor open class UINavigationItem: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/title>
    open var title: String?
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/hidesbackbutton>
    open var hidesBackButton = false
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/prompt>
    open var prompt: String?
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems>
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/init(title:)>
    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }
}
