// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of a program that has ended.
struct ShellResult: Sendable {
    let status: Int32
    let output: String
    let errors: String
}

enum Shell {
    /// Runs a program and waits until it ends. Ends it after a time.
    ///
    /// - Parameter seconds: The time after which the program is ended.
    static func run(_ program: String, _ arguments: [String], seconds: Double = 120) throws -> ShellResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        // The symbols of a backtrace take seconds.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        // Files, because two pipes would have to be read at the same time.
        let folder = FileManager.default.temporaryDirectory
        let paths = (0..<2).map { _ in folder.appendingPathComponent("checker-corpus-\(UUID())") }
        for path in paths { try Data().write(to: path) }
        defer { for path in paths { try? FileManager.default.removeItem(at: path) } }
        process.standardOutput = try FileHandle(forWritingTo: paths[0])
        process.standardError = try FileHandle(forWritingTo: paths[1])
        try process.run()
        let timer = DispatchSource.makeTimerSource()
        let id = process.processIdentifier
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler { kill(id, SIGKILL) }
        timer.resume()
        process.waitUntilExit()
        timer.cancel()
        let texts = try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return ShellResult(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// The path of a program in one of the folders of PATH.
    static func find(_ name: String) throws -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        for folder in folders {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw CorpusError("there is no program \(name) in PATH")
    }
}

/// An error of the corpus, for the person who runs it.
public struct CorpusError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}

/// A hash that is the same in every process.
struct StableHash {
    private var value: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0)
    }

    mutating func add(_ data: Data) { for byte in data { add(byte) } }

    private mutating func add(_ byte: UInt8) {
        value.0 = (value.0 ^ UInt64(byte)) &* 0x100_0000_01b3
        value.1 = (value.1 &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
        value.1 ^= value.1 >> 29
    }

    var text: String { String(value.0, radix: 16) + String(value.1, radix: 16) }

    static func of(_ texts: [String]) -> String {
        var hash = StableHash()
        for text in texts { hash.add(text) }
        return hash.text
    }
}

/// Runs a closure for each element, several at the same time.
func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ body: @escaping @Sendable (Element) throws -> Result
) throws -> [Result] {
    let work = Work(elements: elements, body: body)
    let group = DispatchGroup()
    for _ in 0..<max(1, jobs) { DispatchQueue.global().async(group: group) { work.runAll() } }
    group.wait()
    return try work.results.map { try $0!.get() }
}

/// The shared state of `inParallel`. Every access is under the lock.
private final class Work<Element: Sendable, Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let elements: [Element]
    private let body: @Sendable (Element) throws -> Output
    private var next = 0
    private(set) var results: [Result<Output, any Error>?]

    init(elements: [Element], body: @escaping @Sendable (Element) throws -> Output) {
        self.elements = elements
        self.body = body
        results = Array(repeating: nil, count: elements.count)
    }

    func runAll() {
        while let index = take() {
            let result = Result { try body(elements[index]) }
            lock.withLock { results[index] = result }
        }
    }

    private func take() -> Int? {
        lock.withLock {
            guard next < elements.count else { return nil }
            next += 1
            return next - 1
        }
    }
}
