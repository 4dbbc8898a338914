// SPDX-License-Identifier: Apache-2.0

/// The scopes in which a task runs: the innermost one with its outer scopes, and the frame around it.
@usableFromInline package final class ScopeFrame: Sendable {
    @TaskLocal package static var carried: ScopeFrame?

    /// The frame of the current task; nil if it runs in no scope.
    package static var current: ScopeFrame? { unretainedCurrent?.takeUnretainedValue() }

    private static var unretainedCurrent: Unmanaged<ScopeFrame>? {
        TaskLocal<ScopeFrame?>.unretained(at: $carried.address)
    }

    private let owner: Owner
    /// The copy of the scope that the frame holds; nil for code that the scope itself may own.
    private let heldHandle: ScopeHandle?
    /// The frame around this one. Written only before other code knows this frame.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var around: ScopeFrame?
    /// Notes uses of the scopes from this frame on; nil if no ``RoutedDestination`` has borrowed them.
    private let borrowed: BorrowedScopes?

    init(_ owner: Owner, in around: ScopeFrame?) {
        self.owner = owner
        heldHandle = nil
        self.around = around
        borrowed = nil
    }

    package init(_ handle: ScopeHandle, in around: ScopeFrame?) {
        owner = handle.owner
        heldHandle = handle
        self.around = around
        borrowed = nil
    }

    /// Returns the frame of a scope inside of others. Code that is in the scope already gets no second frame of it.
    package static func entering(_ handle: ScopeHandle, in around: ScopeFrame?) -> ScopeFrame {
        if let around, around.owner === handle.owner, around.heldHandle != nil { return around }
        let frame = ScopeFrame(handle, in: nil)
        frame.around = around?.has(handle.owner) == true ? around?.copy(without: frame).first : around
        return frame
    }

    /// Makes a frame of the scope of another one.
    package init(_ frame: ScopeFrame, in around: ScopeFrame?) {
        owner = frame.owner
        heldHandle = frame.heldHandle
        self.around = around
        borrowed = frame.borrowed
    }

    private init(
        _ frame: ScopeFrame, holding handle: ScopeHandle?, in around: ScopeFrame?, borrowed: BorrowedScopes?
    ) {
        owner = frame.owner
        heldHandle = handle
        self.around = around
        self.borrowed = borrowed
    }

    /// The scope; nil if its last copy was released.
    package var handle: ScopeHandle? { heldHandle ?? owner.handle }

    /// The same scopes, without the copies of them.
    var withoutHandles: ScopeFrame { copy(isHolding: false).first ?? self }

    /// Returns copies of these frames: the first and the last one.
    ///
    /// - Parameters:
    ///   - isHolding: Whether the frames hold the copies of their scopes. Scopes that were borrowed in vain, and those around them, are
    ///     then left out.
    ///   - others: Frames whose scopes are left out. A borrowed frame stays, because it notes the uses of those around it.
    @inline(never)  // See SmallCode.
    private func copy(
        isHolding: Bool = true, without others: ScopeFrame? = nil
    ) -> (first: ScopeFrame?, last: ScopeFrame?) {
        var (first, last): (ScopeFrame?, ScopeFrame?) = (nil, nil)
        var next: ScopeFrame? = self
        while let frame = next {
            next = frame.around
            if let others {
                if frame.borrowed == nil, others.has(frame.owner) { continue }
            } else if isHolding, frame.isBorrowedInVain {
                break
            }
            let copy = ScopeFrame(
                frame, holding: isHolding ? frame.heldHandle : nil, in: nil, borrowed: frame.borrowed)
            if let last { last.around = copy } else { first = copy }
            last = copy
        }
        return (first, last)
    }

    /// Returns the scopes of an object, inside of the scopes of the current task, which the object borrows.
    static func borrowing(around own: ScopeFrame?) -> (frame: ScopeFrame?, borrowed: BorrowedScopes?) {
        guard let current else { return (own, nil) }
        // In its own scopes, an object borrows nothing.
        if let own, own.borrowed == nil, current.borrowed == nil, haveSameScopes(own, current) { return (current, nil) }
        let borrowed = BorrowedScopes(in: current.borrowed)
        let outer = ScopeFrame(current, holding: current.heldHandle, in: current.around, borrowed: borrowed)
        return (own?.inside(of: outer) ?? outer, borrowed)
    }

    /// The same scopes, inside of those of the current task.
    @usableFromInline var insideOfCurrent: ScopeFrame? { inside(of: .current) }

    /// Borrowed scopes are left out, unless the object that was made in them belongs to them: it may be kept longer.
    private func inside(of other: ScopeFrame?) -> ScopeFrame? {
        if isBorrowedInVain { return other }
        // The usual case: the scopes of the caller.
        if borrowed == nil, let other, other.heldHandle != nil || heldHandle == nil, Self.haveSameScopes(self, other) {
            return other
        }
        let (first, last) = copy()
        last?.around = other?.copy(without: first).first
        return first
    }

    private var isBorrowedInVain: Bool { borrowed.map { !$0.wereUsed } ?? false }

    /// Returns whether a scope is one of these frames.
    private func has(_ owner: Owner) -> Bool {
        var next: ScopeFrame? = self
        while let frame = next {
            if frame.owner === owner { return true }
            next = frame.around
        }
        return false
    }

    /// Returns whether two frames stand for the same scopes in the same order.
    static func haveSameScopes(_ frame: ScopeFrame?, _ other: ScopeFrame?) -> Bool {
        var (first, second) = (frame, other)
        while first !== second {
            guard let one = first, let another = second, one.owner === another.owner else { return false }
            (first, second) = (one.around, another.around)
        }
        return true
    }

    /// Runs `body` in the scopes of a frame only; nil for no scope.
    @_alwaysEmitIntoClient package static func run<Result, Failure: Error>(
        _ frame: ScopeFrame?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Specialised for the caller, because the runtime would otherwise make the type of the outcome at each call.
        var outcome: Swift.Result<Result, Failure>?
        enter(frame) {
            do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
        }
        // `enter` calls its closure once.
        return try outcome.unsafelyUnwrapped.get()
    }

    @usableFromInline package static func enter(_ frame: ScopeFrame?, _ body: () -> Void) {
        // A destination of an object graph must not reach another scope.
        let isSeparate = ObjectGraph.isPossible && !haveSameScopes(frame, current)
        $carried.withValue(frame) { if isSeparate { ObjectGraph.separate(body) } else { body() } }
    }

    /// Runs `body` in the scopes of a frame only; nil for those of the current task.
    @usableFromInline static func run<Result>(
        _ frame: ScopeFrame?, isolation: isolated (any Actor)?, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $carried.withValue(frame ?? .current, operation: body, isolation: isolation)
    }

    /// Returns the innermost scope of a kind in which the current task runs; nil if it runs in none.
    static func find(_ kind: any ScopeValues.Type) -> Owner? {
        unretainedCurrent?._withUnsafeGuaranteedRef { $0.find(ObjectIdentifier(kind)) }
    }

    private func find(_ kind: ObjectIdentifier) -> Owner? {
        var frame: ScopeFrame? = self
        while let candidate = frame {
            var scope: Owner? = candidate.owner
            while let owner = scope {
                if owner.kind == kind { return noteUse(of: candidate) ? owner : nil }
                scope = owner.outer
            }
            frame = candidate.around
        }
        return nil
    }

    /// Notes that code uses a scope of a frame, if the scope is a borrowed one. Returns false if an object keeps a destination that was
    /// made without it: code of this destination that still runs is no part of the scope.
    ///
    /// - Parameter used: The frame; nil for all.
    private func noteUse(of used: ScopeFrame?) -> Bool {
        var frame: ScopeFrame? = self
        while let candidate = frame {
            if let borrowed = candidate.borrowed, !borrowed.noteUse() { return false }
            frame = candidate === used ? nil : candidate.around
        }
        return true
    }

    /// Notes that code uses the scopes of the current task: it receives a destination of an object graph, which may belong to them.
    static func noteUse() { _ = current?.noteUse(of: nil) }

    /// Whether the scope has ended.
    package var hasScopeEnded: Bool { owner.hasEnded }

    /// Returns the converted destination that a route keeps in the innermost scope of a kind; nil if there is none.
    static func converted(by route: ConvertedDestination, _ kind: ObjectIdentifier) -> AnyBox? {
        unretainedCurrent?._withUnsafeGuaranteedRef { frame in
            // The usual case first. It retains no scope.
            if frame.owner.kind == kind, frame.borrowed == nil { return frame.owner.converted(by: route) }
            return frame.find(kind)?.converted(by: route)
        }
    }

    /// Returns the innermost scope of a kind in which the current task runs, if it has not ended.
    ///
    /// - Throws: `RouteError.Code.scopeUnavailable` if there is none, or if it has ended.
    static func scope(_ kind: any ScopeValues.Type, for key: RouteKey) throws -> Owner {
        guard let scope = find(kind) else { throw RouteError.outsideOfScope(kind, key) }
        guard !scope.hasEnded else { throw RouteError.ended(key) }
        return scope
    }

    /// The names of the scopes in which the current task runs, innermost first.
    static var names: [String] {
        var names: [String] = []
        var frame = current
        while let candidate = frame, candidate.borrowed?.wereKept != true {
            var scope: Owner? = candidate.owner
            while let owner = scope {
                if let name = owner.scope?.name, !names.contains(name) { names.append(name) }
                scope = owner.outer
            }
            frame = candidate.around
        }
        return names
    }
}

