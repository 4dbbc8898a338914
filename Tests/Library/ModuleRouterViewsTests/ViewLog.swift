// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A log of the events of a test. It is a task-local value, because hooks are static functions.
@MainActor final class ViewLog {
    @TaskLocal static var current = ViewLog()

    private var lines: [String] = []

    nonisolated init() {}

    func append(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    static func add(_ line: String) { current.append(line) }

    static func take() -> [String] { current.take() }

    static func observe(_ registry: RouteRegistry = .current, as name: String = "observer") {
        registry.addViewRouteObserver { add("\(name): \($0.line)") }
    }
}

/// Gives each test a ``ViewLog`` of its own.
struct LoggedTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await ViewLog.$current.withValue(ViewLog()) { try await function() }
    }
}

extension Trait where Self == LoggedTrait {
    static var logged: LoggedTrait { LoggedTrait() }
}

extension ViewRouteEvent {
    /// The event as one line, such as `didPerform 'note' by push from 'root', router`.
    var line: String {
        let known = route == nil ? ", without a route" : ""
        return "\(phase) \(Self.name(of: destination)) by \(kind) from \(Self.name(of: source)), \(initiator)\(known)"
    }

    private static func name(of object: AnyObject?) -> String {
        guard let object else { return "nowhere" }
        return (object as? HeadlessScreen).map { "'\($0.title)'" } ?? "\(type(of: object))"
    }
}

/// A signal that is sent once and can be awaited.
@MainActor final class Signal {
    private let (stream, continuation) = AsyncStream.makeStream(of: Never.self)

    func send() { continuation.finish() }

    /// Waits for the signal. Throws if the task is cancelled. Only one task may wait.
    func wait() async throws {
        for await _ in stream {}
        try Task.checkCancellation()
    }
}
