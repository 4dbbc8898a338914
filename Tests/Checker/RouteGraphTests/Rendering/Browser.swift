// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A browser without a window: Chromium or a derivative.
///
/// `ROUTES_BROWSER` names a browser. If it is set, a browser that cannot be started is a failure. Without it, the tests use a
/// browser in `PATH`, and are skipped if there is none.
struct Browser {
    static let missing: String = "no browser: put chromium into the PATH, or its path into ROUTES_BROWSER"

    static let found: Browser? = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["ROUTES_BROWSER"] { return Browser(executable: URL(fileURLWithPath: named)) }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders {
                let path = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: path) {
                    return Browser(executable: URL(fileURLWithPath: path))
                }
            }
        }
        return nil
    }()

    var executable: URL

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Returns the text of the page after its scripts have run.
    ///
    /// - Parameters:
    ///   - frame: The width of a frame that shows the page. A window cannot be narrower than 500.
    ///   - hasVirtualTime: Whether timers and navigation end at once. The page's clock then stands still.
    func text(
        of page: String, fragment: String = "", frame: Int? = nil, hasVirtualTime: Bool = true, isDark: Bool = false
    ) throws -> String {
        try inFolder { folder in
            var file = try write(page, in: folder, as: "page.html")
            if let frame {
                let around = """
                    <!doctype html><iframe src="page.html\(fragment)" width="\(frame)" height="800"></iframe>
                    <pre id="results" hidden></pre>
                    <script>
                    addEventListener("message", (event) => { document.getElementById("results").textContent = event.data; });
                    </script>
                    """
                file = try write(around, in: folder, as: "frame.html")
            }
            let time = hasVirtualTime ? ["--virtual-time-budget=20000"] : []
            let address = file.absoluteString + (frame == nil ? fragment : "")
            let dumped = try run(time + scheme(isDark) + ["--window-size=1280,900", "--dump-dom", address], in: folder)
            guard let start = dumped.range(of: "<pre id=\"results\" hidden=\"\">"),
                let end = dumped.range(of: "</pre>", range: start.upperBound..<dumped.endIndex)
            else { throw Failure(description: "the page has no results: \(dumped.suffix(500))") }
            return String(dumped[start.upperBound..<end.lowerBound]).replacing("&lt;", with: "<").replacing(
                "&gt;", with: ">"
            )
            .replacing("&amp;", with: "&")
        }
    }

    /// Returns a picture of the page, as PNG.
    func picture(
        of page: String, fragment: String = "", width: Int, height: Int, isDark: Bool = false
    ) throws -> Data {
        try inFolder { folder in
            let file = try write(page, in: folder, as: "page.html")
            let picture = folder.appending(path: "picture.png")
            _ = try run(
                scheme(isDark) + [
                    "--hide-scrollbars", "--window-size=\(width),\(height)", "--screenshot=\(picture.path)",
                    file.absoluteString + fragment,
                ], in: folder)
            return try Data(contentsOf: picture)
        }
    }

    private func write(_ page: String, in folder: URL, as name: String) throws -> URL {
        let file = folder.appending(path: name)
        try Data(page.utf8).write(to: file)
        return file
    }

    private func scheme(_ isDark: Bool) -> [String] { ["--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)"] }

    private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func run(_ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = executable
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(folder.appending(path: "profile").path)",
            ] + arguments
        // Files, because reading two pipes in turn could block.
        let output = folder.appending(path: "output"), errors = folder.appending(path: "errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: """
                    \(executable.path) ended with \(process.terminationStatus): \
                    \(try String(contentsOf: errors, encoding: .utf8).suffix(500))
                    """)
        }
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
    }
}
