// SPDX-License-Identifier: Apache-2.0

// snippet.interface
import ModuleRouter

// For code of any isolation.
nonisolated public protocol Clock: Sendable {
    var time: String { get }
}

@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}

// For the main actor.
@MainActor public protocol AlertService: AnyObject, Sendable {
    var shown: [String] { get }
    func show(_ text: String)
}

@MainActor @RoutableAs("alerts") extension RoutableService where Protocol == any AlertService {}
// snippet.end
