// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A controller whose view must not get foreign subviews, such as `UIHostingController` and controllers that the system fills.
///
/// A host puts no sensor into its view. A presented controller needs none: the sensor is in the container view of the
/// presentation. In other cases the host detects the removal when something else moves with it (the screen below comes back),
/// and at the latest when the next route begins. There are two ways to report the removal immediately:
///
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
        for host in HostsOfSensorless.hosts(of: self) { host.hasDisappeared() }
    }
}

/// The hosts that have shown controllers without sensors.
@MainActor enum HostsOfSensorless {
    private struct Entry {
        weak var controller: UIViewController?
        weak var host: UIKitHost?
    }

    private static var entries: [Entry] = []

    static func add(_ controller: UIViewController, of host: UIKitHost) {
        entries.removeAll { $0.controller == nil || $0.controller === controller }
        entries.append(Entry(controller: controller, host: host))
    }

    static func hosts(of controller: UIViewController) -> [UIKitHost] {
        entries.filter { $0.controller === controller }.compactMap(\.host)
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
