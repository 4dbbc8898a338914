// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import

@RoutableAs("store") extension RoutableService where Protocol == any ExpenseStore {}  // wiring: declare
