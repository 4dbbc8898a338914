// SPDX-License-Identifier: Apache-2.0

import EditorFeature
import EditorInterface
import ModuleRouterViews

/// Provides the editor as a screen of a terminal.
struct EditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.editor) { $0 } }

    static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }

    func makeDestination(with configuration: EditorConfiguration) throws -> EditorScreen? {
        EditorScreen(try EditorModel(configuration))
    }
}
