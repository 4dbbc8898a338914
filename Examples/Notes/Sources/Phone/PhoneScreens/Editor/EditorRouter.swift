// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import EditorFeature
import EditorInterface
import ModuleRouterViews
import ModuleRouterUIKit

/// Provides the editor as a UIKit screen.
struct EditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.editor) { $0 } }

    static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }

    func makeDestination(with configuration: EditorConfiguration) throws -> EditorController? {
        EditorController(try EditorModel(configuration))
    }
}
#endif
