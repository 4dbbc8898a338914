// SPDX-License-Identifier: Apache-2.0

/// Circles in a graph: for each group of nodes that all lead to one another, the shortest way round.
enum ProviderCircles {
    /// - Parameter successors: The nodes that each node leads to.
    /// - Returns: The nodes of each circle in order, each circle and all of them in a stable order.
    static func find(in successors: [String: [String]]) -> [[String]] {
        groups(in: successors).compactMap { group in shortestCircle(in: group, successors) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The groups of nodes that lead to one another (Kosaraju), without recursion: a graph may be deep.
    private static func groups(in successors: [String: [String]]) -> [Set<String>] {
        var predecessors: [String: [String]] = [:]
        for (node, next) in successors { for one in next { predecessors[one, default: []].append(node) } }

        var seen: Set<String> = []
        var finished: [String] = []
        for root in successors.keys.sorted() where seen.insert(root).inserted {
            var path: [(node: String, next: Array<String>.SubSequence)] = [(root, (successors[root] ?? [])[...])]
            while let last = path.indices.last {
                if let next = path[last].next.popFirst() {
                    if seen.insert(next).inserted { path.append((next, (successors[next] ?? [])[...])) }
                } else {
                    finished.append(path.removeLast().node)
                }
            }
        }

        var groups: [Set<String>] = []
        var grouped: Set<String> = []
        for root in finished.reversed() where grouped.insert(root).inserted {
            var group: Set = [root]
            var next = [root]
            while let node = next.popLast() {
                for one in predecessors[node] ?? [] where grouped.insert(one).inserted {
                    group.insert(one)
                    next.append(one)
                }
            }
            groups.append(group)
        }
        return groups
    }

    private static func shortestCircle(in group: Set<String>, _ successors: [String: [String]]) -> [String]? {
        var shortest: [String]?
        for start in group.sorted() {
            if let shortest, shortest.count == 1 { break }
            var previous: [String: String] = [:]
            var level = [start]
            var length = 0
            var isClosed = false
            search: while !level.isEmpty, length < (shortest?.count ?? .max) {
                length += 1
                var next: [String] = []
                for node in level {
                    for one in successors[node] ?? [] where group.contains(one) {
                        if one == start {
                            previous[start] = node
                            isClosed = true
                            break search
                        }
                        if previous[one] == nil {
                            previous[one] = node
                            next.append(one)
                        }
                    }
                }
                level = next
            }
            guard isClosed, length < (shortest?.count ?? .max) else { continue }
            var circle = [start]
            while let node = previous[circle[circle.count - 1]], node != start { circle.append(node) }
            shortest = [start] + circle.dropFirst().reversed()
        }
        return shortest
    }
}
