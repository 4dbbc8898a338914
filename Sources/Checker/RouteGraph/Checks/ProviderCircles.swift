// SPDX-License-Identifier: Apache-2.0

/// Finds cycles in a graph: the shortest cycle of each group of nodes that all lead to one another.
struct ProviderCircles {
    private let names: [String]
    private let successors: [[Int]]

    /// - Parameter successors: The nodes that each node leads to.
    init(in successors: [String: [String]]) {
        let names = Set(successors.keys).union(successors.values.joined()).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        self.names = names
        self.successors = names.map { name in (successors[name] ?? []).compactMap { numbers[$0] } }
    }

    /// Returns the nodes of each cycle in order. The order of the cycles, and each cycle's first node, are stable.
    func find() -> [[String]] {
        groups(of: Array(names.indices)).map { group in shortestCircle(in: group).map { names[$0] } }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Returns the strongly connected components among the given nodes (Kosaraju's algorithm). Not recursive, since a graph may
    /// be deep. A single node is a component if it leads to itself.
    private func groups(of nodes: [Int]) -> [[Int]] {
        let isGiven = marks(of: nodes)
        var predecessors: [Int: [Int]] = [:]
        for node in nodes {
            for one in successors[node] where isGiven[one] { predecessors[one, default: []].append(node) }
        }

        var isSeen = Array(repeating: false, count: names.count)
        var finished: [Int] = []
        for root in nodes where !isSeen[root] {
            isSeen[root] = true
            var path = [(node: root, next: 0)]
            while let last = path.last {
                if last.next == successors[last.node].count {
                    finished.append(last.node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let next = successors[last.node][last.next]
                if isGiven[next], !isSeen[next] {
                    isSeen[next] = true
                    path.append((next, 0))
                }
            }
        }

        var groups: [[Int]] = []
        var isGrouped = Array(repeating: false, count: names.count)
        for root in finished.reversed() where !isGrouped[root] {
            isGrouped[root] = true
            var group = [root]
            var position = 0
            while position < group.count {
                for one in predecessors[group[position]] ?? [] where !isGrouped[one] {
                    isGrouped[one] = true
                    group.append(one)
                }
                position += 1
            }
            if group.count > 1 || successors[root].contains(root) { groups.append(group.sorted()) }
        }
        return groups
    }

    /// Returns the shortest cycle: either it contains the first node, or it is in a component that remains without that node.
    private func shortestCircle(in group: [Int]) -> [Int] {
        var shortest: [Int] = []
        var rest = [group]
        while let group = rest.popLast() {
            if let circle = circle(through: group[0], in: group), shortest.isEmpty || circle.count < shortest.count {
                shortest = circle
            }
            if shortest.count != 1 { rest += groups(of: Array(group.dropFirst())) }
        }
        return shortest
    }

    /// Returns the shortest path from a node back to itself.
    private func circle(through start: Int, in group: [Int]) -> [Int]? {
        let isGiven = marks(of: group)
        var previous: [Int: Int] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count, previous[start] == nil {
            let node = queue[position]
            position += 1
            for one in successors[node] where isGiven[one] && previous[one] == nil {
                previous[one] = node
                queue.append(one)
            }
        }
        guard var node = previous[start] else { return nil }
        var circle: [Int] = []
        while node != start {
            circle.append(node)
            node = previous[node] ?? start
        }
        return [start] + circle.reversed()
    }

    private func marks(of nodes: [Int]) -> [Bool] {
        var marks = Array(repeating: false, count: names.count)
        for node in nodes { marks[node] = true }
        return marks
    }
}
