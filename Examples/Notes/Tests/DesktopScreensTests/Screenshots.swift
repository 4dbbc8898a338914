// SPDX-License-Identifier: Apache-2.0

#if GTK
import Foundation

/// What `Scripts/screenshots` leaves behind, run once for all tests.
struct Screenshots {
    /// Why they could not be taken; empty if they could.
    let problem: String
    /// In the order in which they were taken.
    let names: [String]
    private let folder: URL

    private static let tools = ["Xvfb", "openbox", "xdotool", "import", "convert", "tesseract"]

    /// The reason why no screenshots can be taken; nil if they can be.
    static let obstacle: String? = {
        let missing = tools.filter { WalkDisplay.find($0) == nil }
        return missing.isEmpty
            ? nil
            : "not in the PATH: \(missing.joined(separator: ", ")) "
                + "(Debian: xvfb, openbox, xdotool, imagemagick, tesseract-ocr)"
    }()

    private static let taken = Result { try Screenshots(in: makeFolder()) }

    init() throws { self = try Self.taken.get() }

    private init(in folder: URL) throws {
        self.folder = folder
        let script = URL(filePath: #filePath).appending(path: "../../../Scripts/screenshots").standardized.path
        let outcome = try Self.run(script, folder.path)
        problem = outcome.code == 0 ? "" : outcome.errors
        names = outcome.output.split(separator: "\n").map {
            URL(filePath: String($0)).deletingPathExtension().lastPathComponent
        }
    }

    /// What stands on one of them.
    func words(of name: String) throws -> Set<String> {
        let large = folder.appending(path: "\(name)-large.png").path
        // Letters of a screen are small for a reader of print.
        _ = try Self.run("/usr/bin/env", "convert", path(name), "-colorspace", "Gray", "-resize", "300%", large)
        let text = try Self.run("/usr/bin/env", "tesseract", large, "stdout", "--psm", "11").output
        return Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// How much of one of them has a colour, or one like it: from 0 to 1.
    func share(of colour: String, in name: String) throws -> Double {
        let mean = try Self.run(
            "/usr/bin/env", "convert", path(name), "-alpha", "off", "-fuzz", "6%", "-fill", "black", "+opaque", colour,
            "-fill", "white", "+opaque", "black", "-format", "%[fx:mean]", "info:")
        return Double(mean.output) ?? .nan
    }

    /// From 0, which is black, to 1.
    func brightness(of name: String) throws -> Double {
        Double(try Self.run("/usr/bin/env", "convert", path(name), "-format", "%[fx:mean]", "info:").output) ?? .nan
    }

    private func path(_ name: String) -> String { folder.appending(path: "\(name).png").path }

    private static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "screenshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func run(_ command: String...) throws -> (code: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        // The program stands beside the tests.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let program = URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "notes").path
        process.environment = ProcessInfo.processInfo.environment.merging(
            // One thread is faster than several that wait for one another.
            ["NOTES_PROGRAM": program, "OMP_THREAD_LIMIT": "1"]
        ) { $1 }
        let (output, errors) = (try TemporaryFile(), try TemporaryFile())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try output.text(), try errors.text())
    }
}

/// A file that nobody needs for long: a pipe might fill up.
private final class TemporaryFile {
    let handle: FileHandle
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
#endif
