// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// A random legal app. A provider needs only keys with lower numbers, so that the app has no cycle.
struct RandomApp {
    /// The way in which a key is provided.
    enum Way: Equatable {
        /// By one unconditional provider, with the number of the key after which the provider is named.
        case provider(Int)
        /// By one of two conditional providers.
        case conditional
        case closure
        /// By an adapter to the key with this number.
        case adapter(Int)
    }

    private(set) var sketch: AppSketch
    private(set) var keys: [Key] = []
    private(set) var ways: [Way] = []
    /// The keys that the entry point's own code requests. Adapters lead to the other keys.
    private(set) var asked: [Bool] = []
    private var random: SplitMix64

    /// - Parameter count: The number of keys. Each key has an interface module, and each provider has a module.
    init(seed: UInt64, keys count: Int) {
        random = SplitMix64(state: seed)
        sketch = AppSketch("notes", others: Set((0..<count).filter { $0 % 11 == 7 }.map { "Module\($0)" }))
        for number in 0..<count { drawKey(number) }
        for number in 0..<count { drawNeeds(number) }
    }

    mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func drawKey(_ number: Int) {
        let kinds: [RouteKind] = [.service, .view, .service, .serviceModule, .asyncService, .viewModule]
        let key = Key(kinds[next(kinds.count)], "Interface\(number).Part\(number)")
        keys.append(key)
        sketch.declare(key, next(2) == 0 ? .macro : .initializer)
        let adaptees = keys.indices.dropLast().filter { keys[$0].kind == key.kind }
        let isAsked = next(5) > 0
        switch next(10) {
        case 0 where !adaptees.isEmpty, 1 where !adaptees.isEmpty:
            let adaptee = adaptees[next(adaptees.count)]
            sketch.adapt("notes.Adapter\(number)", (key, to: keys[adaptee]))
            ways.append(.adapter(adaptee))
            asked.append(true)
        case 2:
            for name in ["Router\(number)", "OtherRouter\(number)"] {
                sketch.provide(
                    "Module\(number).\(name)", key,
                    registrations: [AppSketch.list(in: "notes", isConditional: true, line: number + 1)])
            }
            ways.append(.conditional)
            asked.append(true)
        case 3:
            sketch.register(key, in: "notes", line: number + 1)
            ways.append(.closure)
            asked.append(true)
        default:
            let registration =
                next(3) == 0
                ? AppSketch.list(in: "notes", line: number + 1) : AppSketch.macro("Module\(number).Router\(number)")
            sketch.provide(
                "Module\(number).Router\(number)", key, registrations: [registration],
                identifiers: isAsked && next(4) > 0 ? [] : ["id\(number)"],
                urls: next(4) > 0 ? [] : ["app://part\(number)/:id"])
            ways.append(.provider(number))
            asked.append(isAsked)
        }
        if asked[number] { sketch.use(key, in: "notes.Command\(number).run", line: number + 1) }
    }

    private mutating func drawNeeds(_ number: Int) {
        guard number > 0, case .provider = ways[number] else { return }
        for line in 0..<next(4) {
            let needed = next(number)
            sketch.use(
                keys[needed], in: "Module\(number).Part\(number).init", of: "Module\(number).Router\(number)",
                isNeededToMake: next(2) == 0, line: 40 + line)
        }
    }
}

extension Key {
    init(_ kind: RouteKind, _ name: String) {
        switch kind {
        case .service: self = .service(name)
        case .serviceModule: self = .serviceModule(name)
        case .asyncService: self = .asyncService(name)
        case .view: self = .view(name)
        case .viewModule: self = .viewModule(name)
        }
    }
}

/// Numbers that look random and are the same each time (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
