// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor open class UIResponder: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open var next: UIResponder? { nil }

    public override init() { super.init() }
}
