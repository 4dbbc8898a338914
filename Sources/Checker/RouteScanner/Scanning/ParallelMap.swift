// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Runs work on all cores, on threads with large stacks.
enum ParallelMap {
    /// Transforms each element. The results are in the order of the elements.
    ///
    /// - Parameters:
    ///   - jobs: The maximum number of threads. Defaults to the number of cores.
    ///   - completed: Called serially with the number of completed elements.
    static func run<Element: Sendable, Result: Sendable>(
        _ elements: [Element], jobs: Int? = nil, completed: @escaping @Sendable (Int) -> Void,
        _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        guard !elements.isEmpty else { return [] }
        let threads = min(max(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1), elements.count)
        let work = Work<Element, Result>(elements: elements, threads: threads, completed: completed)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            for _ in 0..<threads {
                DeepStack.start {
                    if work.run(transform) { continuation.resume() }
                }
            }
        }
        return work.results()
    }

    private final class Work<Element: Sendable, Result: Sendable>: Sendable {
        private struct State {
            var next = 0
            var results: [Result?]
            var completed = 0
            var threads: Int
        }

        private let elements: [Element]
        private let state: LockedValue<State>
        private let completed: @Sendable (Int) -> Void

        init(elements: [Element], threads: Int, completed: @escaping @Sendable (Int) -> Void) {
            self.elements = elements
            self.completed = completed
            state = LockedValue(State(results: Array(repeating: nil, count: elements.count), threads: threads))
        }

        /// Takes elements until none is left. Returns whether this was the last thread to finish.
        func run(_ transform: (Element) -> Result) -> Bool {
            while true {
                let index = state.withLock { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard index < elements.count else {
                    return state.withLock { state in
                        state.threads -= 1
                        return state.threads == 0
                    }
                }
                let result = transform(elements[index])
                state.withLock { state in
                    state.results[index] = result
                    state.completed += 1
                    completed(state.completed)
                }
            }
        }

        func results() -> [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
#endif
