// SPDX-License-Identifier: Apache-2.0

/// The slot of a destination that is made synchronously. One thread makes it, and other threads wait.
final class SyncSlot: KeptSlot, @unchecked Sendable {  // As its superclass.
    private let construction = Construction()

    // A service of the main actor is requested on it, and its closing needs it.
    override var isAwaitedByThreads: Bool { !keeping.isOnMainActor }

    /// Returns the held destination, or makes it. Returns nil if the slot was given up.
    @inline(never)  // See SmallCode.
    func held(
        in owner: DestinationOwner, make: () throws -> any AnyObject & Sendable
    ) throws -> (any AnyObject & Sendable)? {
        if let held = recall(in: owner) { return held }
        var isMade = false
        try AsyncMaking.checkWait(for: self)
        let held = try construction.run(key) { () throws -> (any AnyObject & Sendable)? in
            if let held = recall(in: owner) { return held }
            guard beginMaking() else { return nil }
            defer { endMaking() }
            if isAwaitedByThreads, let closing = owner.closing(of: self) {
                try AsyncMaking.waiting(forClosingOf: self) { try Construction.wait(for: closing) }
            }
            guard owner.begin(self) else { throw endError }
            defer { owner.finish(self) }
            let held = try owner.making(make)
            guard keep(held, in: owner) else { throw endError }
            isMade = true
            return held
        }
        if isMade { store?.didMake(self, in: owner) }
        return held
    }
}
