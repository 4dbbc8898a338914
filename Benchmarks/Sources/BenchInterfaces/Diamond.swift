// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// A graph of four services. Two of them need the same leaf, of which there is one for each graph.

public protocol Diamond: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any Diamond {}

public protocol DiamondLeft: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any DiamondLeft {}

public protocol DiamondRight: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any DiamondRight {}

public protocol DiamondLeaf: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any DiamondLeaf {}
