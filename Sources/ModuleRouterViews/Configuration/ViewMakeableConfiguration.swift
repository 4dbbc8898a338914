// SPDX-License-Identifier: Apache-2.0

/// A configuration for a view module that takes parameters. The module needs no configuration class of its own. See
/// ``ServiceMakeableConfiguration``.
open class ViewMakeableConfiguration<Destination, Constructor>:
    RouteMakeableConfiguration<Destination, Constructor>
{}
