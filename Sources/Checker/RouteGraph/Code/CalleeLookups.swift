// SPDX-License-Identifier: Apache-2.0

/// The functions that some calls may run, and these calls.
///
/// Calls share a list where they can: a table of pairs would grow with the square of the app's size, because many types have members of
/// one name.
final class CalleeList {
    let functions: [Int]
    /// The calls, once the callers of their name were looked up.
    var callers: [CodeIndex.Call] = []

    init(_ functions: [Int]) { self.functions = functions }
}

extension CalleeList: Hashable {
    static func == (one: CalleeList, other: CalleeList) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The form of a call, which decides together with the name which functions it fits.
struct CallForm: Hashable {
    private let isCall: Bool
    private let labels: [String?]
    private let trailingClosures: Int
    private let endsWithClosure: Bool

    init(_ call: CallFact) {
        isCall = call.isCall
        labels = call.arguments.map(\.label)
        trailingClosures = call.trailingClosures
        if case .closure? = call.arguments.last?.value { endsWithClosure = true } else { endsWithClosure = false }
    }
}

/// The functions that fit some calls. In extensions of one type, a declaration of the same module hides those of others, which may be
/// internal.
struct CalleeGroup {
    struct Key: Hashable {
        let candidates: CodeIndex.Candidates
        let name: String
        let form: CallForm
    }

    private let all: CalleeList
    private let ofModules: [ObjectIdentifier: CalleeList]

    init(_ fitting: [Int], _ code: CodeIndex) {
        all = CalleeList(fitting)
        let functions = code.functions
        guard fitting.count > 1, fitting.allSatisfy({ functions[$0].type === functions[fitting[0]].type }) else {
            ofModules = [:]
            return
        }
        ofModules = Dictionary(grouping: fitting) { ObjectIdentifier(functions[$0].file.module) }.mapValues(
            CalleeList.init)
    }

    /// Returns the functions for a call in a module.
    subscript(module: ObjectIdentifier) -> CalleeList { ofModules[module] ?? all }
}

/// The callees of the calls that were looked up.
struct CalleeLookups {
    /// The results, for each function by the number of the call.
    private var known: [[CodeIndex.Callees?]] = []
    private var groups: [CalleeGroup.Key: CalleeGroup] = [:]
    /// The calls that are being looked up, each with its depth.
    private var depths: [CodeIndex.Call: Int] = [:]
    /// The least depth of a call that a lookup inside of it has met again.
    private var leastDepth = Int.max
    /// The values of `leastDepth` outside of the lookups in progress.
    private var leastDepths: [Int] = []

    mutating func add(_ function: FunctionFact) {
        known.append(function.calls.isEmpty ? [] : Array(repeating: nil, count: function.calls.count))
    }

    func callees(of call: CodeIndex.Call) -> CodeIndex.Callees? { known[call.function][call.number] }

    /// Begins a lookup. Returns false if it is in progress.
    mutating func begin(_ call: CodeIndex.Call) -> Bool {
        if let depth = depths[call] {
            leastDepth = min(leastDepth, depth)
            return false
        }
        depths[call] = depths.count
        leastDepths.append(leastDepth)
        leastDepth = .max
        return true
    }

    /// Ends a lookup. The result is kept unless it depends on a lookup that is still in progress.
    mutating func end(_ call: CodeIndex.Call, _ callees: CodeIndex.Callees) {
        depths[call] = nil
        if leastDepth >= depths.count {
            known[call.function][call.number] = callees
            leastDepth = .max
        }
        leastDepth = min(leastDepth, leastDepths.removeLast())
    }

    mutating func group(_ key: CalleeGroup.Key, _ make: () -> CalleeGroup) -> CalleeGroup {
        if let known = groups[key] { return known }
        let group = make()
        groups[key] = group
        return group
    }
}
