// SPDX-License-Identifier: Apache-2.0

import ListInterface
import ModuleRouterTesting  // wiring: screens import
import ModuleRouterViews  // wiring: screens import
import ReportInterface
import StoreInterface
import Testing

@testable import EditorModule
@testable import ListModule
@testable import ReportModule

@MainActor
// wiring: screens test
@Test(
    .routes {
        ListScreen.self
        EditorScreen.self
        Summary.self
    })
// end wiring
func theListShowsTheEditedExpense() async throws {
    // wiring: screens test
    RouteRegistry.current.register(.store, lifetime: .shared) { _ in StubStore() }
    RouteRegistry.current.register(.requiredClock) { _ in StubClock() }
    // end wiring
    let window = HeadlessWindow()
    try await Router.route(to: .list, path: .push(from: window.root))  // wiring: screens test
    let list = try await window.screen(ListScreen.self)
    let edited = Task { try await list.edit(1) }
    try await window.screen(EditorScreen.self).save(cents: 400)

    #expect(try await edited.value.cents == 400)
    #expect(try list.rows() == ["Ink: 400", "Monday: 400 cents"])
    #expect(window.topScreen === list)
}
