// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import ModuleRouterViews
import UIKit

/// A hidden view in the view of a screen or of its presentation. It enters the window, leaves it, and is deallocated together
/// with that view.
///
/// It uses only documented callbacks of `UIView`. It needs no delegate and no method of the screen.
final class MovementSensor: UIView {
    weak var host: UIKitHost?
    /// Reports that the screen was deallocated.
    private var release: ReleaseSignal?

    init(of host: UIKitHost) {
        self.host = host
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        // The hierarchy may be changing during the deallocation, so check it later.
        release = ReleaseSignal { [weak host] in host?.lookSoon() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        host?.hasMoved(self)
    }

    /// The sensor of a view. The view may redirect its subviews, so they do not show whether it has one.
    private static let sensors = AssociatedObject<MovementSensor>()

    /// Puts a sensor into a view, unless the view has one.
    ///
    /// The sensor is never the first of several subviews: there, UIKit looks for the scroll view that its bars follow.
    static func place(in view: UIView, for host: UIKitHost) {
        // UIKit does not allow subviews in the effect view itself.
        let place = (view as? UIVisualEffectView)?.contentView ?? view
        let known = sensors[place]
        let sensor = known ?? MovementSensor(of: host)
        if known == nil { sensors[place] = sensor }
        sensor.host = host
        // The host ignores the arrival of the sensor itself.
        if sensor.superview?.isDescendant(of: place) != true { return host.change { place.addSubview(sensor) } }
        guard let subviews = sensor.superview?.subviews, subviews.first === sensor, subviews.count > 1 else { return }
        host.change { sensor.superview?.bringSubviewToFront(sensor) }
    }
}
#endif
