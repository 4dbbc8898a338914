// SPDX-License-Identifier: Apache-2.0

/// The constructions and closings that wait for kept destinations.
///
/// Those that wait for one another in a cycle would never end, so the request that closes the cycle gets an error instead.
enum WaitGraph {
    /// A construction or a closing of one cell that waits for another cell.
    final class Wait: Sendable {
        fileprivate let waiting: Cell
        fileprivate let awaited: Cell

        fileprivate init(_ waiting: Cell, for awaited: Cell) {
            self.waiting = waiting
            self.awaited = awaited
        }
    }

    // A few elements: one for each construction or closing that waits for another cell.
    private static let waits = Locked<[Wait]>([])

    /// Notes that this code waits for a cell. Pair each call with ``end(_:)``.
    ///
    /// - Parameter isClosing: Whether the wait is for the closing of the cell's earlier destination.
    /// - Returns: The wait; nil if this code neither makes nor closes a kept destination, so that nothing waits for it.
    static func begin(_ cell: Cell, isClosing: @autoclosure () -> Bool) throws -> Wait? {
        guard let making = Making.ofKept, let own = making.cell else { return nil }
        // On the main actor, a construction does not wait for the closing of the earlier destination.
        if own === cell, making.isClosing, cell.rules.isOnMainActor { return nil }
        let wait = Wait(own, for: cell)
        let cycle = waits.withLock { waits in
            let path = path(from: cell, to: own, waits)
            if path.isEmpty { waits.append(wait) }
            return path
        }
        if cycle.isEmpty { return wait }
        if let closed = Making.ofClosing?.cell, cycle.contains(where: { $0 === closed }) {
            throw RouteError.closing(closed, waitsFor: closed === cell ? "another \(cell.key)" : "\(cell.key)")
        }
        if isClosing() { throw RouteError.closing(cell, waitsFor: "\(own.key)") }
        throw RouteError.cycle(cell)
    }

    static func end(_ wait: Wait?) {
        if let wait { waits.withLock { waits in waits.removeAll { $0 === wait } } }
    }

    /// Returns the cells on a way along the waits, with both ends; none if there is no way.
    private static func path(from start: Cell, to end: Cell, _ waits: [Wait]) -> [Cell] {
        var reached = [start]
        var origins = [0]
        var checked = 0
        while checked < reached.count {
            if reached[checked] === end {
                var path = [end]
                while checked > 0 {
                    checked = origins[checked]
                    path.append(reached[checked])
                }
                return path.reversed()
            }
            for wait in waits where wait.waiting === reached[checked] {
                if reached.contains(where: { $0 === wait.awaited }) { continue }
                reached.append(wait.awaited)
                origins.append(checked)
            }
            checked += 1
        }
        return []
    }
}

extension RouteError {
    /// Returns the error of a destination whose construction needs the destination itself. The constructions that it passes add their
    /// keys.
    fileprivate static func cycle(_ cell: Cell) -> RouteError {
        let key = cell.key
        guard !cell.rules.isAsynchronous else {
            return RouteError(
                .infiniteRecursion, route: key.description,
                reason: "making \(key) requires \(key) itself, directly or in a task that it has started",
                hint: "let one of the two request the other later; "
                    + "if nothing waits for the result, request it in a Task.detached")
        }
        return RouteError(
            .infiniteRecursion, route: key.description, reason: "making \(key) requires \(key) itself",
            hint: "let one of the two request the other later, when it is used")
    }

    /// Returns the error of a close function that waits for itself.
    static func closing(_ cell: Cell, waitsFor awaited: String) -> RouteError {
        RouteError(
            .infiniteRecursion, route: cell.key.description,
            reason: "closing \(cell.key) waits for \(awaited), which waits for the closing",
            hint: "do not wait in a close function: end a scope with 'end()', or wait in a Task.detached")
    }
}
