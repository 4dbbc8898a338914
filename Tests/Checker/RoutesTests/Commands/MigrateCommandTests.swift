// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// `routes migrate`, as a program.
@Suite(.startsPrograms) struct MigrateCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Sources/Shop/Clock.swift": Self.before, "Sources/Shop/Other.swift": "let one = 1\n",
            "Sources/Shop/Open.swift": "import ZRouter\nfunc open(_ url: String) { Any.performURL(url) }\n",
            ".build/Old.swift": Self.before,
        ])
    }

    private static let before = """
        import ZRouter

        extension RoutableService where Protocol == Clock {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        """
    private static let after = """
        import ModuleRouterViews

        @Routable internal extension RoutableService where Protocol == any Clock {}

        """
    private static let report = """
        Sources/Shop/Clock.swift:1:1: note: ZRouter is no longer needed
        Sources/Shop/Clock.swift:3:11: note: Clock is declared by @Routable
        --- Sources/Shop/Clock.swift
        +++ Sources/Shop/Clock.swift
        @@ -1,5 +1,3 @@
        -import ZRouter
        +import ModuleRouterViews
        \("")
        -extension RoutableService where Protocol == Clock {
        -    init() { self.init(declaredProtocol: Protocol.self) }
        -}
        +@Routable internal extension RoutableService where Protocol == any Clock {}
        Sources/Shop/Open.swift:2:32: warning: a URL is performed by Router
          help: Router.perform(url: …, from: …); for a URL of Foundation's, import ModuleRouterFoundation

        """.replacing("Views\n\n-", with: "Views\n \n-")

    @Test func showsTheDifferenceAndWritesNothing() throws {
        #expect(
            try Command.routes(["migrate"], in: folder)
                == Command(
                    status: 0,
                    output: Self.report + """
                        3 files read, 1 to rewrite (2 changes), 1 left to do by hand
                        nothing was written; pass --write to write the changes

                        """))
        #expect(try folder.text(of: "Sources/Shop/Clock.swift") == Self.before)
    }

    @Test func writesFilesWithTheWriteOption() throws {
        #expect(
            try Command.routes(["migrate", "--write", "Sources"], in: folder)
                == Command(
                    status: 0, output: Self.report + "3 files read, 1 rewritten (2 changes), 1 left to do by hand\n"))
        #expect(try folder.text(of: "Sources/Shop/Clock.swift") == Self.after)
        #expect(try folder.text(of: ".build/Old.swift") == Self.before)
    }

    /// Names that ZRouter lacks too.
    @Test func placesThatDoNotCompileAreErrors() throws {
        try folder.write("import ZRouter\nvar result: ZIKURLRouteResult?\n", to: "Sources/Link/Link.swift")
        #expect(
            try Command.routes(["migrate", "Sources/Link"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        Sources/Link/Link.swift:2:13: error: ZIKURLRouteResult is a name that ZRouter lacks
                          help: see the table of the article Coming from ZIKRouter
                        1 file read, 0 to rewrite (0 changes), 1 left to do by hand
                        1 place to edit by hand before the result compiles

                        """))
    }

    @Test func secondMigrationChangesNothing() throws {
        _ = try Command.routes(["migrate", "--write"], in: folder)
        #expect(
            try Command.routes(
                ["migrate", "--write", "Sources/Shop/Clock.swift", "./Sources/Shop/Clock.swift"], in: folder)
                == Command(status: 0, output: "1 file read, 0 rewritten (0 changes), 0 left to do by hand\n"))
    }

    @Test func nothingIsWrittenIfAFileCannotBeRead() throws {
        try Data([0xFF, 0xFE]).write(to: folder.url.appending(path: "Sources/Shop/Zero.swift"))
        #expect(
            try Command.routes(["migrate", "--write"], in: folder)
                == Command(status: 2, errors: "error: Sources/Shop/Zero.swift cannot be read: it is not UTF-8\n"))
        #expect(try folder.text(of: "Sources/Shop/Clock.swift") == Self.before)
        #expect(
            try Command.routes(["migrate", "Nowhere"], in: folder)
                == Command(status: 2, errors: "error: Nowhere cannot be read: No such file or directory\n"))
    }
}
#endif
