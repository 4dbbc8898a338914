// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouterViews

extension NSViewController: ViewRouteSource {
    /// The host of the window that contains the controller's view. If a screen of another toolkit contains the controller, the
    /// host of that screen.
    public var viewRouteHost: (any ViewRouteHost)? {
        let containers = sequence(first: self) { $0.parent }
        return EmbeddingHosts.host(of: containers.lazy.map { $0 as AnyObject })
            ?? (isViewLoaded ? view.viewRouteHost : nil)
    }
}

extension NSView: ViewRouteSource {
    public var viewRouteHost: (any ViewRouteHost)? { window.flatMap { AppKitHost.host(of: $0) } }
}

extension NSWindow: ViewRouteSource {
    /// The host of the window. As a source, the window stands for its uppermost view controller: of its content, of the sheet
    /// above it, or of the modal window or popover that a route has shown from it.
    public var viewRouteHost: (any ViewRouteHost)? { AppKitHost.host(of: self) }
}

extension AppKitHost {
    private struct Entry {
        weak var window: NSWindow?
        /// The host. Nil after the window was closed: its view is still in it, but cannot be a source.
        var host: AppKitHost?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns the host of a window: its own, or the host of the window that shows it. Nil if the window was closed.
    public static func host(of window: NSWindow) -> AppKitHost? {
        AppKitNotifications.observe()
        if let owner = entries.values.lazy.compactMap(\.host).first(where: { $0.shows(window) }) { return owner }
        if let parent = window.sheetParent { return host(of: parent) }
        let id = ObjectIdentifier(window)
        if let entry = entries[id], entry.window === window, entry.host != nil || !window.isVisible {
            return entry.host
        }
        let host = AppKitHost(window)
        entries = entries.filter { $0.value.window != nil }
        entries[id] = Entry(window: window, host: host)
        return host
    }

    private func shows(_ window: NSWindow) -> Bool { presentations.contains { $0.window === window } }

    static func windowWillClose(_ window: NSWindow) {
        for host in entries.values.compactMap(\.host) { host.endDialog(in: window) }
        let id = ObjectIdentifier(window)
        if let host = entries[id]?.host, host.window === window {
            entries[id]?.host = nil
            host.close()
            return
        }
        let owner = entries.values.lazy.compactMap(\.host).first { $0.shows(window) }
        guard let owner else { return }
        // The view may still be in the closed window, which has no host any more.
        entries[id] = Entry(window: window, host: nil)
        for presentation in owner.presentations where presentation.window === window {
            presentation.hasGivenSign(by: .user)
        }
    }

    static func hasDisappeared(_ controller: AnyObject) {
        for host in entries.values.compactMap(\.host) {
            for presentation in host.presentations where presentation.shownObject === controller {
                presentation.hasGivenSign()
            }
        }
    }

    static func popoverHasClosed() {
        for host in entries.values.compactMap(\.host) {
            for presentation in host.presentations where presentation.kind == .presentAsPopover {
                presentation.hasGivenSign(by: presentation.isInPlace ? nil : .user)
            }
        }
    }
}

/// Observes AppKit's notifications.
@MainActor private enum AppKitNotifications {
    private static let tokens = [
        NotificationCenter.default.addObserver(forName: NSWindow.willCloseNotification, object: nil, queue: nil) {
            notification in
            guard let window = notification.object as? NSWindow else { return }
            // AppKit posts it on the main thread, where windows are closed.
            MainActor.assumeIsolated { AppKitHost.windowWillClose(window) }
        },
        NotificationCenter.default.addObserver(forName: NSPopover.didCloseNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { AppKitHost.popoverHasClosed() }
        },
    ]

    private static let observesDisappearances: Bool = {
        DisappearedViews.add { AppKitHost.hasDisappeared($0) }
        return true
    }()

    /// Begins to observe, at the first call.
    static func observe() { _ = (tokens, observesDisappearances) }
}
#endif
