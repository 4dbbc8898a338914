// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouterViews

/// An AppKit window with everything that routes show in it and above it: the host for AppKit.
///
/// View controllers and views are sources. An app does not create hosts: a window gets one when the first route starts there.
///
/// ```swift
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentAsSheet(from: self))
/// ```
///
/// | path | in AppKit |
/// | --- | --- |
/// | `presentModally` | `presentAsModalWindow` |
/// | `presentAsSheet` | `presentAsSheet` |
/// | `presentAsPopover` | a popover at the anchor, an `NSView` or `NSViewController` |
/// | `ViewRouteKind.animator` | `present(_:animator:)` |
/// | `show`, `showDetail`, `ViewRouteKind.window` | a window of its own, which is not modal |
/// | `addAsChild` | `addChild`; the view is added to the view of the source |
/// | `addAsSubview` | `addSubview` with an `NSView` |
///
/// AppKit has no stack of screens: `push` is an `unsupportedPath`, and so are `tab` and `performSegue`.
///
/// The host uses no swizzling and no delegates. When a view leaves its window, a window will close, or a popover has closed,
/// the host checks which view controllers are still presented and which children are still there. AppKit does not report who
/// closes a window or a popover. Unless a router did it, routes report the user.
@MainActor public final class AppKitHost: ViewRouteHost {
    public let name = "AppKit"
    public let transitions = ViewTransitionQueue()
    /// The window; nil if it was deallocated.
    public private(set) weak var window: NSWindow?

    /// The presentations of the shown views, oldest first.
    private(set) var presentations: [AppKitPresentation] = []
    /// The open dialog.
    var dialog: AppKitDialog?
    private var isAuditing = false
    private var isClosed = false

    init(_ window: NSWindow) { self.window = window }

    func remember(_ presentation: AppKitPresentation) { presentations.append(presentation) }

    func forget(_ presentation: AppKitPresentation) { presentations.removeAll { $0 === presentation } }

    // MARK: Changes without a router

    /// Ends all presentations. AppKit is closing the window and removes everything in it and above it.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        let presentations = presentations
        self.presentations = []
        for presentation in presentations { presentation.isLeaving = true }
        // Keep the views until all presentations are notified.
        let views = presentations.map(\.shownObject)
        withExtendedLifetime(views) {
            for presentation in presentations.reversed() { presentation.didRemove(by: .user) }
            // Windows that are not modal would stay open.
            for presentation in presentations.reversed() { presentation.takeAway() }
        }
        endDialog()
        transitions.windowDidClose()
    }

    /// Checks the hierarchy after an event that may have removed views. Checks it later, when AppKit has completed the change.
    func auditSoon() {
        guard !isAuditing, !isClosed else { return }
        isAuditing = true
        // Routes wait for the result of the check.
        transitions.begin()
        Task {
            isAuditing = false
            audit()
            transitions.end()
        }
    }

    private func audit() {
        defer { for presentation in presentations { presentation.wasAudited() } }
        let lost = presentations.filter { !$0.isLeaving && !$0.isInPlace }
        let going = presentations.filter { presentation in lost.contains { presentation.depends(on: $0) } }
        leave(going.reversed()) { presentation in
            let isOnOther = lost.contains { $0 !== presentation && presentation.depends(on: $0) }
            return isOnOther ? .code : presentation.closer ?? .code
        }
    }

    /// Removes a view and everything that was shown from it, uppermost first.
    func remove(_ presentation: AppKitPresentation) {
        let going = presentations.filter { $0.depends(on: presentation) }
        leave(going.reversed(), as: presentation) { $0 === presentation ? .router : .code }
    }

    private func leave(
        _ going: [AppKitPresentation], as main: AppKitPresentation? = nil,
        by initiator: (AppKitPresentation) -> ViewRouteInitiator
    ) {
        let initiators = going.map { initiator($0) }
        // Keep the views until all presentations are notified.
        let views = going.map(\.shownObject)
        for (presentation, initiator) in zip(going, initiators) where presentation !== main {
            presentation.willRemove(by: initiator)
        }
        for presentation in going { presentation.isLeaving = true }
        withExtendedLifetime(views) {
            for presentation in going { presentation.takeAway() }
            for (presentation, initiator) in zip(going, initiators) {
                guard presentation.isInPlace else {
                    presentation.didRemove(by: initiator)
                    continue
                }
                presentation.isLeaving = false
                presentation.cancelRemoval(.refused("AppKit has not taken it away"))
            }
        }
    }
}
#endif
