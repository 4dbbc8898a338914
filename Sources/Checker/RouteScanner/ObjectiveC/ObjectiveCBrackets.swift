// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The pairs of brackets among some tokens. A bracket without a counterpart has none.
struct ObjectiveCBrackets {
    /// The counterpart of each bracket; -1 for other tokens.
    private var counterparts: [Int]

    init(_ tokens: [ObjectiveCToken]) {
        counterparts = Array(repeating: -1, count: tokens.count)
        var open: [Int] = []
        // The number of open brackets of each kind: a closing one without any does not search for its counterpart.
        var numbers: [UInt8: Int] = [:]
        for (index, token) in tokens.enumerated() {
            if token.kind == .keyword, ["end", "implementation", "interface"].contains(token.text) {
                // Code in brackets does not contain these, so that a missing bracket harms one class only.
                open = []
                numbers = [:]
            }
            switch token.symbol {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(index)
                numbers[token.symbol, default: 0] += 1
            case UInt8(ascii: ")"): close(UInt8(ascii: "("), at: index, tokens, &open, &numbers)
            case UInt8(ascii: "]"): close(UInt8(ascii: "["), at: index, tokens, &open, &numbers)
            case UInt8(ascii: "}"): close(UInt8(ascii: "{"), at: index, tokens, &open, &numbers)
            default: break
            }
        }
    }

    private mutating func close(
        _ opening: UInt8, at index: Int, _ tokens: [ObjectiveCToken], _ open: inout [Int], _ numbers: inout [UInt8: Int]
    ) {
        guard numbers[opening, default: 0] > 0 else { return }
        while let last = open.popLast() {
            let symbol = tokens[last].symbol
            numbers[symbol, default: 0] -= 1
            guard symbol == opening else { continue }
            counterparts[last] = index
            counterparts[index] = last
            return
        }
    }

    /// Returns the index of the other bracket of a pair; nil if there is none.
    func counterpart(of index: Int) -> Int? {
        guard counterparts.indices.contains(index), counterparts[index] >= 0 else { return nil }
        return counterparts[index]
    }
}
#endif
