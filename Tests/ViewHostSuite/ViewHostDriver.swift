// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// What the suite needs of a toolkit: screens and views, windows, and how the two differ from others.
@MainActor package protocol ViewHostDriver: Sendable {
    associatedtype Screen: DrivenScreen
    associatedtype Performer: DrivenPerformer
    associatedtype Part: DrivenPart

    /// Where the toolkit does otherwise than the suite says: the names of scenarios, with why. These are expected to fail.
    nonisolated var differences: [String: String] { get }

    /// Whether something can happen in the middle of a transition.
    nonisolated var hasMotion: Bool { get }

    static func makeScreen(_ title: String) -> Screen
    static func makePerformer(_ title: String) -> Performer
    static func makePart(_ title: String) -> Part

    /// Opens a window, and shows it.
    func makeWindow(_ content: DrivenContent) -> any DrivenWindow

    /// A navigation container with a screen.
    func makeNavigation(around screen: any DrivenScreen) -> AnyObject

    /// Objects of the toolkit's own that live with a view that is shown: its widget, and the window around it.
    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject]

    /// Returns when the toolkit has done what it puts off: freed what it has used, drawn what has changed.
    func idle() async
}

extension ViewHostDriver where Self: CaseIterable {
    /// Every scenario that makes sense, in each of its windows' ways.
    package nonisolated static var scenarios: [(Self, ViewHostScenario)] {
        allCases.flatMap { driver in ViewHostScenario.all(in: driver).map { (driver, $0) } }
    }
}

/// What a window begins with.
package enum DrivenContent {
    case navigation(any DrivenScreen)
    case plain(any DrivenScreen)
    case split(list: any DrivenScreen)
    case tabs(any DrivenScreen)
}

/// An object of a toolkit that is no object of Swift.
@MainActor package final class ToolkitObject {
    package var isFreed = false

    package init() {}
}

/// What is seen of a window's content, or of what is presented above it.
package enum DrivenLevel {
    case screen(AnyObject)
    case stack([AnyObject])
    case columns(list: AnyObject, detail: AnyObject?)
    case tabs([AnyObject], selected: AnyObject?)
}
