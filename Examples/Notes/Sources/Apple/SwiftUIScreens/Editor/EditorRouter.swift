// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import EditorFeature
import EditorInterface
import ModuleRouterViews

/// Provides the editor as a SwiftUI screen.
struct EditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.editor) { $0 } }

    static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }

    func makeDestination(with configuration: EditorConfiguration) throws -> EditorScreen? {
        EditorScreen(try EditorModel(configuration))
    }
}
#endif
