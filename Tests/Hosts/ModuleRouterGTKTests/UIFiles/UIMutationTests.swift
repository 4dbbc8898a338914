// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// A file with a random typing mistake is either read or rejected with a location.
    @MainActor
    @Suite(
        .routes {
            NoteRouter.self
            TagRouter.self
        })
    struct UIMutationTests {
        /// Random numbers that are the same on every run.
        private struct Dice: RandomNumberGenerator {
            var state: UInt64

            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ state >> 29
            }
        }

        @Test(arguments: 0..<8)
        func aTypingMistakeIsReadOrRejectedWithALocation(seed: UInt64) {
            var dice = Dice(state: seed)
            let lines = boardFile.split(separator: "\n", omittingEmptySubsequences: false).count
            var refusals = 0
            for _ in 0..<100 {
                var text = Array(boardFile.utf8)
                let offset = text.indices.randomElement(using: &dice)!
                switch Int.random(in: 0..<4, using: &dice) {
                case 0: text.remove(at: offset)
                case 1: text.swapAt(offset, max(offset - 1, 0))
                case 2: text[offset] = Array("<>/\"=& xé".utf8).randomElement(using: &dice)!
                default: text.insert(text[offset], at: offset)
                }
                let file = GTKUIFile(
                    text: String(decoding: text, as: UTF8.self), name: "board.ui",
                    classes: [BoardScreen.self, NoteScreen.self, TagView.self])
                do {
                    #expect(try file.make("board", as: BoardScreen.self).isAwake)
                } catch let error as GTKUIFileError {
                    refusals += 1
                    #expect((0...lines + 1).contains(error.line ?? 0), "\(error)")
                } catch {
                    Issue.record(error)
                }
            }
            #expect(refusals > 20)
        }
    }
}
#endif
