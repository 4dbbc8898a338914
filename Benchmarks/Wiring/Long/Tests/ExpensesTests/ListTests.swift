// SPDX-License-Identifier: Apache-2.0

import ListInterface
import ModuleRouterTesting  // wiring: screens import
import ModuleRouterViews  // wiring: screens import
import Testing

@testable import EditorModule
@testable import ListModule
@testable import ReportModule

@MainActor
// wiring: screens test
@Test(
    .routes {
        ListRouter.self
        EditorRouter.self
        SummaryRouter.self
        StubStoreRouter.self
        StubClockRouter.self
    })
// end wiring
func theListShowsTheEditedExpense() async throws {
    let window = HeadlessWindow()
    // wiring: screens test
    try await Router.route(to: RoutableView<any ListViewInput>(), path: .push(from: window.root))
    // end wiring
    let list = try await window.screen(ListScreen.self)
    let edited = Task { try await list.edit(1) }
    try await window.screen(EditorScreen.self).save(cents: 400)

    #expect(try await edited.value.cents == 400)
    #expect(list.rows() == ["Ink: 400", "Monday: 400 cents"])
    #expect(window.topScreen === list)
}
