// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ModuleRouterViews
#if canImport(SwiftUI)
import SwiftUI
#endif

/// An invisible view inside of an observed view. It reports that the view has left its window or was deallocated.
final class RemovalSensor: NSView {
    private let released: ReleaseSignal
    private let left: @MainActor () -> Void

    private init(released: ReleaseSignal, left: @escaping @MainActor () -> Void) {
        self.released = released
        self.left = left
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        if window == nil { left() }
    }

    /// Observes a view in place of its previous observation. If the view must not get a foreign subview, only its deallocation is
    /// reported: the window, the popover, or the next route shows that it was removed.
    static func observe(
        _ view: NSView, of controller: NSViewController?, released: @escaping @MainActor () -> Void,
        left: @escaping @MainActor () -> Void
    ) {
        (objc_getAssociatedObject(view, key) as? RemovalSensor)?.removeFromSuperview()
        let sensor = RemovalSensor(released: ReleaseSignal(released), left: left)
        objc_setAssociatedObject(view, key, sensor, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if !(view is any SensorlessView), !(controller is any SensorlessView) { view.addSubview(sensor) }
    }

    /// Never deallocated.
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// A view, or a controller of a view, that must not get foreign subviews.
@MainActor protocol SensorlessView {}

/// Every subview is a pane.
extension NSSplitView: SensorlessView {}

#if canImport(SwiftUI)
extension NSHostingView: SensorlessView {}
extension NSHostingController: SensorlessView {}
#endif
#endif
