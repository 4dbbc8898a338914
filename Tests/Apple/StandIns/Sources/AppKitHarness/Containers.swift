// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/appkit/nstabviewcontroller>
@MainActor open class NSTabViewController: NSViewController {}

/// <https://developer.apple.com/documentation/appkit/nssplitviewcontroller>
@MainActor open class NSSplitViewController: NSViewController {
    open override func loadView() { view = NSSplitView(frame: .zero) }
}

/// <https://developer.apple.com/documentation/appkit/nssplitview>
@MainActor open class NSSplitView: NSView {
    /// Whether every subview is a pane.
    ///
    /// <https://developer.apple.com/documentation/appkit/nssplitview/arrangesallsubviews>
    open var arrangesAllSubviews = true
    /// <https://developer.apple.com/documentation/appkit/nssplitview/arrangedsubviews>
    open var arrangedSubviews: [NSView] { arrangesAllSubviews ? subviews : [] }
}
