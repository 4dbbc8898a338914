// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

@testable import routes

/// The package that `routes new app` writes.
@Suite(.startsPrograms) struct NewAppTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [false, true]) func newAppBuildsAndItsTestsPass(hasScreen: Bool) throws {
        let name = hasScreen ? "Gallery" : "Kiosk"
        let package = BuiltProducts.consumers.appending(path: name, directoryHint: .isDirectory)
        try? FileManager.default.removeItem(at: package)
        let made = try Command.routes(
            ["new", "app", name, "--into", BuiltProducts.consumers.path, "--path", Repository.folder.path]
                + (hasScreen ? ["--screen"] : []))
        #expect(made.status == 0 && made.errors == "", "\(made)")

        // The test takes the macros from its own build.
        let manifest = package.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let requirement = try #require(text.firstMatch(of: /path: ".*"/)?.output)
        #expect(requirement == "path: \"\(Self.pathFromConsumers)\"")
        try OutputFile.write(text.replacing(requirement, with: "\(requirement), traits: []"), to: manifest.path)

        let tested = try BuiltProducts.swift("test", in: package, usesMacros: true)
        #expect(tested.status == 0, "\(tested)")
        #expect(tested.output.contains("Test run with \(hasScreen ? 4 : 3) tests"), "\(tested)")
        #expect(!(tested.output + tested.errors).contains("warning:"), "\(tested)")
        let app = BuiltProducts.consumers.appending(path: "macros/debug/\(name)").path
        #expect(
            try Command(app, [])
                == Command(status: 0, output: hasScreen ? "Hello, world!\nHello, Ada!\n" : "Hello, world!\n"))
        let checked = try Command.routes(["check", package.path, "--warnings-as-errors"])
        #expect(checked.status == 0 && checked.errors == "", "\(checked)")
        let routes = hasScreen ? "2 routes" : "1 route"
        #expect(checked.output == "no findings in \(routes) of \(name)\nno findings in \(routes) of \(name)Tests\n")
    }

    /// The path of this repository from a package beside the built products.
    private static var pathFromConsumers: String {
        let base = BuiltProducts.consumers.appending(path: "App").pathComponents
        let path = Repository.folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
        let common = zip(base, path).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - common)
        return (up + path.dropFirst(common)).joined(separator: "/")
    }

    @Test func printsTheWrittenFilesAndTheNextSteps() throws {
        #expect(
            try Command.routes(["new", "app", "Shop"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        Wrote Shop/Package.swift
                        Wrote Shop/.gitignore
                        Wrote Shop/Sources/GreeterInterface/Greeter.swift
                        Wrote Shop/Sources/GreeterModule/FriendlyGreeter.swift
                        Wrote Shop/Sources/Shop/main.swift
                        Wrote Shop/Tests/ShopTests/GreeterTests.swift

                        The package requires a clone of swift-module-router at swift-module-router: make it, or change the path \
                        in Shop/Package.swift.

                        Run the app, run its tests, and list its routes:

                            cd Shop
                            swift run
                            swift test
                            swift package routes list

                        """))
    }

    /// The requirement equals the one on the pages.
    @Test func requiresAClone() throws {
        let page = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
        let line = NewApp.Library().line
        #expect(page.contains("\n\(line)\n"))
        let name = try #require(SwiftName(argument: "Shop"))
        let app = try NewApp(name: name, library: NewApp.Library(), hasScreen: false)
        #expect(app.files[0].text.contains("\n        \(line)\n"))
    }

    @Test func anExistingFolderIsLeftAlone() throws {
        try folder.write("mine", to: "Shop/notes.txt")
        #expect(
            try Command.routes(["new", "app", "Shop"], in: folder)
                == Command(status: 2, errors: "error: Shop already exists; nothing was written\n"))
        #expect(folder.files == ["Shop/notes.txt"])
    }

    @Test func anEmptyFolderIsUsed() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Shop"), withIntermediateDirectories: true)
        #expect(try Command.routes(["new", "app", "Shop"], in: folder).status == 0)
        #expect(folder.files.contains("Shop/Package.swift"))
    }

    @Test func aFolderWithoutTheLibraryIsRefused() throws {
        #expect(
            try Command.routes(["new", "app", "Shop", "--path", "Nowhere"], in: folder)
                == Command(status: 2, errors: "error: Nowhere is not a clone of swift-module-router\n"))
        #expect(folder.files == [])
    }

    @Test(arguments: ["GreeterModule", "Testing", "ModuleRouter"])
    func aNameThatAnotherModuleHasIsRefused(name: String) throws {
        #expect(
            try Command.routes(["new", "app", name], in: folder)
                == Command(status: 2, errors: "error: a module has the name \(name); choose another one\n"))
    }
}
#endif
