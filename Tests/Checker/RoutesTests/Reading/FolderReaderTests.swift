// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

@testable import routes

@Suite struct FolderReaderTests {
    private let settings = BuildSettings(platform: "Linux", configuration: .debug, definitions: ["FULL"])

    @Test func foldersInSourcesAreModules() throws {
        let folder = try TemporaryFolder([
            "Sources/App/main.swift": "", "Sources/Time-Keeping/Clock.swift": "", "Sources/CLibrary/library.c": "",
            "Sources/.hidden/A.swift": "",
        ])
        let sources = folder.path + "/Sources"
        let modules = try FolderReader.modules(in: sources)
        #expect(modules.map(\.name) == ["App", "CLibrary", "Time_Keeping"])
        let app = try FolderReader(modules: modules, settings: settings).app(startedAt: nil)
        #expect(
            app
                == SourceApp(
                    entryPoint: "App",
                    modules: [
                        SourceModule(
                            name: "App", role: .executable, files: [sources + "/App/main.swift"],
                            dependencies: ["Time_Keeping"], conditions: ["DEBUG", "FULL"]),
                        SourceModule(
                            name: "Time_Keeping", files: [sources + "/Time-Keeping/Clock.swift"],
                            conditions: ["DEBUG", "FULL"]),
                    ]))
    }

    @Test func anyOtherFolderIsAModule() throws {
        let folder = try TemporaryFolder(["Shop/A.swift": "", "Shop/Views/B.swift": "", "Sources/A.swift": ""])
        #expect(
            try FolderReader.modules(in: folder.path + "/Shop/")
                == [FolderReader.Module(name: "Shop", path: folder.path + "/Shop")])
        #expect(
            try FolderReader.modules(in: folder.path + "/Sources")
                == [FolderReader.Module(name: "Sources", path: folder.path + "/Sources")])
    }

    @Test(arguments: [
        "import Time", "  public import Time", "@testable @_exported import Time", "import struct Time.Clock",
        "@preconcurrency internal import protocol Time.Clock // why",
    ])
    func foldersThatImportOneAnotherAreModules(line: String) throws {
        let folder = try TemporaryFolder([
            "Modules/App/main.swift": "// What is started.\n\(line)\n",
            "Modules/Time/Deep/Clock.swift": "import Foundation",
        ])
        #expect(try FolderReader.modules(in: folder.path + "/Modules").map(\.name) == ["App", "Time"])
    }

    @Test(arguments: [
        ["Shop/App/main.swift": "import Shop", "Shop/Time/Clock.swift": ""],
        ["Shop/App/main.swift": "// import Time", "Shop/Time/Clock.swift": ""],
        // A module of the system, and a folder named after the external module that it extends.
        ["Shop/App/main.swift": "import Network", "Shop/Network/Client.swift": ""],
        ["Shop/App/main.swift": "import Logging", "Shop/Logging/Logger+Shop.swift": "import Logging"],
        ["Shop/App/main.swift": "import Time", "Shop/Time/Clock.swift": "", "Shop/Shop.swift": ""],
    ])
    func foldersOfOneModuleAreNotSeparateModules(files: [String: String]) throws {
        let folder = try TemporaryFolder(files)
        #expect(try FolderReader.modules(in: folder.path + "/Shop").map(\.name) == ["Shop"])
    }

    @Test func moduleMayBeSpreadOverFolders() throws {
        let folder = try TemporaryFolder(["One/main.swift": "", "Two/B.swift": ""])
        let reader = FolderReader(
            modules: ["Two", "One"].map { FolderReader.Module(name: "App", path: "\(folder.path)/\($0)") },
            settings: settings)
        #expect(
            try reader.app(startedAt: nil).modules.map(\.files)
                == [["\(folder.path)/One/main.swift", "\(folder.path)/Two/B.swift"]])
    }

    @Test(arguments: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
    func theModuleWithAMainTypeIsTheEntryPoint(attribute: String) throws {
        let folder = try TemporaryFolder([
            "Sources/A/A.swift": "struct A {}", "Sources/B/B.swift": "import A\n\n  \(attribute) class B {}",
        ])
        let modules = try FolderReader.modules(in: folder.path + "/Sources")
        #expect(try FolderReader(modules: modules, settings: settings).app(startedAt: nil).entryPoint == "B")
        #expect(try FolderReader(modules: modules, settings: settings).app(startedAt: "A").entryPoint == "A")
    }

    @Test(arguments: [
        (
            ["A/A.swift": "", "B/B.swift": ""],
            "none of the modules A, B contains main.swift or @main: select the one that is started with --entry"
        ),
        (
            ["A/main.swift": "", "B/main.swift": ""],
            "the modules A, B can all be started: select one with --entry"
        ),
        (
            ["A/A.swift": "// @main"],
            "A contains neither main.swift nor @main: a library is checked in the programs that link it; if a program starts "
                + "here, pass --entry A"
        ),
        (["A/a.c": ""], "there is no Swift file in <folder>/Sources/A"),
    ])
    func ambiguousEntryPointsAreReported(files: [String: String], message: String) throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("Sources/\($0)", $1) }))
        let modules = try FolderReader.modules(in: folder.path + "/Sources")
        let error = #expect(throws: SourceError.self) {
            try FolderReader(modules: modules, settings: settings).app(startedAt: nil)
        }
        #expect(error?.description.replacing(folder.path, with: "<folder>") == message)
    }

    @Test func entryPointThatIsNoModuleIsNamed() throws {
        let folder = try TemporaryFolder(["Sources/A/A.swift": "", "Sources/B/B.swift": ""])
        let modules = try FolderReader.modules(in: folder.path + "/Sources")
        let error = #expect(throws: SourceError.self) {
            try FolderReader(modules: modules, settings: settings).app(startedAt: "C")
        }
        #expect(error == SourceError("no module is named C; the modules are A, B"))
    }
}
#endif
