// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Adds a view at the upper edge, within the horizontal margins of this view.
    func place(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
            view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// Adds a view that fills this one.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UILabel {
    /// Makes a label with any number of lines.
    convenience init(_ text: String, _ style: UIFont.TextStyle) {
        self.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        font = .preferredFont(forTextStyle: style)
    }
}
#endif
