// SPDX-License-Identifier: Apache-2.0

/// Says of a class that a router makes it. The class of a destination conforms by an extension beside its router.
public protocol ZIKRoutableService: AnyObject {}

/// Says of a class of views that a router makes it. The class of a destination conforms by an extension beside its router.
public protocol ZIKRoutableView: AnyObject {}
