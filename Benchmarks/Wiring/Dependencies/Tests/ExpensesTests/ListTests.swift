// SPDX-License-Identifier: Apache-2.0

// wiring: screens import
import Dependencies
import DependenciesTestSupport
// end wiring
import ReportInterface
import ScreenKit
import StoreInterface
import Testing

@testable import EditorModule
@testable import Expenses
@testable import ListModule
@testable import ReportModule

@MainActor
// wiring: screens test
@Test(
    .dependencies {
        $0.expenseStore = .stub
        $0.requiredClock = .stub
        $0.expenseSummary = .live
    })
// end wiring
func theListShowsTheEditedExpense() async throws {
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
