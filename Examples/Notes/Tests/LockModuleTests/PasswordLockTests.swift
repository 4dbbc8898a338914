// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import Testing

@testable import LockModule

@MainActor @Suite struct PasswordLockTests {
    private let ada = NotesUser(name: "ada")
    private let bob = NotesUser(name: "bob")

    // MARK: Passwords

    @Test func aPasswordIsThatOfAUser() {
        let lock = PasswordLock(password: "sesame", users: "ada=a=1;bob=b;;cem;eve=")
        let users = ["sesame", "a=1", "b", "Sesame", "", "cem"].map { lock.user(for: $0)?.name }
        #expect(users == ["", "ada", "bob", nil, nil, nil])
    }

    @Test func passwordsAreComparedByteForByte() {
        let lock = PasswordLock(password: "caf\u{E9}")
        #expect(lock.user(for: "caf\u{E9}") != nil)
        #expect(lock.user(for: "cafe\u{301}") == nil)
    }

    @Test(arguments: [nil, ""]) func withoutAPasswordNothingOpensTheLock(_ password: String?) {
        let lock = PasswordLock(password: password, users: password)
        #expect(
            lock.obstacle
                == NoteLockError("the note is locked, and no password has been set: NOTES_PASSWORD is empty"))
        #expect(lock.user(for: "") == nil)
        #expect(PasswordLock(password: password, users: "ada=a").obstacle == nil)
    }

    // MARK: The session

    @Test func aLoginBeginsASession() async {
        let lock = PasswordLock(password: "sesame")
        #expect(lock.session == nil)
        let session = await lock.logIn(ada)
        #expect(session.values.user == ada)
        #expect(lock.session?.reference === session.reference)
        await lock.logOut()
        #expect(session.hasEnded)
        #expect(lock.session == nil)
    }

    @Test func theSameUserStaysInTheSession() async {
        let lock = PasswordLock(password: "sesame")
        let session = await lock.logIn(ada)
        #expect(await lock.logIn(ada).reference === session.reference)
        #expect(!session.hasEnded)
    }

    @Test func anotherUserEndsTheSession() async {
        let lock = PasswordLock(password: "sesame")
        let first = await lock.logIn(ada)
        let second = await lock.logIn(bob)
        #expect(first.hasEnded)
        #expect(lock.session?.reference === second.reference)
    }

    @Test func ofTwoLoginsAtOnceOneSessionIsLeft() async {
        let lock = PasswordLock(password: "sesame")
        let first = await lock.logIn(NotesUser(name: "cem"))
        async let one = lock.logIn(ada)
        async let other = lock.logIn(bob)
        let sessions = await [first, one, other]
        #expect(sessions.filter { !$0.hasEnded }.map(\.values.user) == [lock.session?.values.user])
    }

    // MARK: Routes

    @Test(.routes { LockRouter.self }) func allShareOneLock() throws {
        let one = try #require(try Router.destination(for: .noteLock) as? PasswordLock)
        let other = try #require(try Router.destination(for: .noteLock) as? PasswordLock)
        #expect(one === other)
    }

    @Test(.routes { LockRouter.self }) func itsURLIsClosedToTheOutside() throws {
        #expect(!Router.canOpen(url: "notes://lock?action=close"))
        let one = try Router.destination(serviceURL: "notes://lock?action=close", by: .app) as? PasswordLock
        let other = try Router.destination(for: .noteLock) as? PasswordLock
        #expect(one != nil)
        #expect(one === other)
    }

    @Test(
        .routes {
            UserSession.self; UserAccess.self
        }) func eachSessionHasTheAccessOfItsUser() throws
    {
        let session = RouteScope(UserSession(user: ada))
        let access = try Router.destination(for: .noteAccess, in: session)
        #expect(["ada", "bob", nil].map { access.includesNotes(of: $0) } == [true, false, true])
        weak let kept = try Router.destination(for: .noteAccess, in: session) as? UserAccess
        #expect(kept === access as? UserAccess)
        let other = try Router.destination(for: .noteAccess, in: RouteScope(UserSession(user: bob)))
        #expect(["ada", "bob", nil].map { other.includesNotes(of: $0) } == [false, true, true])
    }
}
