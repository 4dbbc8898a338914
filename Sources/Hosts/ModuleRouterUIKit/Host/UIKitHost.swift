// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
public import ModuleRouterViews
public import UIKit

/// A UIKit window with everything that routes show in it and above it: the host for UIKit.
///
/// An app does not create hosts: the first route from a controller or a view of a window finds or creates its host. To observe
/// screens that other code shows before that, add one line where the window is created:
///
/// ```swift
/// UIKitHost.of(window)
/// ```
///
/// Every controller and every view of the window is a source. The window itself stands for its visible screen: in the uppermost
/// presented controller, the last of its stack, its selected tab, or its detail. Use the window, for example, in code that
/// receives a URL from the scene.
///
/// UIKit shows the kinds of paths as follows:
///
/// | path | in UIKit |
/// | --- | --- |
/// | `push` | a push onto the `UINavigationController` around the source |
/// | `presentModally` | a presentation in the style of ``UIKitPresentationStyle`` |
/// | `presentAsSheet` | a presentation as a page sheet, or in that style; not on tvOS |
/// | `presentAsPopover` | a popover at the anchor: a view, a bar button item or a controller; not on tvOS |
/// | `show` | `show(_:sender:)` of the source |
/// | `showDetail` | the secondary column of the `UISplitViewController` around the source; `show` if there is none |
/// | `tab` | the last tab of the `UITabBarController` around the source |
/// | `addAsChild` | a child of the source, which fills the source's view unless a handler puts it elsewhere |
/// | `addAsSubview` | a subview of the source |
/// | `performSegue` | a segue of a storyboard, see ``UIKit/UIViewController/prepareRoute(for:sender:)`` |
///
/// UIKit reports the end of a view only to its delegate and to its subclass, and a host is neither. Hidden views in the screens
/// report *that* something has moved, and the host checks the hierarchy to find *what*. In this way it detects every removal:
/// by the user, by other code, by a closed window, and by deallocation.
///
/// When the system warns that its memory is low, the library releases the destinations that are cached: see
/// `RouteRegistry.releaseCached()`.
///
/// > Important: UIKit does not report *who* removes a view. The host attributes the removal of a single uppermost screen to the
///   user if the transition is interactive or the user can dismiss the screen. To be reported as code, code that pops or
///   dismisses a screen must call UIKit inside of ``attribute(to:_:)``.
@MainActor public final class UIKitHost: ViewRouteHost {
    public let name = "UIKit"
    let queue = ViewTransitionQueue()
    /// The presentations of the shown views, oldest first. The host shares them with the closure that reports the end of the
    /// window.
    let shown = ShownPresentations()
    private(set) weak var window: UIWindow?
    /// Whether the scene of the window was disconnected, and the window is in no other scene.
    private(set) var isClosed = false
    private weak var disconnectedScene: UIScene?
    /// The running transitions in UIKit: of the host itself, and of others.
    var moves: [UIKitMove] = []
    /// The screens that are not new: older than the host, or already reported.
    var known = KnownControllers()
    /// The last known root controller of the window.
    weak var root: UIViewController?
    /// The prepared controllers that are not shown yet.
    var expected: [ExpectedController] = []
    var segue: RoutedSegue?
    /// Keeps views that have left the window until the next check.
    var witnesses: [UIResponder] = []
    var declaration: InitiatorDeclaration?
    /// The open dialog.
    var dialog: UIKitDialog?
    var isLooking = false
    var isLookingSoon = false
    /// Whether the host itself is changing the hierarchy, so that sensors are ignored.
    private var isChanging = false
    private var observation: NotificationObservation?
    /// Reports that the window was deallocated.
    private let release: ReleaseSignal

    /// Not subviews of the windows: UIKit or the app may remove those.
    private static let hosts = AssociatedObject<UIKitHost>()
    /// Whether hosting controllers of SwiftUI report to the hosts that show them. True after the first read.
    private static let observesDisappearances: Bool = {
        DisappearedViews.add { ($0 as? UIViewController)?.routeViewDidDisappear() }
        return true
    }()
    /// Releases cached destinations when the memory of the system is low. Observes from the first read on.
    private static let memoryObservation = NotificationObservation(
        of: UIApplication.didReceiveMemoryWarningNotification
    ) { _ in RouteRegistry.shared.releaseCached() }

    private init(of window: UIWindow) {
        self.window = window
        // The window is deallocated before its views, so report their end in a task.
        release = ReleaseSignal { [shown] in Task { shown.didRemoveAll(by: .release) } }
        HostedWindows.add(window)
        open()
    }

    /// Begins to observe the window.
    private func open() {
        isClosed = false
        observation = NotificationObservation(of: UIScene.didDisconnectNotification) { [weak self] scene in
            guard let self, let scene, scene == window?.windowScene.map(ObjectIdentifier.init) else { return }
            // The user has closed the scene, or the system needed its memory: UIKit does not say which.
            close(by: .release)
        }
        root = window?.rootViewController
        known.add(contentsOf: hierarchy)
        placeSensors()
    }

    /// Opens the host of a window that the app has put into another scene.
    private func reopen() {
        guard isClosed, let scene = window?.windowScene, scene !== disconnectedScene else { return }
        open()
    }

    /// Returns the host of a window. Creates it if there is none. The host lives as long as the window.
    @discardableResult
    public static func of(_ window: UIWindow) -> UIKitHost {
        if let host = hosts[window] {
            host.reopen()
            return host
        }
        _ = (observesDisappearances, memoryObservation)
        let host = UIKitHost(of: window)
        hosts[window] = host
        return host
    }

    /// The queue of transitions.
    ///
    /// Every transition reads this property before it begins. UIKit does not report its own transitions, so the host checks the
    /// hierarchy here.
    public var transitions: ViewTransitionQueue {
        look()
        return queue
    }

    /// Whether the host checks the hierarchy when a sensor moves.
    var isWatching: Bool { !isChanging }

    /// Changes the hierarchy. Sensors are ignored meanwhile.
    func change<Result>(_ body: () throws -> Result) rethrows -> Result {
        let was = isChanging
        isChanging = true
        defer { isChanging = was }
        return try body()
    }

    /// Declares the initiator of a change. The host reports this initiator for the views that the change removes.
    ///
    /// ```swift
    /// UIKitHost.of(window).attribute(to: .code) { navigation.popViewController(animated: true) }
    /// ```
    ///
    /// - Parameters:
    ///   - initiator: The initiator to report.
    ///   - change: Calls UIKit. It may begin a transition that ends later.
    public func attribute(to initiator: ViewRouteInitiator, _ change: () -> Void) {
        look()
        let declaration = InitiatorDeclaration(initiator)
        self.declaration = declaration
        change()
        look()
        // UIKit may begin the transition some turns later.
        Task { [weak self] in
            for _ in 0..<UIKitMove.patience { await Task.yield() }
            if let self, self.declaration === declaration { self.declaration = nil }
        }
    }

    /// Ends all presentations after the scene of the window was disconnected.
    func close(by initiator: ViewRouteInitiator) {
        guard !isClosed else { return }
        isClosed = true
        disconnectedScene = window?.windowScene
        observation = nil
        let missing = expected
        expected = []
        segue = nil
        abandonMoves {
            for controller in missing {
                controller.transition?.report(.failed(.refused("its window was closed")))
            }
            shown.didRemoveAll(by: initiator)
        }
        endDialog()
        queue.windowDidClose()
    }
}

/// The declared initiator of the next changes.
@MainActor final class InitiatorDeclaration {
    let initiator: ViewRouteInitiator

    init(_ initiator: ViewRouteInitiator) { self.initiator = initiator }
}
#endif
