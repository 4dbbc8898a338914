// SPDX-License-Identifier: Apache-2.0

import EditorModule  // wiring: screens import
import ListModule  // wiring: screens import
import ScreenKit
import StoreInterface

// wiring: screens provide
/// Shows the screens of the app.
@MainActor final class Coordinator {
    let window: Window

    init(window: Window) { self.window = window }

    func showList() { window.push(ListScreen(edit: edit)) }

    /// Returns the expense after the user has saved it.
    func edit(_ id: Int) async throws -> Expense {
        let saved = await withCheckedContinuation { continuation in
            showEditor(of: id) { continuation.resume(returning: $0) }
        }
        guard let saved else { throw CancellationError() }
        return saved
    }

    func showEditor(of id: Int, finished: @escaping (Expense?) -> Void = { _ in }) {
        let editor = EditorScreen(of: id) { [window] saved in
            if saved != nil { window.pop() }
            finished(saved)
        }
        guard let editor else { return finished(nil) }
        window.push(editor)
    }
    // end wiring

    // wiring: links provide
    func open(_ link: String) throws {
        let parts = link.split(separator: "/").map(String.init)
        switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first.flatMap { Int($0) }) {
        case ("expenses:", "list", nil): showList()
        case ("expenses:", "edit", let id?): showEditor(of: id)
        default: throw UnknownLink(link: link)
        }
    }
    // end wiring
    // wiring: screens provide
}
// end wiring

// wiring: links provide
struct UnknownLink: Error {
    let link: String
}
// end wiring
