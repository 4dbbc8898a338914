// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews  // wiring: screens import

// wiring: screens declare
/// The screen with all expenses.
@MainActor public protocol ListViewInput: AnyObject {}

@Routable extension RoutableView where Protocol == any ListViewInput {}
// end wiring
