// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// What has happened in a test, line by line. Hooks are static functions: the log comes to them with the test's task.
@MainActor final class ViewLog {
    @TaskLocal static var current = ViewLog()

    private var lines: [String] = []

    nonisolated init() {}

    func append(_ line: String) { lines.append(line) }

    /// The lines since the last time.
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
    /// All that it says: `didPerform 'note' by push from 'root', router`.
    var line: String {
        let known = route == nil ? ", without a route" : ""
        return "\(phase) \(Self.name(of: destination)) by \(kind) from \(Self.name(of: source)), \(initiator)\(known)"
    }

    private static func name(of object: AnyObject?) -> String {
        guard let object else { return "nowhere" }
        return (object as? HeadlessScreen).map { "'\($0.title)'" } ?? "\(type(of: object))"
    }
}

/// Something that comes once, and can be waited for.
@MainActor final class Signal {
    private let (stream, continuation) = AsyncStream.makeStream(of: Never.self)

    func send() { continuation.finish() }

    /// Returns when it has come; throws if the task is cancelled. For one waiter.
    func wait() async throws {
        for await _ in stream {}
        try Task.checkCancellation()
    }
}
