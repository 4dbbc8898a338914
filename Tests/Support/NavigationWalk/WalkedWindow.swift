// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A window of a toolkit that random walks use.
@MainActor package protocol WalkedWindow: AnyObject {
    associatedtype Screen: ViewRouteSource & WalkedScreenInput

    /// Returns one of two windows, whose transitions may differ.
    static func make(_ index: Int) -> Self
    /// Returns a screen that is in no window.
    static func makeScreen() -> any ViewRouteSource
    /// Returns whether a screen is inside another screen at any depth.
    static func isInside(_ outer: Screen, _ screen: AnyObject) -> Bool

    /// An object that is freed with the window.
    var object: AnyObject { get }
    var root: any ViewRouteSource { get }
    /// The anchor of popovers. It keeps no screens.
    var anchor: AnyObject { get }
    var isClosed: Bool { get }
    /// Whether a transition is running.
    var isMoving: Bool { get }
    /// The faults of the library that the window has recorded.
    var faults: [String] { get }

    func contains(_ screen: AnyObject) -> Bool
    /// Performs an action of the user or of code without a router. Has no effect if the action is impossible now.
    func act(_ action: NavigationStep.Action, animated: Bool)
    func removeByHand(_ screen: Screen)
    /// Advances the time by a part of a transition.
    func advance() async
    /// Ends every transition except a swipe that the user holds.
    func finishTransitions() async
    /// Ends every transition, including a swipe that the user holds.
    func comeToRest() async
}

/// A screen that keeps its route, so that a leak shows.
@MainActor package protocol WalkedScreenInput: AnyObject {
    var route: ViewRoute? { get set }
}

extension RoutableView where Protocol == any WalkedScreenInput {
    package init() { self.init(declaredProtocol: Protocol.self) }
}

/// The behaviour of the provider of screens: it fails or refuses a removal when the walk asks for it.
@MainActor package enum WalkedScreens {
    package static var areMade = true
    package static var refuseRemoval = false
    package static var made: (AnyObject) -> Void = { _ in }
}
