// SPDX-License-Identifier: Apache-2.0

// Usage: objective-c-cost [CALL COUNT]
// Prints the time of each call in Objective-C and in Swift, and their ratio. With a call, such as `objc_make` or `swift_make`, makes only
// that, for a profiler.

import Foundation
import ObjectiveCCalls
import ZRouter

protocol Measured: AnyObject {
    func number() -> Int
}

extension RoutableService where Protocol == any Measured {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class MeasuredObject: Measured {
    func number() -> Int { 1 }
}

final class MeasuredSwiftRouter: ZIKServiceRouter<MeasuredObject, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(MeasuredObject.self)
        register(RoutableService<any Measured>())
    }

    override func destination(with configuration: PerformRouteConfig) -> MeasuredObject? { MeasuredObject() }
}

RouteRegistry.shared.register { MeasuredSwiftRouter.self }

nonisolated(unsafe) var sum = 0

func swiftFind(_ count: Int32) {
    for _ in 0..<count { sum += Router.to(RoutableService<any Measured>()) == nil ? 0 : 1 }
}

func swiftMake(_ count: Int32) {
    for _ in 0..<count { sum += Router.makeDestination(to: RoutableService<any Measured>())?.number() ?? 0 }
}

func swiftPerform(_ count: Int32) {
    for _ in 0..<count {
        Router.perform(to: RoutableService<any Measured>(), successHandler: { sum += $0.number() })
    }
}

func swiftPerformAndRemove(_ count: Int32) {
    for _ in 0..<count { Router.perform(to: RoutableService<any Measured>())?.removeRoute() }
}

let calls: [(name: String, objectiveC: (Int32) -> Void, swift: (Int32) -> Void)] = [
    ("find", objc_find, swiftFind), ("make", objc_make, swiftMake), ("perform", objc_perform, swiftPerform),
    ("perform_and_remove", objc_perform_and_remove, swiftPerformAndRemove),
]

if CommandLine.arguments.count == 3, let count = Int32(CommandLine.arguments[2]) {
    for call in calls {
        if CommandLine.arguments[1] == "objc_\(call.name)" { call.objectiveC(count) }
        if CommandLine.arguments[1] == "swift_\(call.name)" { call.swift(count) }
    }
    if CommandLine.arguments[1] == "objc_floor" { objc_floor(count) }
} else {
    func nanoseconds(_ body: (Int32) -> Void) -> Double {
        body(1000)
        var best = Double.infinity
        for _ in 0..<5 {
            let count: Int32 = 20_000
            let duration = ContinuousClock().measure { body(count) }
            best = min(best, duration / .nanoseconds(1) / Double(count))
        }
        return best
    }
    func text(_ nanoseconds: Double) -> String { String(format: "%8.0f ns", nanoseconds) }
    func padded(_ name: String) -> String { name.padding(toLength: 20, withPad: " ", startingAt: 0) }
    print(padded("object alone"), text(nanoseconds(objc_floor)))
    for call in calls {
        let (objectiveC, swift) = (nanoseconds(call.objectiveC), nanoseconds(call.swift))
        print(
            padded(call.name), text(objectiveC), "in Objective-C,", text(swift), "in Swift, ratio",
            String(format: "%.2f", objectiveC / swift))
    }
}
