// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// The hosts that have shown a controller without a sensor.
@MainActor final class SensorlessHosts {
    /// An object of the controller. It reports the deallocation of the controller to the hosts.
    private final class Link {
        let hosts: SensorlessHosts
        private let release: ReleaseSignal

        @MainActor init(_ hosts: SensorlessHosts) {
            self.hosts = hosts
            // The hierarchy may be changing during the deallocation, so check it later.
            release = ReleaseSignal { hosts.wasReleased() }
        }
    }

    private struct Weak {
        weak var host: UIKitHost?
    }

    private static let links = AssociatedObject<Link>()
    private let name: String
    private var all: [Weak] = []

    private init(of controller: UIViewController) { name = UIKitHost.name(of: controller) }

    static func of(_ controller: UIViewController) -> SensorlessHosts? { links[controller]?.hosts }

    static func add(_ host: UIKitHost, of controller: UIViewController) {
        let hosts = of(controller) ?? SensorlessHosts(of: controller)
        if hosts.all.isEmpty { links[controller] = Link(hosts) }
        if !hosts.all.contains(where: { $0.host === host }) { hosts.all.append(Weak(host: host)) }
    }

    /// Makes the hosts check whether the controller was removed.
    func report() { for one in all { one.host?.hasDisappeared() } }

    private func wasReleased() {
        let hosts = all.compactMap(\.host).filter { !$0.isClosed && $0.window != nil }
        if hosts.contains(where: { $0.shown.all.contains { $0.hasArrived && $0.element == nil } }) {
            RouteLog.debug(
                """
                \(name) was removed, and its route learned it from its deallocation: \
                use the RoutedHostingController of ModuleRouterSwiftUI, or call routeViewDidDisappear() in its viewDidDisappear(_:)
                """)
        }
        for host in hosts { host.lookSoon() }
    }
}
#endif
