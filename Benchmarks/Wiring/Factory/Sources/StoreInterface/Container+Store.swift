// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import

// wiring: declare
extension Container {
    public var expenseStore: Factory<(any ExpenseStore)?> { promised().singleton }
}
// end wiring
