// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The parameters of a question in a terminal. Implemented by the route's configuration.
@MainActor public protocol TerminalAlertInput: AnyObject {
    var heading: String { get set }
    var text: String { get set }

    /// Adds an answer, which the user chooses by its number. The alert closes after the action.
    func offer(_ answer: String, action: @escaping () -> Void)

    /// Adds the answer that the user can also choose with an empty line. A later call replaces this role.
    func offerWayOut(_ answer: String, action: @escaping () -> Void)
}

@RoutableAs("terminalAlert") extension RoutableViewModule where Protocol == any TerminalAlertInput {}
