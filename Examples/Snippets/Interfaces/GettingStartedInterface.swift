// SPDX-License-Identifier: Apache-2.0

// snippet.interface
import ModuleRouter

public protocol Clock: Sendable {
    var time: String { get }
}

@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
// snippet.end
