// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import

@Routable extension RoutableService where Protocol == any ExpenseStore {}  // wiring: declare
