// SPDX-License-Identifier: Apache-2.0

import FactoryTesting  // wiring: screens import
import ReportInterface
import ScreenKit
import StoreInterface
import Testing

@testable import EditorModule
@testable import Expenses
@testable import ListModule

@MainActor
@Test(.container)  // wiring: screens test
func theListShowsTheEditedExpense() async throws {
    // wiring: screens test
    Container.shared.expenseStore.register { StubStore() }
    Container.shared.requiredClock.register { StubClock() }
    // end wiring
    let window = Window()
    // wiring: screens test
    let coordinator = Coordinator(window: window)
    coordinator.showList()
    // end wiring
    let list = try #require(window.topScreen as? ListScreen)
    let edited = Task { try await list.edit(1) }
    while window.topScreen === list { await Task.yield() }
    try #require(window.topScreen as? EditorScreen).save(cents: 400)

    #expect(try await edited.value.cents == 400)
    #expect(list.rows() == ["Ink: 400", "Monday: 400 cents"])
    #expect(window.topScreen === list)
}
