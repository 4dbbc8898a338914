// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The functions of a toolkit that the suite needs: its screens, views and windows, and its differences from other toolkits.
@MainActor package protocol ViewHostDriver: Sendable {
    associatedtype Screen: DrivenScreen
    associatedtype Performer: DrivenPerformer
    associatedtype Part: DrivenPart

    /// The scenarios in which the toolkit behaves differently, by name, with the reasons. They are expected to fail.
    nonisolated var differences: [String: String] { get }

    /// Whether transitions take time, so that calls can interrupt them.
    nonisolated var hasMotion: Bool { get }

    static func makeScreen(_ title: String) -> Screen
    static func makePerformer(_ title: String) -> Performer
    static func makePart(_ title: String) -> Part

    /// Opens a window, and shows it.
    func makeWindow(_ content: DrivenContent) -> any DrivenWindow

    /// A navigation container with a screen.
    func makeNavigation(around screen: any DrivenScreen) -> AnyObject

    /// The toolkit's objects that live as long as a shown view: its widget and the window around it.
    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject]

    /// Waits for the toolkit's deferred work, such as releasing objects and drawing.
    func idle() async
}

extension ViewHostDriver where Self: CaseIterable {
    /// All scenarios that a driver can run, with each of its cases.
    package nonisolated static var scenarios: [(Self, ViewHostScenario)] {
        allCases.flatMap { driver in ViewHostScenario.all(in: driver).map { (driver, $0) } }
    }
}

/// The initial content of a window.
package enum DrivenContent {
    case navigation(any DrivenScreen)
    case plain(any DrivenScreen)
    case split(list: any DrivenScreen)
    case tabs(any DrivenScreen)
}

/// An object of a toolkit that is not a Swift object.
@MainActor package final class ToolkitObject {
    package var isFreed = false

    package init() {}
}

/// The visible structure of a window's content or of a presentation above it.
package enum DrivenLevel {
    case screen(AnyObject)
    case stack([AnyObject])
    case columns(list: AnyObject, detail: AnyObject?)
    case tabs([AnyObject], selected: AnyObject?)
}
