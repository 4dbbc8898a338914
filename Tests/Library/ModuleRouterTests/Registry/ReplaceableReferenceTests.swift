// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import TestSupport
import Testing

private final class Numbered: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
}

struct ReplaceableReferenceTests {
    @Test func replacedObjectIsReleasedAfterItsLastReader() {
        weak var first: Numbered?
        let reference: ReplaceableReference<Numbered>
        do {
            let object = Numbered(1)
            first = object
            reference = ReplaceableReference(object)
        }
        reference.reading { read in
            _ = reference.replace(with: Numbered(2))
            #expect(first === read)
            #expect(reference.value.number == 2)
        }
        // Another test may be reading on a thread that shares a counter with this thread.
        for number in 3..<100_000 where first != nil { _ = reference.replace(with: Numbered(number)) }
        #expect(first == nil)
    }

    @Test func theLastObjectIsReleasedWithTheReference() {
        weak var object: Numbered?
        do {
            let reference = ReplaceableReference(Numbered(1))
            object = reference.value
            #expect(object != nil)
        }
        #expect(object == nil)
    }

    @Test func threadsReadAReferenceThatOthersReplace() {
        let reference = ReplaceableReference(Numbered(0))
        let isOver = AtomicWord<Bool>(false)
        onThreads(6) { thread in
            if thread < 2 {
                for number in 1...5_000 { _ = reference.replace(with: Numbered(number)) }
                isOver.store(true)
                return
            }
            var sum = 0
            while !isOver.load() {
                sum &+= reference.reading { $0.number }
                sum &+= reference.value.number
            }
            precondition(sum >= 0)
        }
        #expect(reference.value.number == 5_000)
    }
}
