// SPDX-License-Identifier: Apache-2.0

/// Keys, and where each was registered first.
///
/// A table of our own, since the runtime looks through the conformances of the whole program to make the type of a dictionary, and
/// a dictionary hashes against attackers: nobody chooses where the program keeps its types. Open addressing, at most three quarters full.
struct RouteKeyTable: Sendable {
    private var cells: [RegisteredKey?] = []
    private var count = 0

    /// - Complexity: O(1)
    subscript(_ id: RouteID) -> RouteOrigin? { cells.isEmpty ? nil : cells[place(of: id)]?.origin }

    /// Adds keys; those that are there already stay what they are.
    mutating func add(_ keys: [RegisteredKey]) {
        makeRoom(for: count + keys.count)
        for key in keys { insert(key) }
    }

    private mutating func makeRoom(for count: Int) {
        var capacity = max(cells.count, 8)
        while capacity * 3 < count * 4 { capacity *= 2 }
        guard capacity > cells.count else { return }
        let old = cells
        cells = Array(repeating: nil, count: capacity)
        self.count = 0
        for case let key? in old { insert(key) }
    }

    private mutating func insert(_ key: RegisteredKey) {
        let place = place(of: key.id)
        guard cells[place] == nil else { return }
        cells[place] = key
        count += 1
    }

    /// Where a key is or, if it is nowhere, would be.
    private func place(of id: RouteID) -> Int {
        let mask = cells.count - 1
        var place = id.hash & mask
        while let found = cells[place], found.id != id { place = (place + 1) & mask }
        return place
    }
}
