// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A window of some toolkit, that shows routes: what is in it, and what can be done to it.
@MainActor package protocol DrivenWindow: AnyObject {
    var host: any ViewRouteHost { get }

    // MARK: What is shown

    /// What the window shows below all that is presented; nil if it is closed.
    var content: DrivenLevel? { get }
    /// What is presented above all else.
    var presented: DrivenLevel? { get }
    /// The screen that is seen.
    var top: AnyObject? { get }
    /// The screens inside of one that is no container.
    func children(of screen: AnyObject) -> [AnyObject]
    /// The views inside of a screen or a view.
    func parts(of view: AnyObject) -> [AnyObject]
    func contains(_ object: AnyObject) -> Bool

    /// The dialog that is open above all else; nil if there is none.
    var dialog: DrivenDialog? { get }

    // MARK: What the user does, by the toolkit's own means

    /// Presses a button of the open dialog.
    func userChooses(_ button: String)
    /// Replaces the text in the field of the open dialog.
    func userEnters(_ text: String)
    /// Closes the open dialog without a button, if the toolkit has a way to.
    func userClosesDialog()

    func userGoesBack()
    /// Closes, or swipes down, what is presented above all else.
    func userDismisses()
    /// Clicks outside of the popover that is above all else.
    func userClicksOutside()
    func userClosesTheWindow()
    /// Who has closed it then, as far as the toolkit tells.
    var closer: ViewRouteInitiator { get }
    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen)
    /// - Throws: If the toolkit has no such gesture.
    func userBeginsToSwipeBack() throws
    func userLetsGo(cancelled: Bool)

    // MARK: What code does, without a router

    func push(_ screen: AnyObject)
    func pop()
    func popToRoot()
    func present(_ screen: AnyObject)
    func addTab(_ screen: AnyObject)
    /// Takes away what is presented above all else.
    func dismiss()
    /// Takes a screen or a view away, wherever it is.
    func remove(_ object: AnyObject)
    func addPart(_ part: AnyObject, to view: AnyObject)
    func close()

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?)

    /// What the handler of a child does: puts its view into that of its parent, or takes it out.
    func placeChild(_ child: AnyObject, in parent: any DrivenScreen)
    func displaceChild(_ child: AnyObject)

    /// Lets transitions go on, if they do so by a clock of the test's.
    func advance()
}

extension DrivenWindow {
    package var closer: ViewRouteInitiator { .user }
}

/// What the user sees of a dialog.
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
