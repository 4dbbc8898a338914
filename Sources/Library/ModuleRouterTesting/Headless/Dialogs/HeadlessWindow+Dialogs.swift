// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension HeadlessWindow: DialogHost {
    /// The open dialog; nil if there is none.
    ///
    /// ```swift
    /// window.dialog?.choose("Delete")
    /// ```
    public var dialog: HeadlessDialog? { dialogs.open }

    /// Waits until a dialog is open.
    ///
    /// - Parameter limit: The longest time to wait, in real time. Defaults to 10 seconds. The wait lasts at least 100 turns of the
    ///   main actor, because other tests may keep it busy.
    /// - Throws: An error that names the visible screen, after the limit; `CancellationError` if the task is cancelled.
    @discardableResult
    public func nextDialog(within limit: Duration = .seconds(10)) async throws -> HeadlessDialog {
        let end = ContinuousClock.now + limit
        var turns = 0
        while true {
            if let dialog { return dialog }
            try Task.checkCancellation()
            guard ContinuousClock.now < end || turns < 100 else {
                throw DialogNotOpened(shown: topScreen.map { HeadlessNode.name(of: $0) }, limit: limit)
            }
            await Task.yield()
            turns += 1
        }
    }

    public func open(_ dialog: DialogRequest, from source: any ViewRouteSource) throws {
        let policy = violationReport
        let opened = HeadlessDialog(dialog) { [weak self] in
            self?.forgetDialog()
        } violate: { [weak self] rule, message in
            if let self { violate(rule, message) } else { policy.record(rule, message) }
        }
        dialogs.open = opened
        let patience = dialogPatience
        dialogs.watch = Task { [weak opened, weak self] in
            try? await Task.sleep(for: patience)
            // Other tests may keep the main actor busy.
            for _ in 0..<100 where !Task.isCancelled { await Task.yield() }
            guard !Task.isCancelled, let opened, let self, self.dialog === opened else { return }
            forgetDialog()
            opened.wasLeftUnanswered("the test has waited for \(patience)")
        }
    }

    public func close(_ dialog: DialogRequest) {
        guard let open = dialogs.open, open.isOf(dialog) else { return }
        forgetDialog()
        open.end(nil)
    }

    private func forgetDialog() {
        dialogs.watch?.cancel()
        dialogs.watch = nil
        dialogs.open = nil
    }

    /// Ends the open dialog together with the window.
    func endDialog() {
        let open = dialogs.open
        forgetDialog()
        open?.end(.failed(.invalidSource("its window was closed")))
    }

    /// - Throws: The reason why nothing can be presented above an open dialog.
    func checkHasNoDialog() throws(ViewRouteRefusal) {
        if let dialog { throw .invalidSource("the dialog '\(dialog.title)' is open") }
    }
}

private struct DialogNotOpened: Error, CustomStringConvertible {
    let shown: String?
    let limit: Duration

    var description: String {
        "no dialog was opened within \(limit); \(shown.map { "the visible screen is \($0)" } ?? "the window is closed")"
    }
}
