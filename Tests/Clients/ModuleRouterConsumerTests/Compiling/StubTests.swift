// SPDX-License-Identifier: Apache-2.0

import Testing

#if Macros
extension ConsumerTests {
    /// Correct and wrong uses of stubs in programs of users.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct StubTests {
        private static let interface = """
            public import ModuleRouter
            public struct Note: Sendable {}
            @Stubbable public protocol NoteStore: Sendable {
                var count: Int { get }
                func note(named name: String) throws -> Note
            }

            """

        /// The flags of a debug build.
        private static let debug = BuiltProducts.macroArguments + ["-DDEBUG"]

        private func diagnostics(of program: String, flags: [String] = Self.debug) throws -> String {
            try Compiler().diagnostics(of: Self.interface + program, flags: flags)
        }

        private let program = """
            func test() throws {
                let store = NoteStoreStub()
                store.count = 1
                store.onNote = { name in Note() }
                let shared: any NoteStore & Sendable = store
                _ = (try shared.note(named: "milk"), store.calls == [.note(named: "milk")], store.noteCalls == ["milk"])
            }
            """

        @Test(arguments: AcceptedProgram.dialects) func aStubCompilesInEveryDialect(flags: [String]) throws {
            #expect(try diagnostics(of: program, flags: Self.debug + flags) == "")
        }

        @Test func aFlagAddsStubsToOptimisedBuilds() throws {
            let flags = BuiltProducts.macroArguments + ["-O"]
            #expect(try diagnostics(of: program, flags: flags + ["-DMODULE_ROUTER_STUBS"]) == "")
            #expect(
                try diagnostics(of: program, flags: flags).hasPrefix(
                    "8:17: error: cannot find 'NoteStoreStub' in scope"))
        }

        @Test func rejectsAClosureOfAnotherType() throws {
            #expect(
                try diagnostics(of: "func test() { NoteStoreStub().onNote = { (name: Int) in Note() } }") == """
                    7:40: error: cannot assign value of type '@Sendable (Int) -> Note' to type '@Sendable (String) throws -> Note'
                    """)
        }

        @Test func rejectsACallThatTheProtocolLacks() throws {
            #expect(
                try diagnostics(of: "func test() -> Bool { NoteStoreStub().calls == [.notes(named: \"milk\")] }")
                    == "7:50: error: type 'NoteStoreStub.Call' has no member 'notes'")
        }

        @Test func aClosureOfASendableStubIsSendable() throws {
            #expect(
                try diagnostics(
                    of: """
                        func test() {
                            var names: [String] = []
                            NoteStoreStub().onNote = { name in
                                names.append(name)
                                return Note()
                            }
                        }
                        """) == """
                        10:9: error: mutation of captured var 'names' in concurrently-executing code [#SendableClosureCaptures]
                        """)
        }

        @Test func rejectsANonSendableArgumentOfASendableProtocol() throws {
            #expect(
                try diagnostics(
                    of: """
                        public final class Photo {}
                        @Stubbable public protocol Album: Sendable { func add(_ photo: Photo) }
                        """) == """
                        \(expansion("Album")): error: associated value 'add' of 'Sendable'-conforming enum 'Call' has non-Sendable \
                        type 'Photo'
                        8:1: note: in expansion of macro 'Stubbable' on protocol 'Album' here
                        7:20: note: class 'Photo' does not conform to the 'Sendable' protocol
                        """)
        }

        @Test func rejectsAnInheritedProtocolWithARequirement() throws {
            let protocols = """
                public protocol Titled { var title: String { get } }
                @Stubbable public protocol Album: Titled { func open() }

                """
            let diagnostics = try diagnostics(of: protocols)
            #expect(
                diagnostics.hasPrefix(
                    """
                    \(expansion("Album")): error: type 'AlbumStub' does not conform to protocol 'Titled'
                    8:1: note: in expansion of macro 'Stubbable' on protocol 'Album' here
                    """))
            #expect(diagnostics.hasSuffix("7:30: note: protocol requires property 'title' with type 'String'"))
            // The remedies of the documentation.
            let requirement = #"extension AlbumStub { public var title: String { "album" } }"#
            #expect(try self.diagnostics(of: protocols + requirement) == "")
            let repeated = protocols.replacing("{ func open()", with: "{ var title: String { get }; func open()")
            #expect(try self.diagnostics(of: repeated) == "")
        }

        @Test func rejectsAnInheritedSendableProtocol() throws {
            let archive = """
                @Stubbable public protocol Archive: NoteStore {
                    var count: Int { get }
                    func note(named name: String) throws -> Note
                }
                """
            #expect(
                try diagnostics(of: archive).hasPrefix(
                    """
                    \(expansion("Archive")): error: stored property 'stubStorage' of 'Sendable'-conforming class 'ArchiveStub' \
                    contains non-Sendable type 'ArchiveStub.Call'
                    """))
            #expect(try diagnostics(of: archive.replacing(": NoteStore", with: ": NoteStore, Sendable")) == "")
        }

        @Test func rejectsAnUnsupportedRequirement() throws {
            #expect(
                try diagnostics(of: "@Stubbable protocol Factory { static func make() -> Note }").hasPrefix(
                    """
                    7:31: error: @Stubbable cannot stub a static requirement: all tests would share its state; write the stub \
                    by hand [stubbable-static-requirement]
                    """))
        }

        /// The file of a protocol's stub, by the compiler's name.
        private func expansion(_ name: String) -> String {
            "@__swiftmacro_7Program\(name.count)\(name)9StubbablefMp_.swift"
        }
    }
}
#endif
