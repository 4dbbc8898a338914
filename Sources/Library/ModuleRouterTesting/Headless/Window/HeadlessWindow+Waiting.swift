// SPDX-License-Identifier: Apache-2.0

extension HeadlessWindow {
    /// Waits until the visible screen is of a type.
    ///
    /// ```swift
    /// let user = Task { try await Router.result(of: .login, path: .push(from: window.root), awaiting: { $0.user }) }
    /// try await window.screen(LoginScreen.self).submit("ada")
    /// #expect(try await user.value.name == "ada")
    /// ```
    ///
    /// The screen may appear later, because an interceptor decides first, or because the request runs in another task.
    ///
    /// - Parameter limit: The longest time to wait, in real time. Defaults to 10 seconds. The wait lasts at least 100 turns of the
    ///   main actor, because other tests may keep it busy.
    /// - Throws: An error that names the visible screen, after the limit; `CancellationError` if the task is cancelled.
    @discardableResult
    public func screen<Screen>(_ type: Screen.Type, within limit: Duration = .seconds(10)) async throws -> Screen {
        let end = ContinuousClock.now + limit
        var turns = 0
        while true {
            if let screen = topScreen as? Screen { return screen }
            try Task.checkCancellation()
            guard ContinuousClock.now < end || turns < 100 else {
                throw ScreenNotShown(
                    expected: "\(type)", shown: topScreen.map { HeadlessNode.name(of: $0) }, limit: limit)
            }
            await Task.yield()
            turns += 1
        }
    }
}

private struct ScreenNotShown: Error, CustomStringConvertible {
    let expected: String
    let shown: String?
    let limit: Duration

    var description: String {
        "no \(expected) was shown within \(limit); \(shown.map { "the visible screen is \($0)" } ?? "the window is closed")"
    }
}
