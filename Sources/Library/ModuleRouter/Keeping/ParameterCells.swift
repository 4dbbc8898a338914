// SPDX-License-Identifier: Apache-2.0

/// The cells of one provider in one owner, one for each parameter. The lock of the owner guards them.
final class ParameterCells: OwnedItem, @unchecked Sendable {  // As above.
    private let ownIdentity: Held?
    // Unchecked, because each request reads it and the lock excludes overlapping accesses.
    /// The newest cell of each hash. Its `next` are the other cells of the hash.
    @exclusivity(unchecked) private var chains: [ParameterHash: Cell] = Dictionary()
    private var count = 0
    /// The number of cells at which empty ones are removed.
    private var purgeCount = 64
    /// The number of cells that count for the limit. They are linked in the order of their uses.
    private var usedCount = 0
    private unowned(unsafe) var oldest: Cell?
    private unowned(unsafe) var newest: Cell?

    init(identity: Held? = nil) { ownIdentity = identity }

    override var identity: Held? { ownIdentity }

    /// The newest cell of a hash.
    func first(_ hash: ParameterHash) -> Cell? { chains[hash] }

    /// All cells of a hash.
    func all(_ hash: ParameterHash) -> [Cell] {
        var cells: [Cell] = []
        var next = chains[hash]
        while let cell = next {
            cells.append(cell)
            next = cell.next
        }
        return cells
    }

    /// Adds a cell. Removes empty cells if there are many and their number is not limited.
    func add(_ cell: Cell, hash: ParameterHash, _ removed: inout [Held]) {
        cell.next = chains[hash]
        chains.store(cell, for: hash)
        count += 1
        guard cell.rules.kind.limit == nil, count >= purgeCount else { return }
        for first in Array(chains.values) {
            var next: Cell? = first
            while let old = next {
                next = old.next
                if old !== cell, old.isEmpty(&removed) { remove(old, &removed) }
            }
        }
        purgeCount = max(64, 2 * count)
    }

    /// Removes a cell.
    func remove(_ cell: Cell, _ removed: inout [Held]) {
        guard cell.isStored, let hash = cell.parameter?.hash else { return }
        unlink(cell)
        cell.isStored = false
        count -= 1
        removed.append(cell)
        var rest: [Cell] = []
        for other in all(hash) where other !== cell { rest.append(other) }
        for (index, other) in rest.enumerated() { other.next = index + 1 < rest.count ? rest[index + 1] : nil }
        cell.next = nil
        chains.store(rest.first, for: hash)
    }

    // MARK: The order of uses

    /// Notes a use. Returns the cells to give up, because there are too many: not the last used one, and none whose destination is
    /// being made.
    func use(_ cell: Cell) -> [Cell] {
        guard let limit = cell.rules.kind.limit, cell.isStored else { return [] }
        if newest !== cell {
            unlink(cell)
            cell.isUsed = true
            cell.older = newest
            newest?.newer = cell
            newest = cell
            if oldest == nil { oldest = cell }
            usedCount += 1
        }
        var surplus: [Cell] = []
        var next = oldest
        while usedCount - surplus.count > max(limit, 1), let cell = next, cell !== newest {
            next = cell.newer
            if cell.making == nil { surplus.append(cell) }
        }
        return surplus
    }

    func unlink(_ cell: Cell) {
        guard cell.isUsed else { return }
        cell.isUsed = false
        if let older = cell.older { older.newer = cell.newer } else { oldest = cell.newer }
        if let newer = cell.newer { newer.older = cell.older } else { newest = cell.older }
        cell.older = nil
        cell.newer = nil
        usedCount -= 1
    }
}
