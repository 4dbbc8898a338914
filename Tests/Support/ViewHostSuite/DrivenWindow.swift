// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A window of a toolkit that shows routes: its contents and the actions on it.
@MainActor package protocol DrivenWindow: AnyObject {
    var host: any ViewRouteHost { get }

    // MARK: Contents

    /// The content of the window below all presentations, or nil if the window is closed.
    var content: DrivenLevel? { get }
    /// The topmost presentation.
    var presented: DrivenLevel? { get }
    /// The topmost screen.
    var top: AnyObject? { get }
    /// The child screens of a screen that is no container.
    func children(of screen: AnyObject) -> [AnyObject]
    /// The views inside of a screen or a view.
    func parts(of view: AnyObject) -> [AnyObject]
    func contains(_ object: AnyObject) -> Bool

    /// The topmost open dialog, or nil if there is none.
    var dialog: DrivenDialog? { get }

    // MARK: The user's actions

    /// Presses a button of the open dialog.
    func userChooses(_ button: String)
    /// Replaces the text in the field of the open dialog.
    func userEnters(_ text: String)
    /// Closes the open dialog without a button, if the toolkit has a way to.
    func userClosesDialog()

    func userGoesBack()
    /// Closes or swipes down the topmost presentation.
    func userDismisses()
    /// Clicks outside of the topmost popover.
    func userClicksOutside()
    func userClosesTheWindow()
    /// The initiator that the toolkit reports when the user closes the window.
    var closer: ViewRouteInitiator { get }
    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen)
    /// - Throws: If the toolkit has no such gesture.
    func userBeginsToSwipeBack() throws
    func userLetsGo(cancelled: Bool)

    // MARK: Actions of code without a router

    func push(_ screen: AnyObject)
    func pop()
    func popToRoot()
    func present(_ screen: AnyObject)
    func addTab(_ screen: AnyObject)
    /// Dismisses the topmost presentation.
    func dismiss()
    /// Removes a screen or a view from its container.
    func remove(_ object: AnyObject)
    func addPart(_ part: AnyObject, to view: AnyObject)
    func close()

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?)

    /// Adds the view of a child to its parent's view, as the handler of a child does.
    func placeChild(_ child: AnyObject, in parent: any DrivenScreen)
    /// Removes the view of a child from its parent's view, as the handler of a removal does.
    func displaceChild(_ child: AnyObject)

    /// Lets transitions go on, if a clock of the test controls them.
    func advance()
}

extension DrivenWindow {
    package var closer: ViewRouteInitiator { .user }
}

/// The visible contents of a dialog.
package struct DrivenDialog: Equatable {
    let title: String
    let message: String?
    /// In alphabetical order, since each toolkit has its own.
    let buttons: [String]
    /// The text in its field; nil if it has none.
    let text: String?

    package init(title: String, message: String?, buttons: [String], text: String?) {
        self.title = title
        self.message = message
        self.buttons = buttons.sorted()
        self.text = text
    }
}

/// The toolkit has no such gesture.
package struct NoSuchGesture: Error {
    package init() {}
}
