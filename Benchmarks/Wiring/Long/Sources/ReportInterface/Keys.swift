// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import

// wiring: declare
@Routable extension RoutableService where Protocol == any RequiredClock {}
@Routable extension RoutableService where Protocol == any ReportFormatter {}
@Routable extension RoutableService where Protocol == any ExpenseSummary {}
// end wiring
