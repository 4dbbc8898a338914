// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import ScreenKit
import StoreInterface

public final class EditorScreen: Screen {
    private var expense: Expense
    private let store = Dependency(\.expenseStore).wrappedValue  // wiring: use
    private var finished: ((Expense?) -> Void)?  // wiring: screens use

    public init?(of id: Int, finished: @escaping (Expense?) -> Void) {
        guard let expense = store.expenses().first(where: { $0.id == id }) else { return nil }
        self.expense = expense
        self.finished = finished  // wiring: screens use
        super.init(expense.title)
    }

    func save(cents: Int) {
        expense.cents = cents
        store.save(expense)
        finish(expense)  // wiring: screens use
    }

    // wiring: screens use
    public override func didDisappear() { finish(nil) }

    private func finish(_ expense: Expense?) {
        let finished = finished
        self.finished = nil
        finished?(expense)
    }
    // end wiring
}
