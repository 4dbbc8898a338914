// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The options of a path for a sheet.
struct SheetOptions {
    var detents: [ViewSheetDetent] = []
    var showsDragIndicator: Bool?
    var backgroundInteraction = ViewSheetBackgroundInteraction.automatic
}

extension SheetOptions {
    @MainActor init(_ options: ViewRouteOptions) {
        self.init(
            detents: options.detents, showsDragIndicator: options.showsDragIndicator,
            backgroundInteraction: options.backgroundInteraction)
    }
}
