// SPDX-License-Identifier: Apache-2.0

/// Marks a class as the destination of a router. Write the conformance in an extension beside the router.
public protocol ZIKRoutableService: AnyObject {}

/// Marks a class of views as the destination of a router. Write the conformance in an extension beside the router.
public protocol ZIKRoutableView: AnyObject {}
