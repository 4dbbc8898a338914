// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uifont>
@MainActor open class UIFont: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle>
    public struct TextStyle: Hashable, Sendable {
        let name: String
        public static let title1 = TextStyle(name: "title1")
        public static let headline = TextStyle(name: "headline")
        public static let body = TextStyle(name: "body")
        public static let callout = TextStyle(name: "callout")
        public static let footnote = TextStyle(name: "footnote")
    }

    /// <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// <https://developer.apple.com/documentation/uikit/uicolor>
@MainActor open class UIColor: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uicolor/systembackground>
    open class var systemBackground: UIColor { UIColor() }
}

/// <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont!
}

/// <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>
    open var isSecureTextEntry = false
}

/// <https://developer.apple.com/documentation/uikit/uiscrollview>
@MainActor open class UIScrollView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
    public let contentLayoutGuide = UILayoutGuide()
}

#if canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@MainActor @objc public protocol UITextViewDelegate: NSObjectProtocol {
    @objc optional func textViewDidChange(_ textView: UITextView)
}
#else
/// <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
}
#endif

/// <https://developer.apple.com/documentation/uikit/uitextview>
@MainActor open class UITextView: UIScrollView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    open var font: UIFont?
    open var isEditable = true
    open weak var delegate: (any UITextViewDelegate)?
}

extension UITextView {
    /// Notifies the delegate, as UIKit does after the user has typed.
    func tellDidChange() {
        #if canImport(ObjectiveC)
        delegate?.textViewDidChange?(self)
        #else
        delegate?.textViewDidChange(self)
        #endif
    }
}
