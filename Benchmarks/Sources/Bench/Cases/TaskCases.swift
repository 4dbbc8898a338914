// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import Dispatch
import ModuleRouter
import Foundation

/// Cases that depend on the task: an override for the current task, and asynchronous services.
enum TaskCases {
    static var all: [BenchCase] {
        [
            BenchCase("overridden in this task", "@Routable", floor: floor) { operations in
                try override.run { for _ in 0..<operations { keep(try TransientCases.declared()) } }
            },
            BenchCase("overridden in this task", "declared plainly", floor: floor) { operations in
                try override.run { for _ in 0..<operations { keep(try TransientCases.plain()) } }
            },
            BenchCase("overridden in another task", "@Routable", floor: floor) { operations in
                try elsewhere { for _ in 0..<operations { keep(try TransientCases.declared()) } }
            },
            BenchCase("overridden in another task", "declared plainly", floor: floor) { operations in
                try elsewhere { for _ in 0..<operations { keep(try TransientCases.plain()) } }
            },
        ] + asynchronous
    }

    private static let override = RouteRegistry(parent: nil) {
        TransientRouter.self
        PlainTransientRouter.self
    }

    private static func floor(_ operations: Int) {
        for _ in 0..<operations { keep(Floor.transient()) }
    }

    /// Runs the work while another thread has an override.
    private static func elsewhere(_ work: () throws -> Void) throws {
        let isDone = DispatchSemaphore(value: 0)
        let hasBegun = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            override.run {
                hasBegun.signal()
                isDone.wait()
            }
        }
        hasBegun.wait()
        defer { isDone.signal() }
        try work()
    }

    private static var asynchronous: [BenchCase] {
        [
            BenchCase(
                "shared, made asynchronously", "@Routable", clock: .process, floor: waiting(floorLater),
                work: waiting { operations in
                    for _ in 0..<operations {
                        keep(try? await Router.destination(for: RoutableAsyncService<any SharedLater>()))
                    }
                }),
            BenchCase(
                "shared, made asynchronously", "declared plainly", clock: .process, floor: waiting(floorLater),
                work: waiting { operations in
                    for _ in 0..<operations {
                        keep(try? await Router.destination(for: RoutableAsyncService<any PlainSharedLater>()))
                    }
                }),
        ]
    }

    private static func floorLater(_ operations: Int) async {
        for _ in 0..<operations { keep(await Floor.sharedLater()) }
    }

    private static func waiting(_ work: @escaping @Sendable (Int) async -> Void) -> BenchCase.Work {
        { operations in
            let isDone = DispatchSemaphore(value: 0)
            Task.detached {
                await work(operations)
                isDone.signal()
            }
            isDone.wait()
        }
    }
}
