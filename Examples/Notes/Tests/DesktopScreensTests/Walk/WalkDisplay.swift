// SPDX-License-Identifier: Apache-2.0

#if GTK
import Foundation

/// An invisible X display with a window manager. It ends with this object, or with this process.
final class WalkDisplay {
    /// The value of `DISPLAY`.
    let name: String
    private let process = Process()
    private let input = Pipe()

    private static let tools = ["Xvfb", "openbox", "xdotool"]

    /// The reason why there can be no display; nil if there can be one.
    static let obstacle: String? = {
        let missing = tools.filter { find($0) == nil }
        return missing.isEmpty
            ? nil : "not in the PATH: \(missing.joined(separator: ", ")) (Debian: xvfb, openbox, xdotool)"
    }()

    /// The path of a tool.
    static func find(_ tool: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// - Throws: `WalkFault` if the X server or the window manager does not start.
    init() throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", WalkDisplay.script, "sh", "\(WalkEvent.width)x\(WalkEvent.height)x24"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The script inherits its own copies of the other ends.
        try output.fileHandleForWriting.close()
        try input.fileHandleForReading.close()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")), let more = try output.fileHandleForReading.read(upToCount: 1),
            !more.isEmpty
        {
            line += more
        }
        let number = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !number.isEmpty else { throw WalkFault("Xvfb or openbox has not started") }
        name = ":\(number)"
    }

    deinit {
        // The script waits for the end of its input.
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The script prints no number if there is no window manager. Without one, GTK 4.8 prints "Broken accounting of active state"
    /// after clicks on a title bar. The window manager is started again each second, because it cannot always open a display while
    /// another test ends one.
    ///
    /// The server and the window manager ignore milder signals if the test runner blocks them.
    private static let script = """
        folder=$(mktemp -d)
        mkfifo "$folder/number"
        Xvfb -displayfd 3 -screen 0 "$1" 3> "$folder/number" > /dev/null 2>&1 < /dev/null &
        server=$!
        number=$(head -n 1 "$folder/number")
        rm -rf "$folder"
        export DISPLAY=":$number"
        managers=
        managed=
        for turn in $(seq 0 99); do
            if [ $((turn % 10)) = 0 ]; then
                openbox > /dev/null 2>&1 < /dev/null &
                managers="$managers $!"
            fi
            xdotool get_num_desktops > /dev/null 2>&1 && managed=$number && break
            sleep 0.1
        done
        echo "$managed"
        cat > /dev/null
        kill -KILL $managers "$server"
        wait
        rm -rf "/tmp/.X$number-lock" "/tmp/.X11-unix/X$number"
        """
}

/// Why a walk has failed.
struct WalkFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
#endif
