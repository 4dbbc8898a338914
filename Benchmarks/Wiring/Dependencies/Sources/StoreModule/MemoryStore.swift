// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import StoreInterface

extension ExpenseStore {
    static var memory: ExpenseStore {
        let list = ExpenseList.examples
        return ExpenseStore(expenses: { list.all }, save: { list.save($0) })
    }
}

// wiring: provide
extension DependencyValues.ExpenseStoreKey: DependencyKey {
    public static let liveValue = ExpenseStore.memory
}
// end wiring
