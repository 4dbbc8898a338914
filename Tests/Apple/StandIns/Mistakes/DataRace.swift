// SPDX-License-Identifier: Apache-2.0
// On: *
// Refused: sending value of non-Sendable type '@concurrent () async -> ()' risks causing data races

// Only the compiler's passes over SIL detect it.
final class Counter {
    var count = 0
}

func count() async {
    let counter = Counter()
    let task = Task { @concurrent in counter.count += 1 }
    #if MISTAKE
    counter.count += 1
    #endif
    await task.value
}
