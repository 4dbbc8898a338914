// SPDX-License-Identifier: Apache-2.0

#if GTK
import Testing

/// Lets one test at a time have the screen, of all suites that say so: windows cover one another, and take the focus.
struct ScreenTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite, and a test of many cases, wait with each case.
        guard testCase != nil else { return try await function() }
        await Screen.shared.enter()
        do {
            try await function()
        } catch {
            await Screen.shared.leave()
            throw error
        }
        await Screen.shared.leave()
    }
}

extension Trait where Self == ScreenTrait {
    /// The test opens windows.
    static var usesTheScreen: ScreenTrait { ScreenTrait() }
}

private actor Screen {
    static let shared = Screen()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
#endif
