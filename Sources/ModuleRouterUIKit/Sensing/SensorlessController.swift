// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A controller whose view must not get subviews of others: `UIHostingController` is one, and those that the system fills.
///
/// A host puts no sensor into it. If it is presented, it needs none, and nor does any other: the sensor is in the container view of
/// the presentation. Else the host notices that such a screen goes where something else moves with it (what was below comes back),
/// and at the latest when the next route begins. To let it know at once, there are two ways:
///
/// - a controller around it, which may have the sensor: `path.inside(.plainController)`, see ``PlainContainerController``;
/// - a line in a subclass of its own:
///
/// ```swift
/// override func viewDidDisappear(_ animated: Bool) {
///     super.viewDidDisappear(animated)
///     routeViewDidDisappear()
/// }
/// ```
///
/// UIKit's own are sensorless already. Say so of a controller of another framework that is embedded, or pushed, or is a navigation
/// controller:
///
/// ```swift
/// extension AVPlayerViewController: @retroactive SensorlessController {}
/// ```
@MainActor public protocol SensorlessController: UIViewController {}

extension UIViewController {
    /// Lets the host look whether this screen has gone. Call it in `viewDidDisappear(_:)` of a ``SensorlessController``.
    public func routeViewDidDisappear() {
        // Out of its window, it does not know its host any more.
        for host in HostsOfSensorless.hosts(of: self) { host.hasDisappeared() }
    }
}

/// Which hosts have shown controllers that have no sensor.
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
