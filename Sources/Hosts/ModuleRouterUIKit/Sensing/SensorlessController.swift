// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
public import UIKit
#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A controller whose view must not get foreign subviews, such as `UIHostingController` and controllers that the system fills.
///
/// A host puts no sensor into its view. A presented controller needs none: the sensor is in the container view of the
/// presentation. In other cases the host detects the removal when something else moves with it (the screen below comes back),
/// when the controller is deallocated, or when the next route begins. In a stack of hosting controllers, nothing else moves, and the
/// initiator of a removal that only the deallocation shows is `release`. There are three ways to report the removal immediately:
///
/// - the `RoutedHostingController` of `ModuleRouterSwiftUI` instead of `UIHostingController`;
/// - a container that may have the sensor: `path.inside(.plainController)`, see ``PlainContainerController``;
/// - one line in a subclass:
///
/// ```swift
/// override func viewDidDisappear(_ animated: Bool) {
///     super.viewDidDisappear(animated)
///     routeViewDidDisappear()
/// }
/// ```
///
/// UIKit's own controllers of this sort already conform. Declare the conformance for a controller of another framework that is
/// embedded, is pushed, or is a navigation controller:
///
/// ```swift
/// extension AVPlayerViewController: @retroactive SensorlessController {}
/// ```
@MainActor public protocol SensorlessController: UIViewController {}

extension UIViewController {
    /// Makes the host check whether this screen was removed. Call it in `viewDidDisappear(_:)` of a ``SensorlessController``.
    public func routeViewDidDisappear() {
        // Outside of its window, the controller cannot find its host.
        SensorlessHosts.of(self)?.report()
    }
}

extension UIAlertController: SensorlessController {}
extension UISearchController: SensorlessController {}
#if !os(tvOS)
extension UIActivityViewController: SensorlessController {}
extension UIImagePickerController: SensorlessController {}
#endif

#if canImport(SwiftUI)
extension UIHostingController: SensorlessController {}
#endif
#endif
