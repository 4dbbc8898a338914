// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import Dispatch
import Foundation
import ModuleRouterGTK
import Testing

/// The main actor, the main queue and GLib's loop on one thread.
extension GTKTests {
    @MainActor @Suite struct GTKMainLoopTests {
        @Test func theMainActorIsTheMainThread() async {
            #expect(GTKMainLoop.isMainThread)
            await Task.detached {}.value
            #expect(GTKMainLoop.isMainThread)
        }

        @Test func idleSourcesOfGLibRunBetweenJobs() async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let box = Unmanaged.passRetained(Box(continuation))
                g_idle_add(
                    { data in
                        Unmanaged<Box>.fromOpaque(data!).takeRetainedValue().continuation.resume()
                        return 0
                    }, box.toOpaque())
            }
        }

        private final class Box: Sendable {
            let continuation: CheckedContinuation<Void, Never>

            init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
        }

        @Test func manyHopsComeBackToTheMainThread() async {
            for number in 0..<2_000 {
                #expect(await Task.detached { number }.value == number)
                #expect(GTKMainLoop.isMainThread)
            }
        }

        @Test func theIdleLoopSleeps() async throws {
            // Counts how often the loop polls for events.
            let context = g_main_context_default()
            PollCount.original = g_main_context_get_poll_func(context)
            g_main_context_set_poll_func(context) { descriptors, count, timeout in
                PollCount.polls += 1
                return PollCount.original!(descriptors, count, timeout)
            }
            defer { g_main_context_set_poll_func(context, PollCount.original) }
            // Windows of earlier tests may still draw. A loop that never sleeps polls many thousand times.
            for _ in 0..<10 {
                PollCount.polls = 0
                try await Task.sleep(for: .milliseconds(500))
                if PollCount.polls <= 5 { return }
            }
            Issue.record("the loop has polled \(PollCount.polls) times in half a second")
        }

        private enum PollCount {
            nonisolated(unsafe) static var polls = 0
            nonisolated(unsafe) static var original: GPollFunc?
        }

        @Test(arguments: [
            ("loop", "the loop has ended"), ("application", "the application has ended with 0"),
        ])
        func aSeparateProgramRunsTheMainActor(mode: String, end: String) async throws {
            let output = try await Self.run(mode)
            #expect(
                output == """
                    a task, on the main thread: true
                    after Dispatch's main queue, on the main thread: true
                    MainActor.run, on the main thread: true
                    after a delay of Dispatch's, on the main thread: true
                    after a sleep, on the main thread: true
                    2 screens
                    1 screen
                    \(end)

                    """)
        }

        @Test func aProgramCanExitOnAnyThreadWhileItDraws() async throws {
            for _ in 0..<20 { #expect(try await Self.run("exit").isEmpty) }
        }

        /// Runs the program `GTKProgram` beside the tests.
        private static func run(_ mode: String) async throws -> String {
            try await Task.detached {
                let process = Process()
                let tests = try #require(CommandLine.arguments.first)
                process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
                    .appendingPathComponent("GTKProgram")
                process.arguments = [mode]
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                let data = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
                return String(decoding: data, as: UTF8.self)
            }.value
        }
    }
}
#endif
