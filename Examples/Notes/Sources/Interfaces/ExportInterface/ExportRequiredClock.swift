// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterMacros

/// What the export module requires: the date to write on an export.
public protocol ExportRequiredClock: Sendable {
    func today() -> Date
}

@Routable extension RoutableService where Protocol == any ExportRequiredClock {}
