// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import ModuleRouter
import UIKit

/// A hidden view in the view of a screen, or in that of its presentation: it comes to the window, and leaves it, and is freed,
/// together with that.
///
/// Documented callbacks of `UIView` are all that it needs: no delegate's place, and none of the screen's methods.
final class MovementSensor: UIView {
    weak var host: UIKitHost?
    /// Tells that the screen was freed.
    private var release: ReleaseSignal?

    init(of host: UIKitHost) {
        self.host = host
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        // What is freed may be in the middle of a change: it is looked at on the next turn.
        release = ReleaseSignal { [weak host] in host?.lookSoon() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        host?.hasMoved(self)
    }

    /// Puts one into a view, unless there is one.
    static func place(in view: UIView, for host: UIKitHost) {
        // UIKit does not allow subviews in the effect itself.
        let place = (view as? UIVisualEffectView)?.contentView ?? view
        for case let sensor as MovementSensor in place.subviews {
            sensor.host = host
            return
        }
        // That it comes itself is no news.
        host.change { place.addSubview(MovementSensor(of: host)) }
    }
}
#endif
