// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A window of some toolkit that random walks go through.
@MainActor package protocol WalkedWindow: AnyObject {
    associatedtype Screen: ViewRouteSource & WalkedScreenInput

    /// One of two windows, whose transitions may differ.
    static func make(_ index: Int) -> Self
    /// A screen that is in no window.
    static func makeScreen() -> any ViewRouteSource
    /// Whether a screen is inside of another one, wherever that is.
    static func isInside(_ outer: Screen, _ screen: AnyObject) -> Bool

    /// What is freed with it.
    var object: AnyObject { get }
    var root: any ViewRouteSource { get }
    /// What popovers point to. Keeps none of the screens.
    var anchor: AnyObject { get }
    var isClosed: Bool { get }
    /// Whether a transition is going on.
    var isMoving: Bool { get }
    /// What the window says that the library has done wrong.
    var faults: [String] { get }

    func contains(_ screen: AnyObject) -> Bool
    /// Does what the user does, or code beside the router; nothing, if that cannot be done now.
    func act(_ action: NavigationStep.Action, animated: Bool)
    func removeByHand(_ screen: Screen)
    /// Lets a part of a transition's time pass.
    func advance() async
    /// Lets every transition end that the user does not hold.
    func finishTransitions() async
    /// Lets the user let go as well.
    func comeToRest() async
}

/// A screen that keeps its route, so that a leak shows.
@MainActor package protocol WalkedScreenInput: AnyObject {
    var route: ViewRoute? { get set }
}

extension RoutableView where Protocol == any WalkedScreenInput {
    package init() { self.init(declaredProtocol: Protocol.self) }
}

/// How the screens of a walk come about: their provider fails, or refuses, when the walk says so.
@MainActor package enum WalkedScreens {
    package static var areMade = true
    package static var refuseRemoval = false
    package static var made: (AnyObject) -> Void = { _ in }
}
