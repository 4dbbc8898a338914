// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// A question in a terminal, waiting to be told what it asks. Implemented by the route's configuration.
@MainActor public protocol TerminalAlertInput: AnyObject {
    var heading: String { get set }
    var text: String { get set }

    /// Adds an answer, which is given by its number. The alert goes after the action.
    func offer(_ answer: String, action: @escaping () -> Void)

    /// Adds the answer that an empty line gives as well. The last one that is set counts.
    func offerWayOut(_ answer: String, action: @escaping () -> Void)
}

@Routable extension RoutableViewModule where Protocol == any TerminalAlertInput {}
