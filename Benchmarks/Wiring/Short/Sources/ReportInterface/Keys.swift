// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import

// wiring: declare
@RoutableAs("requiredClock") extension RoutableService where Protocol == any RequiredClock {}
@RoutableAs("reportFormatter") extension RoutableService where Protocol == any ReportFormatter {}
@RoutableAs("summary") extension RoutableService where Protocol == any ExpenseSummary {}
// end wiring
