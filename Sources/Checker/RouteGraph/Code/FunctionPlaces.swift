// SPDX-License-Identifier: Apache-2.0

/// The ranges of a file's functions, to find the innermost function at a position.
struct FunctionPlaces {
    private struct Place {
        let start: SourcePosition
        let end: SourcePosition
        let function: Int
        /// The index of the innermost place around this one; nil if there is none.
        var outer: Int?
    }

    private var places: [Place] = []

    /// - Parameter functions: Functions with their ranges. A function has a greater number than those around it.
    init(_ functions: [(start: SourcePosition, end: SourcePosition, number: Int)]) {
        places = functions.map { Place(start: $0.start, end: $0.end, function: $0.number) }
            .sorted { ($0.start, $0.function) < ($1.start, $1.function) }
        var open: [Int] = []
        for index in places.indices {
            while let last = open.last, places[last].end < places[index].start { open.removeLast() }
            places[index].outer = open.last
            open.append(index)
        }
    }

    func function(at position: SourcePosition) -> Int? {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].start <= position { low = middle + 1 } else { high = middle }
        }
        var next = low > 0 ? low - 1 : nil
        while let index = next {
            if position <= places[index].end { return places[index].function }
            next = places[index].outer
        }
        return nil
    }
}