/// The scopes of a caller, while an object that may outlive them makes a destination for itself. Either they are used and the
/// destination belongs to them, or the object keeps it.
final class BorrowedScopes: Sendable {
    private let state = AtomicWord<Int>(open)
    private let outer: BorrowedScopes?

    private static let open = 0
    private static let used = 1
    private static let kept = 2

    init(in outer: BorrowedScopes?) { self.outer = outer }

    var wereUsed: Bool { state.load() == Self.used }

    /// Whether the object keeps a destination that was made without the scopes.
    var wereKept: Bool { state.load() == Self.kept }

    /// Notes a use of the scopes. Returns false if the object keeps its destination.
    func noteUse() -> Bool {
        _ = state.compareExchange(expected: Self.open, with: Self.used)
        return wereUsed && outer?.noteUse() ?? true
    }

    /// Notes that the object keeps the destination. Returns false if the scopes were used.
    func mayKeep() -> Bool {
        _ = state.compareExchange(expected: Self.open, with: Self.kept)
        return !wereUsed
    }
}

extension RouteEntry {
    /// Makes the entry of a value of a scope.
    convenience init<Values: ScopeValues, Value>(
        _ slot: RouteSlot, at location: RouteLocation, ofScope value: @escaping @Sendable (Values) -> Value
    ) {
        let key = slot.key
        self.init(
            slot: slot, provider: Values.self, location: location,
            lifetime: ServiceLifetimeKind(.scope(Values.self), keeper: nil)
        ) {
            value(try ScopeFrame.scope(Values.self, for: key).scope.unsafelyUnwrapped.values())
        }
    }

