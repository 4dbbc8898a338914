// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// snippet.interface
// The interface: all that others import.
public protocol Clock: Sendable { var time: String { get } }
@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
// snippet.end
