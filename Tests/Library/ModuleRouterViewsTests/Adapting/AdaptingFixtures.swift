// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport

// A page, as one module provides it, and an article, as another requires it.

@MainActor protocol PageInput: AnyObject { var text: String { get set } }
@MainActor protocol ArticleInput: AnyObject { var body: String { get set } }

extension RoutableView where Protocol == any PageInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any ArticleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class PlainPageScreen: HeadlessScreen, PageInput {
    var text = ""
    var preparations = 0
}

struct PlainPageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { [.push, .presentAsPopover, .makeDestination] }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: RouteConfiguration) -> PlainPageScreen? {
        PlainPageScreen(configuration.title ?? "page")
    }

    func prepare(_ destination: PlainPageScreen, with configuration: RouteConfiguration) {
        destination.preparations += 1
    }
}

// In an app, this extension stands beside the adapters. The module does not know it.
extension PlainPageScreen: ArticleInput {
    var body: String {
        get { text }
        set { text = newValue }
    }
}
