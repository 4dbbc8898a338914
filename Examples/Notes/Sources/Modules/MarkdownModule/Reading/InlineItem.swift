// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// Something on the way to an `Inline`: read, but perhaps the beginning or the end of emphasis.
enum InlineItem {
    case inline(Inline, depth: Int)
    case run(Run)

    /// Marks of emphasis: `*`, `_` or `~`, several of them.
    struct Run {
        let mark: UInt8
        /// How many are not used up.
        var count: Int
        /// How many there were.
        let length: Int
        var canOpen: Bool
        var canClose: Bool

        var text: Inline { .text(String(repeating: String(UnicodeScalar(mark)), count: count)) }

        /// Whether this run may close what the other one opens.
        func closes(_ opener: Run) -> Bool {
            guard opener.mark == mark else { return false }
            // The rule of three: https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis
            guard canOpen || opener.canClose else { return true }
            return !(length + opener.length).isMultiple(of: 3)
                || length.isMultiple(of: 3) && opener.length.isMultiple(of: 3)
        }
    }

    /// Deeper emphasis is read as text, so that no text can exhaust the stack.
    private static let deepest = 24

    private var depth: Int {
        if case .inline(_, let depth) = self { depth } else { 0 }
    }

    /// Finds the emphasis in a list.
    static func resolved(_ list: ArraySlice<InlineItem>) -> (inlines: [Inline], depth: Int) {
        var resolution = EmphasisResolution()
        for item in list {
            if case .run(let run) = item { resolution.add(run) } else { resolution.items.append(item) }
        }
        return (joined(resolution.items[...]), resolution.items.lazy.map(\.depth).max() ?? 0)
    }

    /// What is left of a list once its emphasis is found, with neighbouring texts made one.
    private static func joined(_ items: ArraySlice<InlineItem>) -> [Inline] {
        var inlines: [Inline] = []
        for item in items {
            let inline: Inline
            switch item {
            case .inline(let read, _): inline = read
            case .run(let run): inline = run.text
            }
            if case .text(let text) = inline, case .text(let previous)? = inlines.last {
                inlines[inlines.count - 1] = .text(previous + text)
            } else {
                inlines.append(inline)
            }
        }
        return inlines
    }

    /// Matches the ends of emphasis with their beginnings, from the left to the right.
    private struct EmphasisResolution {
        var items: [InlineItem] = []
        /// The places of the runs that may still open something.
        private var openers: [Int] = []
        /// Below these openers there is none for a closer of that kind: they were all looked at.
        private var searched: [Kind: Int] = [:]

        private struct Kind: Hashable {
            let mark: UInt8
            let canOpen: Bool
            let remainder: Int

            init(_ run: Run) {
                mark = run.mark
                canOpen = run.canOpen
                remainder = run.length % 3
            }
        }

        init() {}

        mutating func add(_ closer: Run) {
            var run = closer
            while run.canClose, run.count > 0, let place = opener(for: run) {
                guard case .run(var opener) = items[place] else { break }
                let depth = (items[(place + 1)...].lazy.map(\.depth).max() ?? 0) + 1
                guard depth <= deepest else { break }
                let used = min(opener.count, run.count, 2)
                let content = joined(items[(place + 1)...])
                items.removeSubrange((place + 1)...)
                while let last = openers.last, last > place { openers.removeLast() }
                opener.count -= used
                run.count -= used
                if opener.count == 0 {
                    items.removeLast()
                    openers.removeLast()
                } else {
                    items[place] = .run(opener)
                }
                let isStruck = run.mark == UInt8(ascii: "~")
                items.append(
                    .inline(
                        isStruck ? .struck(content) : used == 2 ? .strong(content) : .emphasis(content), depth: depth))
            }
            guard run.count > 0 else { return }
            if run.canOpen {
                openers.append(items.count)
                items.append(.run(run))
            } else {
                items.append(.inline(run.text, depth: 0))
            }
        }

        private mutating func opener(for closer: Run) -> Int? {
            let bottom = searched[Kind(closer)] ?? 0
            for position in openers.indices.reversed() {
                if position < bottom { break }
                if case .run(let run) = items[openers[position]], closer.closes(run) { return openers[position] }
            }
            searched[Kind(closer)] = openers.count
            return nil
        }
    }
}
