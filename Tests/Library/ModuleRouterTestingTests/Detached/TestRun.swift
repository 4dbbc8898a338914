// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of tests of this program in another process.
struct TestRun {
    let status: Int32
    /// The results of the tests: their output without versions, starts, durations and the lines of the fixtures.
    let output: String

    /// - Parameter suite: The name of a suite that this process skips.
    init(of suite: String, arguments: [String] = []) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "ModuleRouterTestingTests-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        let process = Process()
        let own = CommandLine.arguments
        process.executableURL = URL(filePath: own[0])
        // On Apple's platforms a helper loads the bundle of the tests.
        let bundle = own.firstIndex(of: "--test-bundle-path").map { Array(own[$0...].prefix(2)) } ?? []
        process.arguments =
            bundle + ["--testing-library", "swift-testing", "--filter", "\\.\(suite)/"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["MODULE_ROUTER_FAILING_TESTS": "1", "NO_COLOR": "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = Self.normalised(try String(contentsOf: file, encoding: .utf8))
    }

    private static func normalised(_ output: String) -> String {
        output.split(separator: "\n")
            .filter { line in
                !["◇", "↳ ///", "↳ Testing Library Version", "↳ Target Platform"].contains { line.hasPrefix($0) }
            }
            .map {
                $0.replacing(/after [0-9.]+ seconds/, with: "after some time")
                    .replacing(/DetachedFixtures\.swift:[0-9]+(:[0-9]+)?/, with: "DetachedFixtures.swift:N")
            }
            .joined(separator: "\n")
    }
}
