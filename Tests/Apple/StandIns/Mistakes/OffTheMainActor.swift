// SPDX-License-Identifier: Apache-2.0
// On: *
// Refused: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context

@MainActor final class Window {
    func show() {}
}

#if MISTAKE
func open(_ window: Window) { window.show() }
#else
@MainActor func open(_ window: Window) { window.show() }
#endif
