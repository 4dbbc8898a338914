// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// The graph of five services again, with short keys.

public protocol ShortRoot: Sendable { var number: Int { get } }

@RoutableAs("shortRoot") extension RoutableService where Protocol == any ShortRoot {}

public protocol ShortLeft: Sendable { var number: Int { get } }

@RoutableAs("shortLeft") extension RoutableService where Protocol == any ShortLeft {}

public protocol ShortRight: Sendable { var number: Int { get } }

@RoutableAs("shortRight") extension RoutableService where Protocol == any ShortRight {}

public protocol ShortLeftLeaf: Sendable { var number: Int { get } }

@RoutableAs("shortLeftLeaf") extension RoutableService where Protocol == any ShortLeftLeaf {}

public protocol ShortRightLeaf: Sendable { var number: Int { get } }

@RoutableAs("shortRightLeaf") extension RoutableService where Protocol == any ShortRightLeaf {}
