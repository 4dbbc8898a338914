// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// The clock that the export module requires, for the date on an export.
public protocol ExportRequiredClock: Sendable {
    func today() -> Date
}

@RoutableAs("exportRequiredClock") extension RoutableService where Protocol == any ExportRequiredClock {}
