// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import TestSupport
import Testing

private let turns = 5_000

/// Its plain property is safe: one thread writes it before a releasing store, and others read it after an acquiring
/// load.
private final class Message: @unchecked Sendable {
    var text = ""
}

private final class Counted: Sendable {
    static let alive = AtomicWord(0)

    init() { Self.alive.add(1) }

    deinit { Self.alive.add(-1) }
}

struct AtomicWordTests {
    /// A word with a stable address, like a slot beside a declaration.
    private static let shared = AtomicWord(0)

    @Test func aWordKeepsEachValueOfItsType() {
        #expect(MemoryLayout<AtomicWord<Bool>>.size == MemoryLayout<UInt>.size)
        let number = AtomicWord(Int.min)
        #expect(number.load() == .min)
        number.store(-1)
        #expect(number.loadRelaxed() == -1)
        #expect(number.add(1) == 0)
        number.storeRelaxed(.max)
        #expect(number.add(1) == .min)
        let address = AtomicWord(UInt.max)
        #expect(address.exchange(7) == .max)
        #expect(address.compareExchange(expected: 8, with: 9) == 7)
        #expect(address.compareExchange(expected: 7, with: 9) == 7)
        #expect(address.loadSequential() == 9)
        let flag = AtomicWord(false)
        #expect(flag.exchange(true) == false)
        #expect(flag.load() == true)
    }

    @Test func threadsReceiveEachSumOnce() {
        let sums = Collected<[Int]>()
        onThreads(6) { _ in
            sums.append((0..<turns).map { _ in Self.shared.add(1) })
        }
        #expect(sums.all.joined().sorted() == Array(1...6 * turns))
        #expect(Self.shared.load() == 6 * turns)
    }

    @Test func onlyOneThreadWinsAnExchange() {
        let words = (0..<turns).map { _ in Words() }
        let winners = Collected<[Int]>()
        onThreads(6) { thread in
            winners.append(
                words.indices.filter { index in
                    let byExchange = !words[index].flag.exchange(true)
                    let byComparison = words[index].owner.compareExchange(expected: -1, with: thread) == -1
                    if byExchange { words[index].exchanges.add(1) }
                    return byComparison
                })
        }
        #expect(winners.all.joined().sorted() == Array(words.indices))
        #expect(words.allSatisfy { $0.exchanges.load() == 1 })
    }

    private final class Words: Sendable {
        let flag = AtomicWord(false)
        let owner = AtomicWord(-1)
        let exchanges = AtomicWord(0)
    }

    @Test func acquiringLoadSeesEarlierWritesOfTheStoringThread() {
        let messages = (0..<turns).map { _ in Message() }
        let sent = AtomicWord(0)
        onThreads(4) { thread in
            if thread == 0 {
                for (index, message) in messages.enumerated() {
                    message.text = "message \(index)"
                    sent.store(index + 1)
                }
                return
            }
            var read = 0
            while read < turns {
                let count = sent.load()
                while read < count {
                    precondition(messages[read].text == "message \(read)")
                    read += 1
                }
            }
        }
        #expect(sent.load() == turns)
    }

    @Test func threadsKeepOneObjectAndReleaseTheOthers() {
        let owners = (0..<turns).map { _ in Owner() }
        let kept = Collected<[ObjectIdentifier]>()
        onThreads(4) { _ in
            kept.append(owners.map { ObjectIdentifier($0.object.value ?? $0.object.keep(Counted())) })
        }
        // Without this, optimised code releases the owners after their last use.
        withExtendedLifetime(owners) {
            #expect(Set(kept.all).count == 1)
            #expect(Counted.alive.load() == turns)
        }
    }

    @Test func aKeptObjectIsReleasedWithItsOwner() {
        weak var message: Message?
        do {
            let owner = MessageOwner()
            message = owner.object.keep(Message())
            withExtendedLifetime(owner) {
                #expect(message != nil)
            }
        }
        #expect(message == nil)
    }

    private final class Owner: Sendable {
        let object = AtomicOnce<Counted>()
    }

    private final class MessageOwner: Sendable {
        let object = AtomicOnce<Message>()
    }
}
