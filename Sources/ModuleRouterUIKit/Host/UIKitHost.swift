// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
public import ModuleRouter
public import UIKit

/// The host of a window of UIKit's, with all that routes show in it and above it.
///
/// It needs nothing of an app: the first route from a controller, or a view, of a window finds its host, or makes it. To learn
/// of screens that other code shows before that, write one line where the window is made:
///
/// ```swift
/// UIKitHost.of(window)
/// ```
///
/// Every controller and every view of the window is a source. The window itself, say of code that is given a URL by the scene,
/// stands for the screen that is seen: of what is presented above all else, the last of its stack, the chosen tab or the detail.
///
/// What is shown, and by which of UIKit's means:
///
/// | path | in UIKit |
/// | --- | --- |
/// | `push` | onto the `UINavigationController` around the source |
/// | `presentModally` | presented, in the style of ``UIKitPresentationStyle`` |
/// | `presentAsSheet` | presented as a page sheet, or in that style; not on tvOS |
/// | `presentAsPopover` | a popover at the anchor: a view, a bar button item or a controller; not on tvOS |
/// | `show` | `show(_:sender:)` of the source |
/// | `showDetail` | the secondary column of the `UISplitViewController` around the source; `show` where there is none |
/// | `tab` | the last of the `UITabBarController` around the source |
/// | `addAsChild` | a child of the source, which fills its view unless a handler puts it elsewhere |
/// | `addAsSubview` | a subview of the source |
/// | `performSegue` | by a storyboard, see ``UIKit/UIViewController/prepareRoute(for:sender:)`` |
///
/// UIKit tells of the end of a view those alone who are its delegate, or its subclass. A host is neither: hidden views in those of
/// the screens say *that* something has moved, and looking at the hierarchy says *what*. So it learns of whatever takes a view
/// away: the user's ways back, other code, a window that closes, memory that is freed.
///
/// > Important: UIKit does not say *who* takes a view away. What the user may have done is told as theirs: an interactive
/// >   transition, and the end of one uppermost screen that can be left by the user's means. Code that pops or dismisses by itself
/// >   and wants to be told as code does it inside of ``attribute(to:_:)``.
@MainActor public final class UIKitHost: ViewRouteHost {
    public let name = "UIKit"
    let queue = ViewTransitionQueue()
    /// Of what is shown, in the order in which it came. Shared with whoever tells of the end of the window.
    let shown = ShownPresentations()
    private(set) weak var window: UIWindow?
    /// Whether the scene of the window was closed, for good.
    private(set) var isClosed = false
    /// What goes on in UIKit: the host's own transitions, and those of others.
    var moves: [UIKitMove] = []
    /// Screens that were there before, or of which has been told.
    var known = KnownControllers()
    /// What the window begins with.
    weak var root: UIViewController?
    /// Controllers that were prepared, and are not seen yet.
    var expected: [ExpectedController] = []
    var segue: RoutedSegue?
    /// Keeps what has left the window until it has been looked at.
    var witnesses: [UIResponder] = []
    var declaration: OriginDeclaration?
    var isLooking = false
    var isLookingSoon = false
    /// Whether the host itself is changing the hierarchy: what moves then is no news.
    private var isChanging = false
    private var observation: NotificationObservation?
    /// Tells that the window was freed.
    private let release: ReleaseSignal

    private init(of window: UIWindow) {
        self.window = window
        // The window is freed before what is in it.
        release = ReleaseSignal { [shown] in Task { shown.haveGone(by: .release) } }
        observation = NotificationObservation(of: UIScene.didDisconnectNotification) { [weak self] scene in
            guard let self, let scene, scene == self.window?.windowScene.map(ObjectIdentifier.init) else { return }
            close(by: .user)
        }
        HostedWindows.add(window)
        root = window.rootViewController
        known.add(contentsOf: hierarchy)
        placeSensors()
    }

    /// The host of a window, made if there is none. It lives as long as the window.
    @discardableResult
    public static func of(_ window: UIWindow) -> UIKitHost {
        for case let anchor as HostAnchor in window.subviews { return anchor.host }
        let host = UIKitHost(of: window)
        window.addSubview(HostAnchor(host))
        return host
    }

    /// Whose turn it is.
    ///
    /// Everyone who begins something asks for it first, and UIKit does not tell what it begins by itself: so this is the moment to
    /// look.
    public var transitions: ViewTransitionQueue {
        look()
        return queue
    }

    /// Whether the host looks at the hierarchy when something moves.
    var isWatching: Bool { !isChanging }

    /// Changes the hierarchy.
    func change<Result>(_ body: () throws -> Result) rethrows -> Result {
        let was = isChanging
        isChanging = true
        defer { isChanging = was }
        return try body()
    }

    /// Says who does what code is about to do: what it takes away is told as taken by that one.
    ///
    /// ```swift
    /// UIKitHost.of(window).attribute(to: .code) { navigation.popViewController(animated: true) }
    /// ```
    ///
    /// - Parameter change: Calls UIKit; may begin a transition that ends later.
    public func attribute(to origin: ViewRouteOrigin, _ change: () -> Void) {
        look()
        let declaration = OriginDeclaration(origin)
        self.declaration = declaration
        change()
        look()
        // UIKit may begin turns later.
        Task { [weak self] in
            for _ in 0..<UIKitMove.patience { await Task.yield() }
            if let self, self.declaration === declaration { self.declaration = nil }
        }
    }

    /// The window's scene was closed: nothing in it will be shown again.
    func close(by origin: ViewRouteOrigin) {
        guard !isClosed else { return }
        isClosed = true
        observation = nil
        let missing = expected
        expected = []
        segue = nil
        abandonMoves {
            for controller in missing {
                controller.transition?.report(.failed(.refused("its window was closed")))
            }
            shown.haveGone(by: origin)
        }
    }
}

/// Who does what is about to be noticed.
@MainActor final class OriginDeclaration {
    let origin: ViewRouteOrigin

    init(_ origin: ViewRouteOrigin) { self.origin = origin }
}

/// Keeps the host of a window, in the window.
final class HostAnchor: UIView {
    let host: UIKitHost

    init(_ host: UIKitHost) {
        self.host = host
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
#endif
