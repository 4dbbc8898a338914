// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// An intermediate item: a finished inline, or marks that may begin or end emphasis.
enum InlineItem {
    case inline(Inline, depth: Int)
    case run(Run)

    /// A run of equal emphasis marks: `*`, `_` or `~`.
    struct Run {
        let mark: UInt8
        /// The number of unused marks.
        var count: Int
        /// The original number of marks.
        let length: Int
        var canOpen: Bool
        var canClose: Bool

        var text: Inline { .text(String(repeating: String(UnicodeScalar(mark)), count: count)) }

        /// Whether this run may close the emphasis that the other one opens.
        func closes(_ opener: Run) -> Bool {
            guard opener.mark == mark else { return false }
            // The rule of three: https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis
            guard canOpen || opener.canClose else { return true }
            return !(length + opener.length).isMultiple(of: 3)
                || length.isMultiple(of: 3) && opener.length.isMultiple(of: 3)
        }
    }

    /// The maximum nesting. Deeper emphasis becomes text, so that no text can exhaust the stack.
    private static let deepest = 24

    private var depth: Int {
        if case .inline(_, let depth) = self { depth } else { 0 }
    }

    /// Resolves the emphasis in a list of items.
    static func resolved(_ list: ArraySlice<InlineItem>) -> (inlines: [Inline], depth: Int) {
        var resolution = EmphasisResolution()
        for item in list {
            if case .run(let run) = item { resolution.add(run) } else { resolution.items.append(item) }
        }
        return (joined(resolution.items[...]), resolution.items.lazy.map(\.depth).max() ?? 0)
    }

    /// Returns the remaining items as inlines. Joins adjacent texts.
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

    /// Matches closing emphasis marks with opening ones, from left to right.
    private struct EmphasisResolution {
        var items: [InlineItem] = []
        /// The indices of the runs that may still open emphasis.
        private var openers: [Int] = []
        /// For each kind of closer, the number of openers already searched without a match. They need no second search.
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
