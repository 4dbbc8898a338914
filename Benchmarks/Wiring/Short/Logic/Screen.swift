// SPDX-License-Identifier: Apache-2.0

/// A screen of the toolkit that stands for UIKit.
@MainActor open class Screen {
    public let title: String

    public init(_ title: String) { self.title = title }

    /// Called after the screen has left its window.
    open func didDisappear() {}
}