    /// Makes the entry of a value of a scope, for asynchronous code.
    convenience init<Values: ScopeValues, Value: Sendable>(
        _ slot: RouteSlot, at location: RouteLocation,
        ofScopeAsynchronously value: @escaping @Sendable (Values) -> Value
    ) {
        let key = slot.key
        let find: @Sendable () throws -> Value = {
            value(try ScopeFrame.scope(Values.self, for: key).scope.unsafelyUnwrapped.values())
        }
        self.init(
            slot: slot, provider: Values.self, location: location,
            lifetime: ServiceLifetimeKind(.scope(Values.self), keeper: nil), kept: find, makingAsynchronously: find)
    }
}

extension RouteError {
    /// Returns the error of a request for a destination or a value of a scope, outside of such a scope.
    fileprivate static func outsideOfScope(_ kind: any ScopeValues.Type, _ key: RouteKey) -> RouteError {
        let name = TypeSpelling.name(of: kind)
        return RouteError(
            .scopeUnavailable, route: key.description,
            reason: RouteFaultText.outsideScope(key.description, of: name, in: ScopeFrame.names),
            hint:
                "request it in RouteScope(\(name)(…)).run { }; the provider of a destination that lives longer than the "
                + "scope cannot request it")
    }

    /// Returns the error of a request in a scope, or a registry, that has ended.
    static func ended(_ key: RouteKey, isOfRegistry: Bool = false) -> RouteError {
        let (owner, hint) =
            isOfRegistry
            ? ("registry", "close a registry at the end of the process, after its other work")
            : ("scope", "end the work of a scope before the scope ends, or make a new scope")
        return RouteError(
            .scopeUnavailable, route: key.description, reason: "the \(owner) of the request for \(key) has ended",
            hint: hint)
    }
}
