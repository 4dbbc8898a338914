// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
// Not in release builds: without the linker's help, code that a program does not use would cost it 13 kB.

/// The calls and the members of a stub, under a lock. Code that `@Stubbable` generates uses it.
@_documentation(visibility: internal)
public struct StubStorage<Call, Members> {
    private struct State {
        var calls: [Call] = []
        var members: Members
    }

    private let state: Locked<State>
    private let origin: StubOrigin

    /// - Parameters:
    ///   - stub: The name of the stub's class.
    ///   - members: The members that the test sets. All are nil.
    public init(of stub: StaticString, _ members: Members, fileID: StaticString, line: UInt, column: UInt) {
        state = Locked(State(members: members))
        origin = StubOrigin(stub: stub, location: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// The recorded calls, in their order.
    public var calls: [Call] { state.withLock { $0.calls } }

    /// Accesses a member.
    public subscript<Member>(member: WritableKeyPath<Members, Member>) -> Member {
        get { state.withLock { $0.members[keyPath: member] } }
        nonmutating set {
            var value = newValue
            // The old value is released without the lock, because a `deinit` may use the stub.
            state.withLock { swap(&$0.members[keyPath: member], &value) }
        }
    }

    /// Records a call. Returns the closure that the test has set for it.
    public func record<Closure>(_ call: Call, _ member: KeyPath<Members, Closure?>) -> Closure? {
        state.withLock { state in
            state.calls.append(call)
            return state.members[keyPath: member]
        }
    }

    /// Fails the test because it has not set a member. Outside of a test, stops the program.
    ///
    /// - Returns: The error for the caller of the requirement.
    @discardableResult
    public func fail(_ requirement: StaticString, setting member: StaticString) -> UnsetStubError {
        origin.fail(requirement, setting: member)
    }

    /// Fails the test because it has not set a member, and stops the program.
    public func stop(_ requirement: StaticString, setting member: StaticString) -> Never {
        origin.stop(origin.fail(requirement, setting: member))
    }
}

// The lock makes it safe; the compiler checks the values.
extension StubStorage: Sendable where Call: Sendable, Members: Sendable {}

/// The error of a requirement that a test has not set.
@_documentation(visibility: internal)
public struct UnsetStubError: Error, CustomStringConvertible {
    public let description: String
}
#endif
