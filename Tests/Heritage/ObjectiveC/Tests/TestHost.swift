// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
@testable import ModuleRouterViews
import ObjectiveCCases
import Testing
import ZIKRouterBridge

/// The functions that cases in Objective-C call: records of failures, windows without a display, and threads.
@MainActor enum TestHost {
    private static var window: HeadlessWindow?
    private static var kept: [ForeignObject] = []

    static func use() {
        var host = zik_test_host()
        host.fail = { text, file, line in
            let location = SourceLocation(
                fileID: "Cases/\(String(cString: file!))", filePath: String(cString: file!), line: max(Int(line), 1),
                column: 1)
            Issue.record(Comment(rawValue: String(cString: text!)), sourceLocation: location)
        }
        windows(&host)
        content(&host)
        user(&host)
        code(&host)
        others(&host)
        zik_cases_use(&host)
    }

    private static func windows(_ host: inout zik_test_host) {
        host.open_window = { root in TestHost.with(root) { TestHost.open(.navigation(root: $0)) } }
        host.open = { content, root in
            TestHost.with(root) { root in
                switch content {
                case zik_plain: TestHost.open(.plain(root: root))
                case zik_split: TestHost.open(.split(list: root))
                default: TestHost.open(.navigation(root: root))
                }
            }
        }
        host.open_slowly = { root in
            TestHost.with(root) { TestHost.open(.navigation(root: $0), .manual(.seconds(1))) }
        }
        host.finish_transitions = { onMain { TestHost.window?.finishTransitions() } }
        host.close_window = { onMain { TestHost.closeWindow() } }
    }

    private static func content(_ host: inout zik_test_host) {
        host.front = {
            let front = onMain { TestHost.window?.topScreen.flatMap { $0 as? ForeignObject } }
            return front?.pointer
        }
        host.stack_count = { Int32(onMain { TestHost.window?.stack.count ?? 0 }) }
        host.contains = { object in TestHost.with(object) { TestHost.window?.contains($0) ?? false } }
        host.holds = { object, kind in
            TestHost.with(object) { TestHost.window?.holds($0, as: TestHost.kind(kind)) ?? false }
        }
    }

    private static func user(_ host: inout zik_test_host) {
        host.user_removes_front = { onMain { TestHost.window?.user.goBack() } }
        host.user_swipes_back = { cancelled in
            onMain {
                TestHost.window?.user.beginSwipeBack()
                TestHost.window?.user.releaseSwipe(cancelled: cancelled)
            }
        }
        host.user_dismisses_front = {
            onMain {
                TestHost.window?.user.beginSwipeDown()
                TestHost.window?.user.releaseSwipe()
            }
        }
        host.user_performs_segue = { identifier in
            let identifier = String(cString: identifier!)
            onMain { TestHost.window?.user.performSegue(identifier) }
        }
    }

    private static func code(_ host: inout zik_test_host) {
        host.push = { screen in TestHost.with(screen) { TestHost.window?.push($0) } }
        host.present = { screen in TestHost.with(screen) { TestHost.window?.present($0) } }
        host.add_child = { child, parent in
            let parent = ForeignObject.of(parent!)
            TestHost.with(child) { TestHost.window?.addChild($0, to: parent) }
        }
        host.add_subview = { view, superview in
            let superview = ForeignObject.of(superview!)
            TestHost.with(view) { TestHost.window?.addSubview($0, to: superview) }
        }
        host.remove = { object in TestHost.with(object) { TestHost.window?.remove($0) } }
        host.add_segue = { identifier, kind, screen, make in
            let identifier = String(cString: identifier!)
            TestHost.with(screen) { screen in
                TestHost.window?.addSegue(identifier, TestHost.kind(kind), from: screen) {
                    make?().map { ForeignObject.of($0) }
                }
            }
        }
    }

    private static func others(_ host: inout zik_test_host) {
        host.keep = { object in TestHost.with(object) { TestHost.kept.append($0) } }
        host.leak_count = { Int32(onMain { RouteRegistry.current.leakDetector.report().count }) }
        host.on_threads = { count, body in
            let registry = RouteRegistry.current
            DispatchQueue.concurrentPerform(iterations: Int(count)) { number in
                registry.run { body?(Int32(number)) }
            }
        }
        host.in_child_registry = { body in RouteRegistry(parent: .current).run { body?() } }
    }

    // MARK: -

    static func open(_ content: HeadlessContent, _ transitions: HeadlessTransitions = .immediate) {
        closeWindow()
        window = HeadlessWindow(content, transitions: transitions)
        RouteRegistry.current.frontViewSource = { window?.topScreen.flatMap { $0 as? any ViewRouteSource } }
    }

    static func closeWindow() {
        window?.close()
        window = nil
        kept = []
    }

    /// Calls a function with an object of Objective-C.
    private nonisolated static func with<Result>(
        _ object: UnsafeMutableRawPointer?, _ body: @MainActor (ForeignObject) -> Result
    ) -> Result {
        let object = ForeignObject.of(object!)
        return onMain { body(object) }
    }

    /// Returns the kind with a number of `ZIKViewRouteType`.
    private static func kind(_ number: Int32) -> ViewRouteKind {
        let kinds: [ViewRouteKind] = [
            .push, .presentModally, .presentAsPopover, .presentAsSheet, .performSegue, .show, .showDetail, .addAsChild,
            .addAsSubview,
        ]
        return kinds[Int(number)]
    }
}

/// Runs a function on the main actor. Cases run on the main thread.
@discardableResult
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body() }
        return result!
    }
}
