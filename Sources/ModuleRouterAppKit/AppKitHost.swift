// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouter

/// A window of AppKit's, with all that routes show in it and above it: the host of AppKit.
///
/// View controllers and views are sources of routes by themselves, and an app does not make hosts: a window gets one when the
/// first route starts there.
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
/// | ``ModuleRouter/ViewRouteKind/animator`` | `present(_:animator:)` |
/// | `show`, `showDetail`, ``ModuleRouter/ViewRouteKind/window`` | a window of its own, that is not modal |
/// | `addAsChild` | `addChild`, and its view inside of that of the source |
/// | `addAsSubview` | `addSubview`, of an `NSView` |
///
/// AppKit has no stack of screens: `push` is an `unsupportedPath`, as are `tab` and `performSegue`.
///
/// Nothing is swizzled, and no delegate taken. A view that leaves its window, a window that will close and a popover that has
/// closed are signs; whether a view controller is still presented, a child still a child, is then looked at. AppKit does not
/// tell who closes a window or a popover: routes learn that it was the user, unless a router did it.
@MainActor public final class AppKitHost: ViewRouteHost {
    public let name = "AppKit"
    public let transitions = ViewTransitionQueue()
    /// The window; nil if it has gone.
    public private(set) weak var window: NSWindow?

    /// Of what is shown, in the order in which it came.
    private(set) var presentations: [AppKitPresentation] = []
    private var isAuditing = false
    private var isClosed = false

    init(_ window: NSWindow) { self.window = window }

    func remember(_ presentation: AppKitPresentation) { presentations.append(presentation) }

    func forget(_ presentation: AppKitPresentation) { presentations.removeAll { $0 === presentation } }

    // MARK: What happens without a router

    /// The window is being closed: AppKit takes away all that is in it and above it.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        let presentations = presentations
        self.presentations = []
        for presentation in presentations { presentation.isLeaving = true }
        // The views are kept until all have been told.
        let views = presentations.map(\.shownObject)
        withExtendedLifetime(views) {
            for presentation in presentations.reversed() { presentation.hasGone(by: .user) }
            // Windows that are not modal would stay.
            for presentation in presentations.reversed() { presentation.takeAway() }
        }
    }

    /// Something has happened after which a view may not be there any more. Looks on the next turn, when AppKit has done.
    func auditSoon() {
        guard !isAuditing, !isClosed else { return }
        isAuditing = true
        // Routes wait until it is known what is there.
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

    /// Takes a view away, and all that was shown from it, the uppermost first.
    func remove(_ presentation: AppKitPresentation) {
        let going = presentations.filter { $0.depends(on: presentation) }
        leave(going.reversed(), as: presentation) { $0 === presentation ? .router : .code }
    }

    private func leave(
        _ going: [AppKitPresentation], as main: AppKitPresentation? = nil,
        by origin: (AppKitPresentation) -> ViewRouteOrigin
    ) {
        let origins = going.map { origin($0) }
        // The views are kept until all have been told.
        let views = going.map(\.shownObject)
        for (presentation, origin) in zip(going, origins) where presentation !== main {
            presentation.willGo(by: origin)
        }
        for presentation in going { presentation.isLeaving = true }
        withExtendedLifetime(views) {
            for presentation in going { presentation.takeAway() }
            for (presentation, origin) in zip(going, origins) {
                guard presentation.isInPlace else {
                    presentation.hasGone(by: origin)
                    continue
                }
                presentation.isLeaving = false
                presentation.staysAfterAll(.refused("AppKit has not taken it away"))
            }
        }
    }
}
#endif
