// SPDX-License-Identifier: Apache-2.0

#if Macros
#if DEBUG || MODULE_ROUTER_STUBS
/// Generates a stub of a protocol for tests: a class whose members a test sets, and which records its calls.
///
/// ```swift
/// @Stubbable public protocol NoteStore: Sendable {
///     var count: Int { get }
///     func note(named name: String) throws -> Note
///     func save(_ note: Note) async throws
/// }
///
/// let store = NoteStoreStub()
/// store.count = 1
/// store.onNote = { name in Note(name) }
/// …
/// #expect(store.calls == [.note(named: "milk"), .save(Note("milk"))])
/// #expect(store.saveCalls == [Note("milk")])
/// ```
///
/// The name of the class is the name of the protocol and `Stub`. Its access is the access of the protocol. It exists in debug builds,
/// and in builds with the flag `MODULE_ROUTER_STUBS`: `swift test -c release -Xswiftc -DMODULE_ROUTER_STUBS`. The library and the module
/// of the protocol must both be built that way.
///
/// **Members.** A property is a property that the test can set. A function `note(named:)` has a closure `onNote`, its recorded
/// arguments `noteCalls`, and a case `note(named:)` of the enumeration `Call`. Subscripts and properties with effects
/// (`get async throws`) are functions here: `onSubscript`, `onSetSubscript`. The property `calls` has all calls in their order. Reading
/// and setting a property is no call.
///
/// If several requirements have one base name, the name also contains the argument labels: `onNoteNamed` and `onNoteID`. If these do
/// not differ, it contains the parameter names in place of `_`, and at last the types. The cases of `Call` then have no labels.
///
/// **Unset requirements.** A requirement that the test has not set fails the test. The issue has its name and the place where the stub
/// was created. The function then throws, or returns an empty value such as nil, `[]` or 0. If neither is possible, or if no test
/// created the stub, the program stops with the same message. A test target needs `ModuleRouterTesting` for this.
///
/// **Comparing.** Two calls are equal if their arguments are equal. Objects that are not `Equatable` are compared by identity, and
/// closures are ignored. If another argument is not `Equatable`, the comparison fails the test.
///
/// **Isolation.** The stub has the isolation of the protocol. The stub of a `Sendable` protocol is `Sendable`, and its closures are
/// `@Sendable`. Several threads can use it. Its arguments must be `Sendable`.
///
/// **Closures as parameters.** A closure that does not escape, or that cannot be sent although the protocol is `Sendable`, is passed
/// to the test's closure but not recorded. The same applies to `sending` parameters. A variadic parameter is recorded as an array,
/// and a parameter of type `some Protocol` as `any Protocol`.
///
/// **Inherited protocols.** A macro sees one declaration, and therefore not the requirements of an inherited protocol. Repeat them in
/// the protocol, or implement them in an extension of the stub. Write `Sendable` in the list of the protocol itself.
@attached(peer, names: suffixed(Stub))
public macro Stubbable() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "StubbableMacro")
#else
/// Generates nothing: this build of the library contains no stubs.
@attached(peer, names: suffixed(Stub))
public macro Stubbable() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "OmittedStubMacro")
#endif
#endif
