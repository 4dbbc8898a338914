// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import Testing

@testable import LockModule

@Suite struct PasswordLockTests {
    @Test func theRightPasswordOpensTheLock() {
        let lock = PasswordLock(password: "sesame")
        #expect(!lock.isOpen)
        lock.open(with: "Sesame")
        #expect(!lock.isOpen)
        lock.open(with: "sesame")
        #expect(lock.isOpen)
        lock.open(with: "wrong")
        #expect(lock.isOpen)
    }

    @Test func passwordsAreComparedByteForByte() {
        let lock = PasswordLock(password: "caf\u{E9}")
        #expect(lock.accepts("caf\u{E9}"))
        #expect(!lock.accepts("cafe\u{301}"))
    }

    @Test(arguments: [nil, ""]) func withoutAPasswordNothingOpensTheLock(_ password: String?) {
        let lock = PasswordLock(password: password)
        #expect(
            lock.obstacle
                == NoteLockError("the note is locked, and no password has been set: NOTES_PASSWORD is empty"))
        lock.open(with: "")
        #expect(!lock.isOpen)
    }

    @Test(.routes { LockRouter.self }) func allShareOneLock() throws {
        let one = try #require(try Router.destination(for: .noteLock) as? PasswordLock)
        let other = try #require(try Router.destination(for: .noteLock) as? PasswordLock)
        #expect(ObjectIdentifier(one) == ObjectIdentifier(other))
    }

    @Test func aClosedLockNeedsThePasswordAgain() {
        let lock = PasswordLock(password: "sesame")
        lock.open(with: "sesame")
        lock.close()
        #expect(!lock.isOpen)
        lock.open(with: "sesame")
        #expect(lock.isOpen)
    }

    @Test(.routes { LockRouter.self }) func itsURLIsClosedToTheOutside() throws {
        #expect(!Router.canOpen(url: "notes://lock?action=close"))
        let one = try Router.destination(serviceURL: "notes://lock?action=close", by: .app) as? PasswordLock
        let other = try Router.destination(for: .noteLock) as? PasswordLock
        #expect(one != nil)
        #expect(one === other)
    }
}
